import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface CuttableProxy {
  port: number;
  /** `url` with the proxy's address in the place of its own. */
  through(url: string): string;
  /** Cuts every connection, and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Swallows what is said from now on, both ways, and refuses nobody: a machine that hangs, or a network that loses packets. */
  silence(): void;
  /** New connections are heard again; those of the silent time and before stay silent for ever. */
  speak(): void;
  close(): Promise<void>;
}

/** A wire to a server that can be cut and mended, as when a machine goes away and comes back. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port: targetPort, protocol } = new URL(target);
  const byDefault = protocol.startsWith('redis') ? 6379 : 5432;
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      sockets.add(near);
      near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
      near.resume();
      return;
    }
    const far = connect(Number(targetPort) || byDefault, hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    return server.listening
      ? new Promise<void>((resolve) => server.close(() => resolve()))
      : Promise.resolve();
  };
  return {
    port,
    through(url) {
      const proxied = new URL(url);
      proxied.host = `127.0.0.1:${port}`;
      return proxied.href;
    },
    cut,
    mend: () => listen(port),
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    speak() {
      isSilent = false;
    },
    close: cut,
  };
}
