/** Said by the layout each time another page has come without a new document. */
export const NEW_PAGE = 'newpage';

/** What a page tells the service worker: keep me, with the files I was drawn with. */
export interface KeepMessage {
  keep: string;
  files: string[];
}
