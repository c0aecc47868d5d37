import { pathToFileURL } from 'node:url';
import type { AppLoadContext, ServerBuild } from 'react-router';
import type { SiteIdentity } from '../src/shared/api/load-context.ts';
import { folders } from './folders.ts';
import { tooManyHtml } from './limits/refusal-page.ts';
import type { SentForm } from './page-forms.ts';
import type { Settings } from './settings.ts';
import type { ReadSiteIdentity } from './site-identity.ts';

export interface Visit {
  url: string;
  savesData: boolean;
  display: string;
  visitorAddress: string;
  requestId: string;
  memberCookie: string | null;
  visitorId: string | null;
  ownPageToken: string | null;
  userAgent: string | null;
  /** Where the visitor sent a form. */
  form?: SentForm;
  signal?: AbortSignal;
}

export type RenderPage = (visit: Visit) => Promise<Response>;

interface BuiltPages {
  render: RenderPage;
  /** The patterns of the addresses that have a page. */
  paths: string[];
}

/** Renders pages with the built site, loaded once. */
export async function builtPages(settings: Settings, readSite: ReadSiteIdentity): Promise<BuiltPages> {
  const build = (await import(pathToFileURL(folders.builtPages).href)) as ServerBuild;
  const render = await pagesOf(settings, readSite, () => Promise.resolve(build));
  const paths = Object.values(build.routes).flatMap((route) =>
    route?.index ? [''] : route?.path && route.path !== '*' ? [route.path] : [],
  );
  return { render, paths };
}

export async function pagesOf(
  settings: Settings,
  readSite: ReadSiteIdentity,
  build: () => Promise<ServerBuild>,
): Promise<RenderPage> {
  const { createRequestHandler } = await import('react-router');
  const handle = createRequestHandler(build, settings.isDevelopment ? 'development' : 'production');
  return async (visit) => {
    const headers = new Headers({ accept: 'text/html' });
    if (visit.savesData) headers.set('save-data', 'on');
    if (visit.form) headers.set('content-type', visit.form.type);
    const request = new Request(new URL(visit.url, settings.appUrl), {
      headers,
      signal: visit.signal ?? null,
      ...(visit.form && { method: 'POST', body: new Uint8Array(visit.form.body) }),
    });
    const context = loadContext(settings, visit, await readSite());
    const answer = await handle(request, context);
    return context.api.refusedForS === null ? answer : tooMany(answer, context.api.refusedForS, visit);
  };
}

/** The api refuses this visitor for a while: the page is not whole, which is the visitor's affair and no failure. */
async function tooMany(answer: Response, seconds: number, { url, form }: Visit): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  if (answer.status !== 503) return new Response(answer.body, { status: answer.status, headers });
  headers.set('retry-after', String(seconds));
  const isData = new URL(url, 'http://site').pathname.endsWith('.data');
  // What was typed into a form stays on its page.
  if (isData || form) return new Response(answer.body, { status: 429, headers });
  await answer.body?.cancel();
  return new Response(tooManyHtml(seconds, url), { status: 429, headers });
}

function loadContext({ apiInternalUrl }: Settings, visit: Visit, site: SiteIdentity): AppLoadContext {
  const { visitorAddress, requestId, memberCookie, visitorId, ownPageToken, userAgent, display } = visit;
  const visitor = { visitorAddress, requestId, memberCookie, visitorId, ownPageToken, userAgent };
  const api = { url: `${apiInternalUrl}/api/v1`, ...visitor, refusedForS: null };
  return { site, display, api };
}
