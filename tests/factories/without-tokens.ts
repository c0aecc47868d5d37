const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const TOKEN = /[\w-]{16,}/g;

/** A text without its random ids and links, where any short word may stand by chance. */
export function withoutTokens(text: string): string {
  return text.replace(UUID, '…').replace(TOKEN, '…');
}
