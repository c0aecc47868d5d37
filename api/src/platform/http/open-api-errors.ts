import { STATUS_CODES } from 'node:http';
import { ModulesContainer } from '@nestjs/core';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_TITLES } from '../errors/problem.js';
import { AUDIENCE, type Audience } from './audience.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What decides which errors an operation may answer. */
interface Asked {
  method: string;
  path: string;
  audience: Audience['kind'] | undefined;
  hasParameters: boolean;
  hasBody: boolean;
  isByLink: boolean;
}

/** The refusals of the whole product, and which routes may give them. */
const REFUSALS: [status: number, mayMeet: (asked: Asked) => boolean][] = [
  // What cannot be read: a parameter, a body, or an address.
  [400, ({ hasParameters, method }) => hasParameters || method !== 'GET'],
  // Public routes know people by a code, a link or a session too.
  [401, ({ audience, path, method }) => audience !== 'public' || isOfSomeone(path) || method !== 'GET'],
  // A form of another site is refused whoever sends it.
  [403, ({ audience, method }) => audience === 'staff' || method !== 'GET'],
  [404, () => true],
  [408, ({ hasBody }) => hasBody],
  [409, ({ method, path }) => method !== 'GET' || isOfSomeone(path)],
  [410, ({ isByLink }) => isByLink],
  [413, ({ hasBody }) => hasBody],
  [415, ({ hasBody }) => hasBody],
  [429, () => true],
  [500, () => true],
  [503, () => true],
];

const PROBLEM = { $ref: '#/components/schemas/Problem' };
const WAITS = new Set([429, 503]);

/** Adds to each operation the errors that it may answer, by whom it is for and what it takes. */
export function describeErrors(app: INestApplication, document: OpenAPIObject): void {
  const audiences = audiencesOf(app);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: PROBLEM_SCHEMA },
  };
  for (const [path, item] of Object.entries(document.paths))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method];
      if (operation) describe(operation, askedOf(operation, method, path, audiences));
    }
}

function describe(operation: Operation, asked: Asked): void {
  for (const [status, mayMeet] of REFUSALS) {
    if (!mayMeet(asked)) continue;
    operation.responses[status] ??= {
      description: PROBLEM_TITLES[status] ?? STATUS_CODES[status] ?? '',
      ...(WAITS.has(status) && { headers: { 'Retry-After': RETRY_AFTER } }),
      content: { 'application/problem+json': { schema: PROBLEM } },
    };
  }
}

function askedOf(
  { operationId = '', parameters = [], requestBody }: Operation,
  method: string,
  path: string,
  audiences: ReadonlyMap<string, Audience['kind']>,
): Asked {
  return {
    method: method.toUpperCase(),
    path,
    // A method with several addresses has an operation for each.
    audience: audiences.get(operationId.replace(/\[\d+\]$/, '')),
    hasParameters: parameters.length > 0 || path.includes('{'),
    hasBody: requestBody !== undefined,
    isByLink: path.includes('{') || method !== 'get',
  };
}

/** What belongs to someone, and is shown to them by a link or their session. */
const isOfSomeone = (path: string) =>
  /^\/api\/v1\/(?:admin\/)?(?:donations|physical-donations|receipts)\//.test(path);

/** Whom each method of each controller is for. */
function audiencesOf(app: INestApplication): Map<string, Audience['kind']> {
  const audiences = new Map<string, Audience['kind']>();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      for (const [name, method] of methodsOf(metatype.prototype as object)) {
        const own = Reflect.getMetadata(AUDIENCE, method) as Audience | undefined;
        const audience = own ?? (Reflect.getMetadata(AUDIENCE, metatype) as Audience | undefined);
        if (audience) audiences.set(`${metatype.name}_${name}`, audience.kind);
      }
    }
  return audiences;
}

/** Its own and those that it inherits. */
function methodsOf(prototype: object | null): [string, object][] {
  if (!prototype || prototype === Object.prototype) return [];
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(
    ([name, { value }]): [string, object][] => (typeof value === 'function' ? [[name, value as object]] : []),
  );
  return [...methodsOf(Object.getPrototypeOf(prototype) as object | null), ...own];
}

const RETRY_AFTER = { description: 'Secondes à attendre.', schema: { type: 'integer' as const } };

const PROBLEM_SCHEMA = {
  type: 'object' as const,
  description: 'RFC 9457 : ce qui ne va pas, en français, et comment agir.',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', description: '/problems/{code} : stable, pour les programmes.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Une phrase qui aide à agir.' },
    errors: {
      type: 'object',
      description: 'Un message par champ refusé ; les champs imbriqués avec des points.',
      additionalProperties: { type: 'string' },
    },
    request_id: { type: 'string' },
    current_version: { type: 'integer', description: 'D’un conflit de versions : celle de la fiche.' },
    changed_by: { type: 'string', nullable: true },
    changed_at: { type: 'string', nullable: true },
    changed_fields: { type: 'array', items: { type: 'string' } },
  },
  // Some refusals say more: the report of an import, what depends on a record.
  additionalProperties: true,
};
