import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AddressLimits } from './address-limits.ts';
import { refuse, Refusal } from './refusal.ts';

/** Monitors must be answered however busy their address is. */
const UNLIMITED = /^\/health\//;
/** A browser opens six, most of them idle; a school has one address. */
const CONNECTIONS_PER_REQUEST = 15;

interface RequestLimits {
  /** How many requests of one address are answered at once. */
  perAddress: number;
  /** Whether connections come from a proxy, which counts them itself. */
  isBehindProxy: boolean;
}

/** Bounds what one address may ask at once; one that has its share is answered 429. */
export function boundRequests(server: FastifyInstance, { perAddress, isBehindProxy }: RequestLimits): void {
  const inFlight = new AddressLimits(perAddress);
  server.addHook('onRequest', (request, reply, done) => {
    if (UNLIMITED.test(request.url)) return done();
    const { ip } = request;
    const full = inFlight.take(ip);
    if (full) return refuse(request, reply, new Refusal(full));
    reply.raw.once('close', () => inFlight.release(ip));
    done();
  });
  if (!isBehindProxy) boundConnections(server, perAddress * CONNECTIONS_PER_REQUEST);
}

function boundConnections(server: FastifyInstance, perAddress: number): void {
  const open = new AddressLimits(perAddress);
  server.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (open.take(remoteAddress)) return void socket.destroy();
    socket.once('close', () => open.release(remoteAddress));
  });
}
