import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** As it came. */
  text: string;
}

export interface Answer {
  status: number;
  body?: unknown;
}

/** What goes wrong with an answer: the work is done all the same, unless it says `refused`. */
export type Mishap = 'lost' | 'refused' | 'garbled';

export interface JsonServer {
  url: string;
  /** Every request that came, `POST /path`. */
  asked: string[];
  /** The next answer on a path that matches goes wrong. */
  next(path: RegExp, mishap: Mishap): void;
  /** Nothing is answered until it is up again. */
  isDown: boolean;
  close(): Promise<void>;
}

/** A server of JSON for a provider's fake, whose answers can be lost. */
export async function startJsonServer(answer: (asked: Asked) => Answer): Promise<JsonServer> {
  const mishaps: { path: RegExp; mishap: Mishap }[] = [];
  const server = createServer((request, response) => void serve(request, response));
  const state: JsonServer = {
    url: '',
    asked: [],
    isDown: false,
    next: (path, mishap) => void mishaps.push({ path, mishap }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    state.asked.push(`${asked.method} ${asked.path}`);
    if (state.isDown) return void request.socket.destroy();
    const index = mishaps.findIndex(({ path }) => path.test(asked.path));
    const mishap = index < 0 ? null : mishaps.splice(index, 1)[0]!.mishap;
    if (mishap === 'refused')
      return respond(response, { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } });
    const told = answer(asked);
    if (mishap === 'lost') return void request.socket.destroy();
    if (mishap === 'garbled') return void response.writeHead(502).end('<html>Bad Gateway</html>');
    respond(response, told);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
  const text = Buffer.concat(chunks).toString('utf8');
  return { method: request.method ?? 'GET', path, query, headers: request.headers, text };
}

function respond(response: ServerResponse, { status, body }: Answer): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

/** A refusal, thrown from wherever it is found. */
export class Refused extends Error {
  constructor(readonly told: Answer) {
    super(JSON.stringify(told));
  }
}

/** Refuses an object with a field that is not known, or without one that must be there. */
export function onlyFields(
  value: unknown,
  { must = [], may = [] }: { must?: readonly string[]; may?: readonly string[] },
  refuse: (field: string) => Refused,
): asserts value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('');
  const unknown = Object.keys(value).find((key) => ![...must, ...may].includes(key));
  const missing = must.find((key) => (value as Record<string, unknown>)[key] === undefined);
  if (unknown ?? missing) throw refuse(unknown ?? missing!);
}
