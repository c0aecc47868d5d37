import type { FastifyRequest } from 'fastify';

const sizes = new WeakMap<FastifyRequest, number>();

/** Writes down that the body of a request was received whole, and its size in bytes. */
export function bodyReceived(request: FastifyRequest, bytes: number): void {
  sizes.set(request, bytes);
}

/** How many bytes a body has that was received whole; undefined where it streams, or there is none. */
export function receivedBytes(request: FastifyRequest): number | undefined {
  return sizes.get(request);
}
