import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { folders } from './folders.ts';
import { pagesOf } from './page-renderer.ts';
import { redirectToProperAddresses } from './redirects.ts';
import { renderWork } from './rendering/render-work.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { Settings } from './settings.ts';
import type { ReadSiteIdentity } from './site-identity.ts';

/** `npm run dev`: the site and the admin straight from their sources, with hot replacement, on the same port. */
export async function developmentRenderer(
  server: FastifyInstance,
  settings: Settings,
  readSite: ReadSiteIdentity,
): Promise<Renderer> {
  const site = await viteServer(server, folders.workspace);
  const admin = await viteServer(server, folders.admin);
  redirectToProperAddresses(server);
  server.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '/';
    if (/^\/(?:(?:api|health|og|\.well-known)(?:\/|$)|manifest\.webmanifest)/.test(url)) return done();
    if (url === '/admin') return void reply.redirect('/admin/', 302);
    const vite = url.startsWith('/admin/') ? admin : site;
    vite.middlewares(request.raw, reply.raw, done);
  });
  server.addHook('onClose', async () => {
    await Promise.all([site.close(), admin.close()]);
  });
  const render = await pagesOf(settings, readSite, () => siteBuild(site));
  const work = renderWork({ settings, readSite, render });
  return { knows: () => true, run: (task) => work(task), stop: () => Promise.resolve() };
}

function viteServer(server: FastifyInstance, root: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: root === folders.admin ? 'spa' : 'custom',
    server: { middlewareMode: true, ws: { server: server.server } },
  });
}

async function siteBuild(site: ViteDevServer): Promise<ServerBuild> {
  return (await site.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
