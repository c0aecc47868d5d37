/** How many gave this much, in minor units. */
export interface GivenSum {
  given: number;
  people: number;
}

/** The first so many of those who gave most. */
export function firstOf(sums: readonly GivenSum[], people: number): GivenSum {
  const first = { given: 0, people: 0 };
  for (const sum of sums) {
    const taken = Math.min(sum.people, people - first.people);
    if (taken <= 0) break;
    first.given += taken * sum.given;
    first.people += taken;
  }
  return first;
}

/** The first tenth, rounded up, those after it up to the half, rounded up, and the others; the greatest sums first. */
export function tiersOf(sums: readonly GivenSum[]): [GivenSum, GivenSum, GivenSum] {
  const all = firstOf(sums, Infinity);
  const tenth = firstOf(sums, Math.ceil(all.people / 10));
  const half = firstOf(sums, Math.ceil(all.people / 2));
  return [tenth, without(half, tenth), without(all, half)];
}

const without = (more: GivenSum, less: GivenSum): GivenSum => ({
  given: more.given - less.given,
  people: more.people - less.people,
});
