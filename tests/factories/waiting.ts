/** Asks `look` again and again until it answers something true; refuses after `within` ms. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T> | T,
  within = 60_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + within;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${within} ms`);
    await pause(100);
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does the same thing many times at one moment. */
export const atOnce = <T>(times: number, action: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => action(turn)));
