/** Draws that a seed repeats: the same seed gives the same draws in the same order. */
export interface Chance {
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  pick<Value>(values: readonly Value[]): Value;
  yes(probability?: number): boolean;
  /** A value that is not among those used, which it joins; any of them once all are used. */
  deal<Value>(values: readonly Value[], used: Set<Value>): Value;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** Mulberry32, seeded with the hash of a text. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)]!;
  return {
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick,
    yes: (probability = 0.5) => next() < probability,
    deal: (values, used) => {
      const left = values.filter((value) => !used.has(value));
      const dealt = pick(left.length > 0 ? left : values);
      used.add(dealt);
      return dealt;
    },
  };
}
