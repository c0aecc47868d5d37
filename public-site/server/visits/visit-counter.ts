import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { savesData } from '../economy.ts';
import { utmQuery } from '../utm-links.ts';
import { visitedPage, visitedPath } from './visited-page.ts';

const SEND_EVERY_MS = 1_000;
// The api takes as many at once: VISIT_LIMITS in api/src/reporting/visits/visit.contract.ts.
const AT_ONCE = 500;
/** While the api does not answer; the oldest are given up. */
const MOST_WAITING = 20_000;
const TIMEOUT_MS = 5_000;

export type VisitSettings = Pick<Settings, 'apiInternalUrl' | 'appUrl' | 'countryHeader'>;

interface SeenRequest {
  at: number;
  url: string;
  address: string;
  headers: FastifyRequest['headers'];
  /** Whether a proxy that is trusted names the country. */
  isByProxy: boolean;
}

/**
 * Counts the pages that are served, without a cookie or a script: who asked is sent to the api once, which keeps neither
 * address nor browser. Of browsers that ask not to be followed, only how many pages they asked for is sent: one number.
 */
export class VisitCounter {
  private readonly settings: VisitSettings;
  private readonly log: FastifyBaseLogger;
  private waiting: SeenRequest[] = [];
  /** Pages asked for by browsers that ask not to be followed. */
  private refused = 0;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;
  private isReachable = true;

  constructor(settings: VisitSettings, log: FastifyBaseLogger) {
    this.settings = settings;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => void this.send(), SEND_EVERY_MS).unref();
  }

  /** What was counted is sent first. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
    await this.send();
  }

  /** On the way of every page: it only notes. */
  count(request: FastifyRequest, url = request.raw.url ?? '/'): void {
    const { ip, headers, raw } = request;
    if (raw.method !== 'GET' || isUnasked(headers) || this.isSamePage(url, headers)) return;
    this.note({ at: Date.now(), url, address: ip, headers, isByProxy: isByProxy(request) });
  }

  /**
   * A page that the script on the page before, which is ours, has drawn by itself; or one that was prepared and is shown,
   * with where its reader came from, which may be nowhere.
   */
  countDrawn(request: FastifyRequest, path: string, referrer = this.settings.appUrl): void {
    const headers = { ...request.headers, referer: referrer || undefined };
    this.note({ at: Date.now(), url: path, address: request.ip, headers, isByProxy: isByProxy(request) });
  }

  private note(seen: SeenRequest): void {
    if (refusesCounting(seen.headers)) {
      if (visitedPage(seen.url)) this.refused += 1;
      return;
    }
    if (this.waiting.length >= MOST_WAITING) this.waiting.splice(0, AT_ONCE);
    this.waiting.push(seen);
  }

  /** With a script, another filter or a form that was refused does not make another page; so it is without. */
  private isSamePage(url: string, { referer }: FastifyRequest['headers']): boolean {
    if (!referer || !URL.canParse(referer)) return false;
    const { origin, pathname } = new URL(referer);
    return origin === new URL(this.settings.appUrl).origin && visitedPath(pathname) === visitedPath(url);
  }

  private send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null));
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0 || this.refused > 0) {
      const { refused } = this;
      this.refused = 0;
      const batch = this.waiting.splice(0, AT_ONCE);
      const views = batch.flatMap((seen) => this.viewOf(seen) ?? []);
      if ((views.length > 0 || refused > 0) && !(await this.post(views, refused))) {
        this.waiting.unshift(...batch);
        this.refused += refused;
        return;
      }
    }
  }

  private async post(views: readonly object[], refused: number): Promise<boolean> {
    try {
      const answer = await fetch(`${this.settings.apiInternalUrl}/api/v1/page-views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ views, refused }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      // What the api refuses would be refused again.
      const isTaken = answer.ok || answer.status < 500;
      if (!answer.ok) this.log.warn({ status: answer.status }, 'page views were not counted');
      this.isReachable = isTaken;
      return isTaken;
    } catch (error) {
      if (this.isReachable) this.log.warn({ err: error }, 'page views cannot be sent yet');
      this.isReachable = false;
      return false;
    }
  }

  private viewOf({ at, url, address, headers, isByProxy: isNamed }: SeenRequest): object | null {
    const page = visitedPage(url);
    if (!page) return null;
    const codes = new URLSearchParams(utmQuery(url));
    const { countryHeader } = this.settings;
    return {
      at,
      address: address.slice(0, 45),
      agent: text(headers['user-agent'], 512),
      page,
      referrer: text(headers.referer, 512),
      utm_source: text(codes.get('utm_source'), 100),
      utm_campaign: text(codes.get('utm_campaign'), 100),
      languages: text(headers['accept-language'], 200),
      country: countryHeader && isNamed ? text(headers[countryHeader], 10) : '',
      saves_data: savesData(headers),
    };
  }
}

/** The front door believes whom it is told to trust; nginx, which it trusts, says whether it was asked by such a proxy. */
function isByProxy({ ips, headers }: FastifyRequest): boolean {
  return (ips?.length ?? 0) > 1 && headers['x-from-proxy'] !== 'no';
}

const AHEAD = /prefetch|prerender|preview/i;

/** What the browser, the service worker or an app fetches ahead, and what a script reads, are nobody's visit. */
function isUnasked(headers: FastifyRequest['headers']): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return true;
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => String(headers[name]));
  return purposes.some((said) => AHEAD.test(said));
}

/** Whether the browser asks not to be followed. */
export function refusesCounting({ dnt, 'sec-gpc': gpc }: FastifyRequest['headers']): boolean {
  return dnt === '1' || gpc === '1';
}

// PostgreSQL keeps no NUL, and says nothing of what else a control character would hide.
function text(value: string | string[] | null | undefined, longest: number): string {
  return String(value ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, longest);
}
