import type { HeadersArgs } from 'react-router';

/** The headers of a page that its loader decides, such as what a preview allows to store. */
export function loaderHeaders({ loaderHeaders: headers }: HeadersArgs): Headers {
  return headers;
}
