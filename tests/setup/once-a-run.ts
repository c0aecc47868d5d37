interface Shared {
  users: number;
  made: Promise<{ stop(): Promise<void> }>;
}

// Each project loads its setup for itself: what they share is kept outside.
const shared = globalThis as { livresShared?: Map<string, Shared> };

/** What `make` answers, made once for all projects of the run; `leave` stops it when the last of them has left. */
export async function onceARun<T extends { stop(): Promise<void> }>(
  name: string,
  make: () => Promise<T>,
): Promise<{ made: T; leave(): Promise<void> }> {
  const all = (shared.livresShared ??= new Map<string, Shared>());
  const one = all.get(name) ?? { users: 0, made: make() };
  all.set(name, one);
  one.users += 1;
  const made = (await one.made) as T;
  const leave = async () => {
    one.users -= 1;
    if (one.users > 0) return;
    all.delete(name);
    await made.stop();
  };
  return { made, leave };
}
