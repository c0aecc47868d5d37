const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

/** The addresses in what was typed or pasted, each once in lower case; and the first word that is none. */
export function addressesIn(entries: readonly string[]): { good: string[]; bad: string | null } {
  const words = entries.flatMap((entry) => entry.split(/[,;\s]+/)).filter((word) => word !== '');
  const good = words.filter((word) => ADDRESS.test(word)).map((word) => word.toLowerCase());
  return { good: [...new Set(good)], bad: words.find((word) => !ADDRESS.test(word)) ?? null };
}
