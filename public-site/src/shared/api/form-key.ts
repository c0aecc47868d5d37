/** Tells one form from the next; it guards nothing, and must work where pages are not served by https too. */
export function newFormKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
