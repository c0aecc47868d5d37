import { PassThrough, Readable } from 'node:stream';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddressLimits } from './address-limits.ts';
import { bodyReceived } from './received-body.ts';
import { announcesBody, refuse, Refusal } from './refusal.ts';
import { takesFiles } from './upload-routes.ts';

const KB = 1024;
const API_BYTES = 1024 * KB;
/** What the api takes, and the fields around it. */
const UPLOAD_BYTES = 16 * 1024 * KB;
const PAGE_BYTES = 64 * KB;
/** All bodies that are being received, together. */
const BYTES_IN_ALL = 64 * 1024 * KB;
const STALLED_AFTER_MS = 10_000;
const UPLOADS_PER_ADDRESS = 3;
const UPLOADS_IN_ALL = 12;

type Announced = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** How many bytes a body may have at this address. */
function mostBytes(request: Announced): number {
  if (isUpload(request)) return UPLOAD_BYTES;
  return request.url?.startsWith('/api/') ? API_BYTES : PAGE_BYTES;
}

function isUpload({ method = '', url = '', headers }: Announced): boolean {
  return takesFiles(method, url) && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

function isTooLarge(request: Announced): boolean {
  return Number(request.headers['content-length'] ?? 0) > mostBytes(request);
}

/**
 * Bounds what is sent. A body is received whole before anything is done with it, so that a slow one holds nothing but
 * its own connection; a file streams to the api, a few at once. What is too large, or does not move, is refused.
 */
export function boundBodies(server: FastifyInstance): void {
  const uploads = new AddressLimits(UPLOADS_PER_ADDRESS, UPLOADS_IN_ALL);
  const buffers = { bytes: 0 };

  server.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request;
    if (!announcesBody(headers)) return done();
    // Content of a GET has no meaning (RFC 9110, 9.3.1), and nothing here would ever read it.
    if (method === 'GET' || method === 'HEAD') return refuse(request, reply, new Refusal(400));
    if (isTooLarge(request.raw)) return refuse(request, reply, new Refusal(413));
    done();
  });

  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!announcesBody(request.headers)) return done(null, payload);
    bounded(request, payload as Readable, reply.raw).then(
      (body) => done(null, body),
      // Scopes have error handlers of their own; the answer is the same in each.
      (error: Error) => (error instanceof Refusal ? refuse(request, reply, error) : done(error)),
    );
  });

  async function bounded(
    request: FastifyRequest,
    payload: Readable,
    response: ServerResponse,
  ): Promise<Readable> {
    if (isUpload(request.raw)) return streamed(request, payload, response);
    const body = await received(request.raw, mostBytes(request.raw));
    bodyReceived(request, body.length);
    const whole = Readable.from(body.length > 0 ? [body] : [], { objectMode: false });
    return Object.assign(whole, { receivedEncodedLength: body.length });
  }

  /** The whole body; refuses with 413, 408 or 503. */
  function received(source: IncomingMessage, most: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const settle = (failure: Refusal | null) => {
        buffers.bytes -= length;
        stalled.stop();
        source.off('data', take).off('end', end).off('error', cut).off('close', cut);
        if (failure) reject(failure);
        else resolve(Buffer.concat(chunks, length));
      };
      const take = (chunk: Buffer) => {
        length += chunk.length;
        buffers.bytes += chunk.length;
        if (length > most) return settle(new Refusal(413));
        if (buffers.bytes > BYTES_IN_ALL) return settle(new Refusal(503));
        chunks.push(chunk);
        stalled.moved();
      };
      const end = () => settle(null);
      // Who went away did nothing that anybody need look into.
      const cut = () => settle(new Refusal(400));
      const stalled = watch(() => settle(new Refusal(408)));
      source.on('data', take).on('end', end).on('error', cut).on('close', cut);
    });
  }

  /** The body as it comes, for a file. */
  function streamed(request: FastifyRequest, source: Readable, response: ServerResponse): Readable {
    const { ip } = request;
    const full = uploads.take(ip);
    if (full) throw new Refusal(full);
    response.once('close', () => uploads.release(ip));
    const through = new PassThrough();
    let length = 0;
    const end = (failure: Refusal) => {
      stalled.stop();
      source.unpipe(through);
      through.destroy(failure);
    };
    // What the api does not read is not the visitor's delay.
    const stalled = watch(() => (through.writableNeedDrain ? stalled.moved() : end(new Refusal(408))));
    source.on('data', (chunk: Buffer) => {
      length += chunk.length;
      stalled.moved();
      if (length > UPLOAD_BYTES) end(new Refusal(413));
    });
    through.once('close', () => stalled.stop());
    // A visitor who went away: the request to the api is aborted, instead of waiting for the rest.
    source.once('close', () => (request.raw.complete ? stalled.stop() : end(new Refusal(400))));
    return source.pipe(through);
  }
}

/** Calls `isStalled` where `moved` has not been called for a while. */
function watch(isStalled: () => void) {
  const timer = setTimeout(isStalled, STALLED_AFTER_MS);
  return { moved: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}

/** `Expect: 100-continue`: a body that will be refused is not asked for. */
export function answerExpectations(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTooLarge(request)) response.writeContinue();
    server.emit('request', request, response);
  });
}
