import { offlineLabels } from './offline.content.ts';

const KEPT_AT = 'x-kept-at';
/** Set by the front door on the light pages of the economy mode. */
const ECONOMY = 'x-economy';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A copy that knows when it was read. */
export function keptCopy(answer: Response, now: Date): Response {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, now.toISOString());
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(answer.body, { status: 200, headers });
}

export function isEconomy(answer: Response): boolean {
  return answer.headers.has(ECONOMY);
}

/** The kept page, with a note of the day it was read at its top. */
export async function shownAgain(kept: Response, isOnline: boolean): Promise<Response> {
  const readAt = new Date(kept.headers.get(KEPT_AT) ?? 0);
  const note = `<p class="kept-note" role="status">${offlineLabels.note(readAt, isOnline)}</p>`;
  const html = await kept.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + note),
    { headers: kept.headers },
  );
}

export interface ReadPage {
  address: string;
  title: string;
}

/** What a kept page is called, without the name of the site. */
export async function readPage(address: string, kept: Response): Promise<ReadPage> {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await kept.text()) ?? [];
  return { address, title: title.split(' | ')[0]!.trim() || address };
}

/** The offline page, with what can still be read. */
export function withReadPages(html: string, pages: readonly ReadPage[]): string {
  const entries = pages.map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`);
  return html.replace(/(<ul[^>]*data-kept-pages[^>]*>)/, (list) => list + entries.join(''));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => MARKS[mark]!);
}
