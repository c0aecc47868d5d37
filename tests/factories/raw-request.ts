import { Agent, request } from 'node:http';

export interface RawRequest {
  method: string;
  /** Path and parameters as they go over the wire. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string | undefined;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

const ANSWER_WITHIN_MS = 30_000;

/**
 * Asks by node:http, which corrects nothing: bodies on GET, odd methods and malformed addresses go as they are; from
 * `localAddress`, one of this machine's, where it is given.
 */
export function rawRequests(origin: string, connections: number, localAddress?: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ method, path, headers, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = {
        agent,
        localAddress,
        hostname,
        port,
        method,
        path,
        timeout: ANSWER_WITHIN_MS,
        headers: { ...length, ...headers },
      };
      let answered = false;
      const asked = request(options, (response) => {
        answered = true;
        const chunks: Buffer[] = [];
        const settle = () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            ms: performance.now() - startedAt,
          });
        };
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', settle).on('error', settle);
      });
      asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path.slice(0, 200)}`)));
      // An answer that comes before the whole body was sent ends the sending.
      asked.on('error', (error) => (answered ? undefined : reject(error)));
      asked.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
