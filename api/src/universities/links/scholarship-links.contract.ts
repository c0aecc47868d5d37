/** How many scholarships one look at the links may be asked for. */
export const MOST_LINKS_ASKED = 500;
