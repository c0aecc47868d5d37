import type { FastifyInstance } from 'fastify';
import { securityText, webManifest } from './site-files.content.ts';
import type { ReadSiteIdentity } from './site-identity.ts';

/** What browsers and finders of faults look for at addresses of their own. */
export function serveSiteDescriptions(server: FastifyInstance, readSite: ReadSiteIdentity): void {
  server.get('/manifest.webmanifest', async (_request, reply) => {
    const { name, settings: texts } = await readSite();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(name, texts.site_description)));
  });

  server.get('/.well-known/security.txt', async (_request, reply) => {
    const { url, contact_email } = await readSite();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(url, contact_email, new Date()));
  });
}
