import { pathToFileURL } from 'node:url';
import type { AppLoadContext, ServerBuild } from 'react-router';
import { folders } from './folders.ts';
import type { Settings } from './settings.ts';

export interface Visit {
  url: string;
  savesData: boolean;
  visitorAddress: string;
  requestId: string;
  signal?: AbortSignal;
}

export type RenderPage = (visit: Visit) => Promise<Response>;

/** Renders pages with the built site, loaded once. */
export async function builtPages(settings: Settings): Promise<RenderPage> {
  const build = (await import(pathToFileURL(folders.builtPages).href)) as ServerBuild;
  return pagesOf(settings, () => Promise.resolve(build));
}

export async function pagesOf(settings: Settings, build: () => Promise<ServerBuild>): Promise<RenderPage> {
  const { createRequestHandler } = await import('react-router');
  const handle = createRequestHandler(build, settings.isDevelopment ? 'development' : 'production');
  return (visit) => {
    const headers = new Headers({ accept: 'text/html' });
    if (visit.savesData) headers.set('save-data', 'on');
    const request = new Request(new URL(visit.url, settings.appUrl), {
      headers,
      signal: visit.signal ?? null,
    });
    return handle(request, loadContext(settings, visit));
  };
}

function loadContext(settings: Settings, visit: Visit): AppLoadContext {
  const { appName, appUrl, contactEmail, contactPhone, apiInternalUrl } = settings;
  return {
    site: { name: appName, url: appUrl, contact_email: contactEmail, contact_phone: contactPhone },
    api: {
      url: `${apiInternalUrl}/api/v1`,
      visitorAddress: visit.visitorAddress,
      requestId: visit.requestId,
    },
  };
}
