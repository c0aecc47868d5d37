import { describe, expect, it } from 'vitest';
import { gradeVerdict, outOfFour, usuallyOutOfFour } from './grade.rules.js';

describe('a grade out of 4', () => {
  it.each([
    [12, 20, 2.4],
    [14.5, 20, 2.9],
    [20, 20, 4],
    [0, 20, 0],
    [75, 100, 3],
    [66.7, 100, 2.67],
    [3.2, 4, 3.2],
  ] as const)('%d out of %i is %d in proportion', (grade, scale, gpa) => {
    expect(outOfFour(grade, scale)).toBe(gpa);
  });

  it.each([
    [16, 20, 4],
    [15.99, 20, 3.7],
    [14, 20, 3.7],
    [13.99, 20, 3.3],
    [12, 20, 3.3],
    [11, 20, 3],
    [10, 20, 2.3],
    [9.99, 20, 0],
    [90, 100, 4],
    [89, 100, 3],
    [70, 100, 2],
    [60, 100, 1],
    [59, 100, 0],
    [2.7, 4, 2.7],
  ] as const)('%d out of %i is usually counted as %d', (grade, scale, gpa) => {
    expect(usuallyOutOfFour(grade, scale)).toBe(gpa);
  });
});

describe('a grade against the least that is asked', () => {
  it('is enough where both ways of counting say so', () => {
    expect(gradeVerdict(15, 20, 3)).toBe('yes');
    expect(gradeVerdict(90, 100, 3.5)).toBe('yes');
  });

  it('is to check where one way says so: 14/20 is 2.8 in proportion and usually 3.7', () => {
    expect(gradeVerdict(14, 20, 3)).toBe('to_check');
  });

  it('is to check the other way round: 75/100 is 3.0 in proportion and usually 2.0', () => {
    expect(gradeVerdict(75, 100, 3)).toBe('to_check');
  });

  it('is not enough where neither does', () => {
    expect(gradeVerdict(10, 20, 3)).toBe('no');
  });

  it('out of 4 is compared as it is, the boundary included', () => {
    expect([gradeVerdict(3, 4, 3), gradeVerdict(2.99, 4, 3)]).toEqual(['yes', 'no']);
  });
});
