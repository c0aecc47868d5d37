/** Staff type plain spaces; French print keeps these with their neighbour. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:;!?»%€])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f');
}
