import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folders } from './folders.ts';
import { sendPrepared } from './prepared-answer.ts';
import { adminHeaders, filePolicy, serviceWorkerHeaders } from './security-headers.ts';
import { serverMessages } from './server.content.ts';
import { StaticFolder } from './static-folder.ts';

/** The site's built files, from a hook as early as the pages' own. */
export function serveSiteFiles(server: FastifyInstance, headers: Record<string, string>): void {
  const folder = new StaticFolder(folders.builtFiles, (path) => ({
    ...headers,
    ...(path === '/service-worker.js' ? serviceWorkerHeaders : { 'content-security-policy': filePolicy }),
  }));
  server.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request);
    if (!folder.has(path) || !isRead(request)) return done();
    send(folder, path, request, reply).catch(done);
  });
}

const WORKERS = new Set(['/door-worker.js', '/push-worker.js']);

/** The admin panel: its files, and its one page for every other address under /admin. */
export function serveAdmin(server: FastifyInstance, headers: Record<string, string>): void {
  const folder = new StaticFolder(folders.builtAdmin, (path) => ({
    ...headers,
    'content-security-policy': filePolicy,
    ...(path.endsWith('.html') && adminHeaders),
    ...(WORKERS.has(path) && serviceWorkerHeaders),
  }));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!folder.isBuilt())
      return reply.code(503).type('text/plain; charset=utf-8').send(serverMessages.adminNotBuilt);
    const path = pathOf(request).slice('/admin'.length);
    if (path.startsWith('/assets/') && !folder.has(path)) return reply.callNotFound();
    await send(folder, folder.has(path) ? path : '/index.html', request, reply);
    return reply;
  };
  server.get('/admin', answer);
  server.get('/admin/*', answer);
}

async function send(
  folder: StaticFolder,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const file = folder.ready(path) ?? (await folder.load(path));
  reply.hijack();
  sendPrepared(request.raw, reply.raw, file);
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').split('?', 1)[0]!;
}

export function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
