import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { Settings } from './settings.ts';

// The same names stand in api/src/platform/http/internal-link.ts.
const SECRET_HEADER = 'x-internal-secret';
const NONCE_HEADER = 'x-internal-nonce';
const PROOF_HEADER = 'x-internal-proof';
const CONNECT_WITHIN_MS = 2_000;
const PROVE_WITHIN_MS = 2_000;
const LONGEST_PROOF = 8_192;
export const MOST_CONNECTIONS = 128;
/** Of streams, which each hold one; what the api itself takes. */
export const MOST_STREAMS = 2_000;

/** Whoever answered where the api was is not the api of this site: nothing was sent to it. */
export class ApiNotRecognised extends Error {
  readonly code = 'API_NOT_RECOGNISED';
}

export type ApiSettings = Pick<Settings, 'apiInternalUrl' | 'apiSocket' | 'internalSecret'>;
type Connector = ReturnType<typeof buildConnector>;

/**
 * The connections to the api, for `fetch` and for the proxy. With a secret, each proves at its opening that the api
 * knows it, before a request is sent; and each request shows it, so that the api believes whom the site names.
 */
export function connectToApi(settings: ApiSettings, most = MOST_CONNECTIONS): Dispatcher {
  const { origin } = new URL(settings.apiInternalUrl);
  const agent = new Agent({
    connections: most,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    headersTimeout: 60_000,
    bodyTimeout: 120_000,
    connect: connectorOf(settings, origin),
  });
  return settings.internalSecret ? agent.compose(showSecret(settings.internalSecret, origin)) : agent;
}

function connectorOf({ apiSocket, internalSecret }: ApiSettings, origin: string): Connector {
  const elsewhere = buildConnector({ timeout: CONNECT_WITHIN_MS });
  const toApi = buildConnector({ timeout: CONNECT_WITHIN_MS, socketPath: apiSocket });
  return (options, done) => {
    if (`${options.protocol}//${options.host ?? options.hostname}` !== origin)
      return elsewhere(options, done);
    toApi(options, (...[error, socket]) => {
      if (error || !internalSecret) return error ? done(error, null) : done(null, socket);
      prove(socket, internalSecret).then(
        () => done(null, socket),
        (refusal: Error) => {
          socket.destroy();
          done(refusal, null);
        },
      );
    });
  };
}

/** Asks whoever has answered for what only a holder of the secret can compute. */
async function prove(socket: Socket, secret: string): Promise<void> {
  const nonce = randomBytes(24).toString('base64url');
  socket.write(`GET /health/link HTTP/1.1\r\nHost: api\r\n${NONCE_HEADER}: ${nonce}\r\n\r\n`);
  const [status = '', ...headers] = (await readHead(socket)).split('\r\n');
  const shown = headers.find((line) => line.toLowerCase().startsWith(`${PROOF_HEADER}:`));
  const proof = createHmac('sha256', secret).update(`api:${nonce}`).digest('base64url');
  const isProven = / 204 /.test(status) && isSame(shown?.slice(PROOF_HEADER.length + 1).trim() ?? '', proof);
  if (!isProven) throw new ApiNotRecognised('whoever answered did not prove to be the api');
}

/** The head of an answer that has no body. */
function readHead(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.off('readable', read).off('error', fail).off('close', fail);
      settle();
    };
    const fail = () => end(() => reject(new ApiNotRecognised('the connection ended without a proof')));
    const read = () => {
      for (let chunk = socket.read() as Buffer | null; chunk; chunk = socket.read() as Buffer | null)
        text += chunk.toString('latin1');
      if (text.length > LONGEST_PROOF) fail();
      else if (text.includes('\r\n\r\n')) end(() => resolve(text));
    };
    const timer = setTimeout(fail, PROVE_WITHIN_MS);
    socket.on('readable', read).on('error', fail).on('close', fail);
  });
}

function isSame(shown: string, expected: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Every request to the api carries the secret; what a visitor sent under that name is replaced. */
function showSecret(secret: string, origin: string): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    if (String(options.origin) !== origin) return dispatch(options, handler);
    return dispatch({ ...options, headers: withHeader(options.headers, SECRET_HEADER, secret) }, handler);
  };
}

function withHeader(
  headers: Dispatcher.DispatchOptions['headers'],
  name: string,
  value: string,
): Record<string, string | string[] | undefined> {
  return { ...Object.fromEntries(entriesOf(headers)), [name]: value };
}

/** undici takes a list of names and values in turn, a record, or pairs. */
function entriesOf(
  headers: Dispatcher.DispatchOptions['headers'],
): [string, string | string[] | undefined][] {
  if (!headers) return [];
  if (Symbol.iterator in headers && !Array.isArray(headers)) return [...headers] as [string, string][];
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!]] : []));
}
