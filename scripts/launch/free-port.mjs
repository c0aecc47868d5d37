import { createServer } from 'node:net';

// Below those that systems give to connections that go out, which could take one between its being found and opened.
const FIRST_PORT = 20_000;
const PORTS = 12_000;
/** How many a process has before it comes to those of the next. */
const OF_ONE_PROCESS = 16;
let tried = 0;

/** A free port on the loopback: the preferred one where it is free, else one that no other process is told, nor this one soon. */
export async function freePort(preferred = 0) {
  if (preferred && (await tryToListen(preferred, '127.0.0.1')).port) return preferred;
  for (let turn = 0; turn < PORTS; turn += 1) {
    const next = FIRST_PORT + ((process.pid * OF_ONE_PROCESS + tried++) % PORTS);
    if ((await tryToListen(next, '127.0.0.1')).port) return next;
  }
  return (await tryToListen(0, '127.0.0.1')).port;
}

/** Why a port cannot be opened (`EADDRINUSE`, `EACCES`…), or undefined where it can. */
export async function portRefusal(port, host) {
  const { refusal } = await tryToListen(port, host);
  if (refusal) return refusal;
  // A browser asks ::1 first for « localhost », so a program there would hide ours.
  const { refusal: onLoopback6 } = await tryToListen(port, '::1');
  return onLoopback6 === 'EADDRINUSE' ? onLoopback6 : undefined;
}

function tryToListen(port, host) {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle({ refusal: error.code }));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: opened } = server.address();
      server.close(() => settle({ port: opened }));
    });
  });
}
