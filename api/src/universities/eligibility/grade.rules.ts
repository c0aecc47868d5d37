import type { EligibilityVerdict, GradeScale } from './scholarship-eligibility.contract.js';

/** Grades out of 4 that many universities give from so much on, where a rule of three would be too hard or too kind. */
const USUAL: Partial<Record<GradeScale, readonly (readonly [from: number, outOfFour: number])[]>> = {
  20: [
    [16, 4],
    [14, 3.7],
    [12, 3.3],
    [11, 3],
    [10, 2.3],
  ],
  100: [
    [90, 4],
    [80, 3],
    [70, 2],
    [60, 1],
  ],
};

/** A grade out of 4 in proportion: 4 × grade ÷ scale, to the hundredth. */
export function outOfFour(grade: number, scale: GradeScale): number {
  return Math.round((grade / scale) * 400) / 100;
}

/** A grade out of 4 as many universities count it; in proportion on a scale that needs no conversion, 0 below them all. */
export function usuallyOutOfFour(grade: number, scale: GradeScale): number {
  const bands = USUAL[scale];
  return bands ? (bands.find(([from]) => grade >= from)?.[1] ?? 0) : outOfFour(grade, scale);
}

/** Enough both ways is yes, enough one way is to check with whoever grants the scholarship, neither is no. */
export function gradeVerdict(grade: number, scale: GradeScale, least: number): EligibilityVerdict {
  const ways = [outOfFour(grade, scale), usuallyOutOfFour(grade, scale)];
  if (ways.every((way) => way >= least)) return 'yes';
  return ways.some((way) => way >= least) ? 'to_check' : 'no';
}
