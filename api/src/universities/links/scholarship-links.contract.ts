/** How many scholarships one look at the links may be asked for. */
export const MOST_LINKS_ASKED = 500;

/** `POST admin/scholarship-links/checks`: how many links are looked at in a moment. */
export interface LinkChecksAsked {
  asked: number;
}
