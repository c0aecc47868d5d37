import { describedFields, type DescribedField } from '@livres/api/dist/platform/http/described-fields.js';
import { InputPipe } from '@livres/api/dist/platform/http/input.pipe.js';
import { Problem } from '@livres/api/dist/platform/errors/problem.js';
import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { describedRoutesOf } from '../factories/staff-routes.ts';

/** Nest's own number for `@Body()` in what it keeps of a route's arguments. */
const BODY_ARGUMENT = 3;
const SCALARS = new Set<unknown>([String, Number, Boolean, Object, Date, Array]);
/** What is put into the stored one, and checked then as the form that it comes from. */
const CHECKED_ONCE_MERGED = /^pickup_availability\./;
const pipe = new InputPipe();
const api = testApi();

describe('null, in every field of every body', () => {
  it('empties what may be empty, and is refused by its name where that would choose, switch or rewrite', async () => {
    const bodies = bodiesOfRoutes();
    const faults = await Promise.all(bodies.map((body) => faultsOf(body)));
    expect([...new Set(faults.flat())]).toEqual([]);
    expect(bodies.length).toBeGreaterThan(100);
  });
});

interface Fields {
  route: string;
  /** The class of the whole body. */
  body: Type;
  /** The class whose fields are looked at: the body's, or that of an object within it. */
  type: Type;
  /** Where it stands in the body. */
  prefix: string;
  within: (fields: object) => object;
}

function bodiesOfRoutes(): Fields[] {
  return describedRoutesOf(api).flatMap(({ method, path, handler, controller }) => {
    const { name } = handler as { name: string };
    const args = Object.entries(
      (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { index: number }>,
    );
    const index = args.find(([key]) => key.startsWith(`${BODY_ARGUMENT}:`))?.[1].index;
    const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) as Type[];
    const body = index === undefined ? undefined : types[index];
    if (!body || SCALARS.has(body)) return [];
    return [{ route: `${method} ${path}`, body, type: body, prefix: '', within: (fields: object) => fields }];
  });
}

async function faultsOf(fields: Fields): Promise<string[]> {
  const found = await Promise.all(
    [...describedFields(fields.type)].map(async ([name, field]) => {
      const { route, body, prefix, within } = fields;
      const path = `${prefix}${name}`;
      const taken = await takenOf(body, within({ [name]: null }), path);
      const inner = innerType(field);
      const wrap = (one: object) => within({ [name]: isList(field) ? [one] : one });
      const deeper = inner
        ? await faultsOf({ ...fields, type: inner, prefix: `${path}.`, within: wrap })
        : [];
      const isEmptied = taken === null ? field.nullable === true : !mustRefuse(field);
      const isRight = taken === 'refused' || isEmptied || CHECKED_ONCE_MERGED.test(path);
      return isRight ? deeper : [`${route}: ${path} becomes ${JSON.stringify(taken)}`, ...deeper];
    }),
  );
  return found.flat();
}

/** What a body's field is once it is read; that it is refused. */
async function takenOf(type: Type, body: object, path: string): Promise<unknown> {
  try {
    const read: unknown = await pipe.transform(body, { type: 'body', metatype: type });
    return path.split('.').reduce<unknown>((at, name) => (first(at) as Record<string, unknown>)[name], read);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const names = Object.keys(error.body().errors ?? {}).map((name) => name.replaceAll(/\.\d+/g, ''));
    if (names.includes(path)) return 'refused';
    // Another field is missing: this one alone is looked at.
    return 'missing';
  }
}
const first = (at: unknown): unknown => (Array.isArray(at) ? at[0] : at);
/** A choice, a yes or no, and parts that are objects, where the document does not say that they may be null. */
const mustRefuse = (field: DescribedField) =>
  !field.nullable && (isFlag(field) || isChoice(field) || innerType(field) !== null);
const isFlag = ({ type }: DescribedField) => type === Boolean || type === 'boolean';
const isChoice = (field: DescribedField) => field.enum !== undefined && !isList(field);
const isList = ({ type, isArray }: DescribedField) =>
  isArray === true || Array.isArray(type) || type === 'array';

/** The class of the objects that a field holds; null where it holds none. */
function innerType({ type }: DescribedField): Type | null {
  const one: unknown = first(type);
  if (typeof one !== 'function' || SCALARS.has(one)) return null;
  return one.prototype ? (one as Type) : innerType({ type: (one as () => unknown)() });
}
