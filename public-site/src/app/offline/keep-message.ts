/** Said by the layout each time another page has come without a new document, and by a page that is kept as it changes. */
export const NEW_PAGE = 'newpage';

/** The message of a page to the service worker: cache this page, with its files. */
export interface KeepMessage {
  keep: string;
  files: string[];
}
