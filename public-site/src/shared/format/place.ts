/** « Lycée classique, Foumban, Cameroun », without what is missing or repeated. */
export function formatPlace(...parts: string[]): string {
  return [...new Set(parts.filter(Boolean))].join(', ');
}
