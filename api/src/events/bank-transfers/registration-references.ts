/** The references of registrations in a bank's words: banks leave dashes out and break words where they like. */
export function registrationReferences(words: string): string[] {
  const bare = words.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const found = [...bare.matchAll(/INS(20\d{6})([0-9A-F]{8})/g)].map(([, day, hex]) => `INS-${day}-${hex}`);
  return [...new Set(found)];
}
