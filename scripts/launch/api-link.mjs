import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands for the api in addresses that go through its socket. */
const SOCKET_ADDRESS = 'http://api.internal';

/**
 * How the site reaches the api of this launch: a socket that only this account can open, or the port that API_PORT
 * asks for; and a secret by which they know each other. Answers `{ env, close }`.
 */
export function openApiLink(env = process.env) {
  const INTERNAL_SECRET = env.INTERNAL_SECRET || randomBytes(32).toString('hex');
  const API_HOST = env.API_HOST || '127.0.0.1';
  const none = () => undefined;
  if (env.API_PORT) {
    const API_INTERNAL_URL = env.API_INTERNAL_URL || `http://127.0.0.1:${env.API_PORT}`;
    return { env: { INTERNAL_SECRET, API_HOST, API_INTERNAL_URL, API_SOCKET: '' }, close: none };
  }
  const own = { INTERNAL_SECRET, API_HOST, API_INTERNAL_URL: SOCKET_ADDRESS };
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\livres-${randomBytes(12).toString('hex')}`;
    return { env: { ...own, API_SOCKET: pipe }, close: none };
  }
  const folder = mkdtempSync(join(tmpdir(), 'livres-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  return { env: { ...own, API_SOCKET: join(folder, 'api.sock') }, close };
}

/** Whether an address answers 2xx within 5 seconds, through a socket where one is given. */
export function answersOk(address, socketPath) {
  return new Promise((settle) => {
    const asked = request(address, { socketPath: socketPath || undefined, timeout: 5000 }, (answer) => {
      answer.resume();
      settle(answer.statusCode >= 200 && answer.statusCode < 300);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => settle(false));
    asked.end();
  });
}
