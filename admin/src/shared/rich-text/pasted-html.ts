import { withoutTables } from './pasted-tables';
import { withWordLists } from './word-lists';

const BLANK = /^[\s\u00a0]*$/;

/** What word processors, mail programs, web pages and spreadsheets put on the clipboard, as the editor's own HTML. */
export function readablePaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of all(body, 'style, script, meta, link, title, xml, col, colgroup')) one.remove();
  for (const one of all(body, 'o\\:p')) one.replaceWith(...one.childNodes);
  withWordLists(body);
  withoutTables(body);
  for (const one of all(body, 'b, strong')) if (isPlain(one)) one.replaceWith(...one.childNodes);
  for (const list of all(body, ':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
  for (const link of all(body, 'a[href]')) completeAddress(link);
  for (const one of all(body, 'br.Apple-interchange-newline, body > br')) one.remove();
  for (const one of all(body, 'p, h1, h2, h3, h4, h5, h6'))
    if (BLANK.test(one.textContent) && !one.querySelector('img')) one.remove();
  return body.innerHTML;
}

const all = (body: HTMLElement, selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];

/** Google Docs puts all that is copied in one. */
const isPlain = ({ style }: HTMLElement) => ['normal', '400'].includes(style.fontWeight);

/** « www.exemple.org » is meant as an address: as it stands, it would be a page of this site. */
function completeAddress(link: HTMLElement): void {
  const address = link.getAttribute('href')!.trim();
  if (/^www\./i.test(address)) link.setAttribute('href', `https://${address}`);
}
