import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEY = 'cle-des-essais';
export const S3_SECRET = 'secret/des+essais';
export const S3_BUCKET = 'images';

export interface S3Server {
  /** As `STORAGE_URL` wants it. */
  url: string;
  /** What the bucket holds, by key. */
  objects: Map<string, S3Object>;
  close(): Promise<void>;
}

interface S3Object {
  content: Buffer;
  contentType: string;
}

type Refusal = [status: number, code: string];

/** As many keys as a listing answers, and as a deletion takes. */
const MOST_KEYS = 1000;

/**
 * A bucket in memory that is as strict as a real one: it knows its own bucket only, and refuses what is not signed
 * (Signature Version 4) with its key, of another day, or not what was signed.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, S3Object>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const refusal = refusalOf(request, body);
      if (refusal) return refuse(response, refusal);
      answer(request, response, body, objects);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(S3_SECRET);
  return {
    url: `s3://${S3_KEY}:${secret}@127.0.0.1:${port}/${S3_BUCKET}?region=fr-par&tls=false`,
    objects,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: Map<string, S3Object>,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (bucket !== S3_BUCKET) return refuse(response, [404, 'NoSuchBucket']);
  if (request.method === 'PUT' && key)
    return put(response, objects, key, body, request.headers['content-type']);
  if (request.method === 'GET' && key) return get(response, objects.get(key));
  if (request.method === 'GET' && searchParams.get('list-type') === '2')
    return list(response, objects, searchParams);
  if (request.method === 'POST' && searchParams.has('delete'))
    return removeAll(response, objects, body.toString());
  refuse(response, [405, 'MethodNotAllowed']);
}

function put(
  response: ServerResponse,
  objects: Map<string, S3Object>,
  key: string,
  content: Buffer,
  contentType = '',
): void {
  objects.set(key, { content, contentType });
  response.writeHead(200, { etag: `"${createHash('md5').update(content).digest('hex')}"` }).end();
}

function get(response: ServerResponse, object: S3Object | undefined): void {
  if (!object) return refuse(response, [404, 'NoSuchKey']);
  response
    .writeHead(200, { 'content-type': object.contentType, 'content-length': object.content.length })
    .end(object.content);
}

function list(response: ServerResponse, objects: Map<string, S3Object>, asked: URLSearchParams): void {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const most = Math.min(MOST_KEYS, Number(asked.get('max-keys') ?? MOST_KEYS));
  const contents = keys
    .slice(0, most)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)!.content.length}</Size></Contents>`);
  const next = keys.length > most ? `<NextContinuationToken>${keys[most - 1]}</NextContinuationToken>` : '';
  const isTruncated = `<IsTruncated>${keys.length > most}</IsTruncated>${next}`;
  xml(
    response,
    200,
    `<ListBucketResult><Name>${S3_BUCKET}</Name>${isTruncated}${contents.join('')}</ListBucketResult>`,
  );
}

function removeAll(response: ServerResponse, objects: Map<string, S3Object>, body: string): void {
  const keys = [...body.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
  if (keys.length === 0 || keys.length > MOST_KEYS) return refuse(response, [400, 'MalformedXML']);
  for (const key of keys) objects.delete(key);
  xml(response, 200, '<DeleteResult></DeleteResult>');
}

function refusalOf(request: IncomingMessage, body: Buffer): Refusal | null {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': bodyHash } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/.exec(
      authorization,
    );
  if (!parts) return [403, 'AccessDenied'];
  const [, key, day = '', region = '', signedHeaders = '', signature] = parts;
  if (key !== S3_KEY) return [403, 'InvalidAccessKeyId'];
  if (!String(date).startsWith(day) || day !== new Date().toISOString().slice(0, 10).replaceAll('-', ''))
    return [403, 'RequestTimeTooSkewed'];
  if (bodyHash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, signedHeaders.split(';')))].join(
    '\n',
  );
  const secret = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, text) => hmac(last, text),
    `AWS4${S3_SECRET}`,
  );
  return hmac(secret, toSign).toString('hex') === signature ? null : [403, 'SignatureDoesNotMatch'];
}

function canonical({ method, url = '', headers }: IncomingMessage, signed: string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .toSorted()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  return [method, pathname, query, lines, signed.join(';'), headers['x-amz-content-sha256']].join('\n');
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encodeRfc3986 = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

function refuse(response: ServerResponse, [status, code]: Refusal): void {
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}
