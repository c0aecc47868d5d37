/** A grade as the specification shows them: « 3.2/4.0 », with two decimals where there are two. */
export function gradeText(grade: number): string {
  return `${Number.isInteger(grade * 10) ? grade.toFixed(1) : grade.toFixed(2)}/4.0`;
}
