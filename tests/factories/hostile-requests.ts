import type { Role } from '@livres/api/contract';
import fc from 'fast-check';
import { brokenBody, hostileSegment, hostileText, hostileValue } from './hostile-values.ts';
import { type OpenApiDocument, type Operation, resolved, type Schema } from './open-api.ts';

export type HostileCaller = Role | 'stranger' | 'garbage';

export interface HostileRequest {
  operation: string;
  caller: HostileCaller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
}

/** Stands in a body for the version that the record has when the request goes out. */
export const CURRENT_VERSION = 1_234_567;

const SIGNING_OUT = 'DELETE /api/v1/access';
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'LINK',
];

const anyCaller = fc.oneof(
  { weight: 10, arbitrary: fc.constant<HostileCaller>('administrateur') },
  { weight: 3, arbitrary: fc.constantFrom<HostileCaller>('editeur', 'lecteur') },
  { weight: 2, arbitrary: fc.constantFrom<HostileCaller>('stranger', 'garbage') },
);

const oddHeaders = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-forwarded-for': '<script>, 999.999.999.999, ::::' },
      { 'x-forwarded-for': '1.2.3.4,'.repeat(300) },
      { 'x-request-id': "'; DROP TABLE staff; --" },
      { 'if-none-match': '*, W/"", """' },
      { 'accept-encoding': 'br;q=x, gzip, identity;q=0, *' },
      { accept: 'application/xml' },
      { range: 'bytes=9-1,-5,a-b' },
      { origin: 'https://ailleurs.example', 'access-control-request-method': 'DELETE' },
      { 'x-http-method-override': 'DELETE', 'content-encoding': 'gzip' },
      { host: 'ailleurs.example:99999', forwarded: 'for=_x;host="\\"' },
      { cookie: 'a'.repeat(6000) },
    ),
  },
);

/** Requests for one operation, mostly near enough to what it wants to get deep, each with something wrong. */
export function hostileRequestsFor(
  document: OpenApiDocument,
  operation: Operation,
): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      caller:
        operation.name === SIGNING_OUT ? fc.constantFrom<HostileCaller>('stranger', 'garbage') : anyCaller,
      path: pathOf(operation),
      query: queryOf(operation),
      payload: payloadOf(document, operation),
      headers: oddHeaders,
      method: mostly(fc.constant(operation.method), fc.constantFrom(...METHODS), 19),
    })
    .map(({ caller, path, query, payload: [type, body], headers, method }) => ({
      operation: operation.name,
      // A method drawn at random must not sign the others out.
      caller: operation.path === '/api/v1/access' && method === 'DELETE' ? 'garbage' : caller,
      method,
      path: path + query,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      body,
    }));
}

function mostly<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, times = 4): fc.Arbitrary<T> {
  return fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const existing = fc.integer({ min: 1, max: 30 }).map(String);
  const kinds = fc.constantFrom('campaigns', 'articles', 'events', 'pages');
  const segments = fc.tuple(
    ...names.map((name) => mostly(name === 'resource' ? kinds : existing, hostileSegment, 3)),
  );
  const filled = segments.map((values) =>
    names.reduce((all, name, index) => all.replace(`{${name}}`, () => values[index] ?? ''), path),
  );
  return fc.tuple(filled, fc.boolean()).map(([address, slash]) => (slash ? `${address}/` : address));
}

/** Each parameter now and then, now and then twice or as a list; and one that nobody knows. */
function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const one = fc
    .constantFrom(...known, { name: 'inconnu', schema: {} })
    .chain(({ name, schema }) =>
      fc.tuple(
        fc.constantFrom(name, name, name, `${name}[]`, `${name}[a]`, encoded(`${name}\u0000`)),
        fc.oneof(plausible(schema).map(String), hostileText),
      ),
    );
  const pairs = fc.array(one, { maxLength: 5 });
  const odd = fc.constantFrom(
    '?',
    '?&&&=',
    '?%',
    '?%zz=1',
    '?a=%ff',
    '?=1',
    `?${'a=1&'.repeat(1500)}`,
    '??',
    '?%00=%00',
  );
  const usual = pairs.map((all) =>
    all.length === 0 ? '' : `?${all.map(([name, text]) => `${name}=${encoded(text)}`).join('&')}`,
  );
  return mostly(usual, odd, 15);
}

/** Node takes no more than 16 KB of address and headers; longer ones are tried apart. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 700));

function payloadOf(
  document: OpenApiDocument,
  { requestBody }: Operation,
): fc.Arbitrary<[string | undefined, Buffer | string | undefined]> {
  const none = fc.constant<[undefined, undefined]>([undefined, undefined]);
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type) return mostly<[string | undefined, Buffer | string | undefined]>(none, brokenBody, 8);
  const fields = fieldsOf(document, resolved(document, content?.schema ?? {}));
  const usual = fields.map((values): [string, string] =>
    type.startsWith('multipart')
      ? ['multipart/form-data; boundary=limite', multipart(values)]
      : [type, JSON.stringify(values)],
  );
  return mostly<[string | undefined, Buffer | string | undefined]>(usual, brokenBody, 5);
}

/** All the fields of a body, most as they should be, some hostile, some left out, now and then one too many. */
function fieldsOf(
  document: OpenApiDocument,
  { properties = {} }: Schema,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.oneof(
      { weight: 12, arbitrary: plausibleField(document, name, schema).map((value) => ({ [name]: value })) },
      { weight: 2, arbitrary: hostileValue.map((value) => ({ [name]: value })) },
      { weight: 2, arbitrary: fc.constant({}) },
    ),
  );
  const unknown = mostly(
    fc.constant({}),
    fc.tuple(hostileText, hostileValue).map(([name, value]) => ({ [name]: value })),
    15,
  );
  return fc
    .tuple(...fields, unknown)
    .map((parts) => Object.assign({}, ...(parts as object[])) as Record<string, unknown>);
}

function plausibleField(document: OpenApiDocument, name: string, schema: Schema): fc.Arbitrary<unknown> {
  return name === 'version' ? fc.constant(CURRENT_VERSION) : plausible(resolved(document, schema));
}

function plausible(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'date' || schema.format === 'date-time')
    return fc.constantFrom('2026-03-01', '2027-03-01T10:00:00Z');
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 1, max: 12 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array')
    return fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });
  if (schema.type === 'object') return fc.record({ featured: fc.boolean() });
  return fc.constantFrom('Des livres', 'ecole', '7');
}

function multipart(values: Record<string, unknown>): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const header = `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, '').slice(0, 200)}"`;
    const file = name === 'file' ? '; filename="photo.jpg"\r\nContent-Type: image/jpeg' : '';
    return `--limite\r\n${header}${file}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`;
  });
  return `${parts.join('')}--limite--\r\n`;
}
