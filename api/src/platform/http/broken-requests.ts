import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { platformErrors } from '../errors/platform.errors.js';

/** The refusal of what is no HTTP request, or is too long to be read as one: nothing of it reaches a route. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { status, body } = problemOf(error.code);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${text}`,
  );
}

function problemOf(code: string | undefined) {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  return { status, body: platformErrors.refused(status).body() };
}
