/** The tab that a key leads to from `current`, round and round; null where the key leads to none. */
export function tabAfter(key: string, current: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}
