import { pathToFileURL } from 'node:url';
import type { AppLoadContext, ServerBuild } from 'react-router';
import type { SiteIdentity } from '../src/shared/api/load-context.ts';
import { folders } from './folders.ts';
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
  /** Where the visitor sent a form. */
  form?: SentForm;
  signal?: AbortSignal;
}

export type RenderPage = (visit: Visit) => Promise<Response>;

/** Renders pages with the built site, loaded once. */
export async function builtPages(settings: Settings, readSite: ReadSiteIdentity): Promise<RenderPage> {
  const build = (await import(pathToFileURL(folders.builtPages).href)) as ServerBuild;
  return pagesOf(settings, readSite, () => Promise.resolve(build));
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
    return handle(request, loadContext(settings, visit, await readSite()));
  };
}

function loadContext({ apiInternalUrl }: Settings, visit: Visit, site: SiteIdentity): AppLoadContext {
  const { visitorAddress, requestId, memberCookie, visitorId, display } = visit;
  const api = { url: `${apiInternalUrl}/api/v1`, visitorAddress, requestId, memberCookie, visitorId };
  return { site, display, api };
}
