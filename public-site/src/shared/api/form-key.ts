/** Tells one form from the next; it guards nothing, and must work where pages are not served by https too. */
export function newFormKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** The key of a form with what it holds: corrected since, it is another form; the same one again is the same. */
export function keyWith(key: string, content: object): string {
  return `${key}-${hashOf(JSON.stringify(content))}`;
}

/** FNV-1a, which distinguishes contents and is no protection. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
