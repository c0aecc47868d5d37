/** Where the script says which page it has drawn by itself, its path as the body: the server counts it like the others. */
export const DRAWN_PAGE = '/_view';
