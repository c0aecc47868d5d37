import { setTimeout as pause } from 'node:timers/promises';
import { rawRequests } from '../factories/raw-request.ts';
import { RawSocket } from '../factories/raw-socket.ts';
import { type Attack, PATHS, SLOW_BODIES } from './hostile-kinds.ts';

const CONNECTIONS = 300;
const ADDRESSES = Array.from({ length: 30 }, (_, index) => `127.0.0.${21 + index}`);
const BETWEEN_REFUSALS_MS = 250;

const attack = JSON.parse(process.argv[2] ?? '') as Attack;
const refused = await Promise.all([
  flood(attack),
  attack.kinds.includes(SLOW_BODIES) ? slowBodies(attack) : 0,
]);
process.send?.(refused.reduce((sum, one) => sum + one, 0));
process.disconnect();

/** Asks for pages of its own on all connections, again as soon as it is answered; answers how many were refused. */
async function flood({ url, kinds, seconds }: Attack): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const { port } = new URL(url);
  const paths = kinds.flatMap((kind) => PATHS[kind] ?? []);
  if (paths.length === 0) return 0;
  let asked = 0;
  let refused = 0;
  const visitors = ADDRESSES.map((address) =>
    rawRequests(`http://127.0.0.1:${port}`, CONNECTIONS / ADDRESSES.length, address),
  );
  const keepAsking = async ({ ask }: (typeof visitors)[number]) => {
    while (performance.now() < until) {
      asked += 1;
      const answer = await ask({
        method: 'GET',
        path: paths[asked % paths.length]!(asked),
        headers: {},
      }).catch(() => null);
      const isRefused = answer?.status === 429 || answer?.status === 503;
      if (isRefused) refused += 1;
      // What is measured is the site, not how fast this program can be refused.
      if (isRefused || !answer) await pause(BETWEEN_REFUSALS_MS);
    }
  };
  await Promise.all(
    visitors.flatMap((visitor) =>
      Array.from({ length: CONNECTIONS / ADDRESSES.length }, () => keepAsking(visitor)),
    ),
  );
  for (const { close } of visitors) close();
  return refused;
}

/** Begins 140 forms and sends them an email at a time. */
async function slowBodies({ url, seconds }: Attack): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const head =
    'POST /api/v1/contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
  const open = () => new RawSocket(url, '127.0.0.90').write(head);
  let sockets = Array.from({ length: 140 }, open);
  let refused = 0;
  while (performance.now() < until) {
    await pause(1000);
    refused += sockets.filter(({ isClosed }) => isClosed).length;
    sockets = sockets.map((one) => (one.isClosed ? open() : one.write(' ')));
  }
  for (const one of sockets) one.close();
  return refused;
}
