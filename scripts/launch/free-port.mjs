import { createServer } from 'node:net';

/** A free port on the loopback: the preferred one where it is free, else any. */
export async function freePort(preferred = 0) {
  const found = await tryToListen(preferred, '127.0.0.1');
  if (found.port) return found.port;
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
