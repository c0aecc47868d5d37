/** The place of a column's value among the choices of its list, as SQL. */
export function choiceOrder(choices: readonly string[], column: string): string {
  return `array_position(ARRAY[${choices.map((choice) => `'${choice}'`).join(', ')}], ${column})`;
}
