import { figureOf, type ChartData, type ChartRow } from '../data/chart-data';

export interface GoalKeys<Key extends string> {
  name: Key;
  value: Key;
  goal: Key;
  /** Where one should be today. */
  expected?: Key;
}

export interface GoalLine<Key extends string> {
  row: ChartRow<Key>;
  /** All in percent of the track: what is reached, where one should be today, where the goal stands. */
  reached: number | null;
  expected: number | null;
  goal: number | null;
}

/** Each goal on a track that holds it, or more where it was passed. */
export function goalLines<Key extends string>(data: ChartData<Key>, keys: GoalKeys<Key>): GoalLine<Key>[] {
  return data.rows.map((row) => {
    const [value, goal] = [figureOf(row, keys.value), figureOf(row, keys.goal)];
    const expected = keys.expected ? figureOf(row, keys.expected) : null;
    if (goal === null || goal <= 0) return { row, reached: null, expected: null, goal: null };
    const whole = Math.max(goal, value ?? 0, expected ?? 0);
    const share = (figure: number | null) => (figure === null ? null : Math.max(0, figure / whole) * 100);
    return { row, reached: share(value), expected: share(expected), goal: share(goal) };
  });
}
