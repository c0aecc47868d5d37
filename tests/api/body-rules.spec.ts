import { type DescribedField, describedFields } from '@livres/api/dist/platform/http/described-fields.js';
import { InputPipe } from '@livres/api/dist/platform/http/input.pipe.js';
import { Problem } from '@livres/api/dist/platform/errors/problem.js';
import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { describedRoutesOf } from '../factories/staff-routes.ts';

/** Nest's own number for `@Body()` in what it keeps of a route's arguments. */
const BODY_ARGUMENT = 3;
const SCALARS = new Set<unknown>([String, Number, Boolean, Object, Date, Array]);
/** What is put into the stored one, and checked then as the form that it comes from. */
const CHECKED_ONCE_MERGED = /^pickup_availability\./;
/** What is compared with something that was given out: a wrong one opens nothing. */
const COMPARED = /(^|\.)(code|token|challenge|key|paymentId|donation_id)$/;
const REFUSED = Symbol('refused');

/** A field of a route's body, or of an object within it. */
interface BodyField {
  /** « PUT /admin/pages/:id blocks.heading » */
  name: string;
  path: string;
  described: DescribedField;
  body: Type;
  /** A body that says nothing but this field. */
  holding: (value: unknown) => object;
}

const pipe = new InputPipe();
const api = testApi();
let fields: BodyField[];
beforeAll(() => {
  fields = describedRoutesOf(api).flatMap(({ method, path, handler, controller }) => {
    const body = bodyOf(controller, (handler as { name: string }).name);
    return body ? fieldsOf({ route: `${method} ${path}`, body, type: body }) : [];
  });
});

describe('every field of every body', () => {
  it('is emptied by null where it may be empty, and refuses it by its name where that would choose, switch or rewrite', async () => {
    const faults = await faultsAmong(async (field) => {
      const taken = await takenOf(field, null);
      if (taken === REFUSED) return null;
      const isEmptied = taken === null ? field.described.nullable === true : !mustRefuseNull(field.described);
      return isEmptied ? null : JSON.stringify(taken);
    });
    expect(faults).toEqual([]);
    expect(fields.length).toBeGreaterThan(600);
  });

  it('that refuses an empty text refuses one in which nobody would see anything', async () => {
    let tried = 0;
    const faults = await faultsAmong(async (field) => {
      if (COMPARED.test(field.path) || (await takenOf(field, '')) !== REFUSED) return null;
      tried += 1;
      const invisible = [
        ' \u00A0',
        '\u0001',
        '\u200B\u2060',
        '\u00AD',
        '\u202E',
        '\u3164',
        '\u2800',
        '\uFE0F',
      ];
      const taken = await Promise.all(invisible.map((text) => takenOf(field, text)));
      return taken.every((one) => one === REFUSED) ? null : JSON.stringify(taken.map(String));
    });
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  it('that takes an e-mail address takes it as people paste it, and keeps the plain one', async () => {
    let tried = 0;
    const faults = await faultsAmong(async (field) => {
      const isAddress =
        (await takenOf(field, 'awa@exemple.org')) !== REFUSED && (await takenOf(field, 'awa')) === REFUSED;
      if (!isAddress || !/mail/.test(field.path)) return null;
      tried += 1;
      const pasted = [
        'Aoife <o’neill@exemple.org>',
        'mailto:o’neill@exemple.org',
        '\u202Ao’neill@exem\u00ADple.org\u200B ',
      ];
      const taken = await Promise.all(pasted.map((text) => takenOf(field, text)));
      const isRead = (one: unknown) => one === "o'neill@exemple.org" || one === 'taken';
      return taken.every(isRead) ? null : JSON.stringify(taken.map(String));
    });
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });
});

async function faultsAmong(faultOf: (field: BodyField) => Promise<string | null>): Promise<string[]> {
  const found = await Promise.all(
    fields
      .filter(({ path }) => !CHECKED_ONCE_MERGED.test(path))
      .map(async (field) => {
        const fault = await faultOf(field);
        return fault === null ? [] : [`${field.name}: ${fault}`];
      }),
  );
  return found.flat();
}

function bodyOf(controller: Type, method: string): Type | null {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const index = Object.entries(args).find(([key]) => key.startsWith(`${BODY_ARGUMENT}:`))?.[1].index;
  if (index === undefined) return null;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) as Type[];
  const body = types[index];
  return body && !SCALARS.has(body) ? body : null;
}

interface Place {
  route: string;
  /** The class of the whole body. */
  body: Type;
  /** The class whose fields these are, and where it stands in the body. */
  type: Type;
  prefix?: string;
  within?: (part: object) => object;
}

function fieldsOf({ route, body, type, prefix = '', within = (part) => part }: Place): BodyField[] {
  return [...describedFields(type)].flatMap(([name, described]) => {
    const path = `${prefix}${name}`;
    const inner = innerType(described);
    const deeper = (part: object) => within({ [name]: isList(described) ? [part] : part });
    const holding = (value: unknown) => within({ [name]: value });
    const own: BodyField = { name: `${route} ${path}`, path, described, body, holding };
    return [
      own,
      ...(inner ? fieldsOf({ route, body, type: inner, prefix: `${path}.`, within: deeper }) : []),
    ];
  });
}

/** What a field is once its body is read; or that it is refused by its name. */
async function takenOf({ body, path, holding }: BodyField, value: unknown): Promise<unknown> {
  try {
    const read: unknown = await pipe.transform(holding(value), { type: 'body', metatype: body });
    return path.split('.').reduce<unknown>((at, name) => (first(at) as Record<string, unknown>)[name], read);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const names = Object.keys(error.body().errors ?? {}).map((name) => name.replaceAll(/\.\d+/g, ''));
    // Where only others are missing, this one is well.
    return names.includes(path) ? REFUSED : 'taken';
  }
}

/** A choice, a yes or no, and parts that are objects, where the document does not say that they may be null. */
const mustRefuseNull = (field: DescribedField) =>
  !field.nullable && (isFlag(field) || isChoice(field) || innerType(field) !== null);
const isFlag = ({ type }: DescribedField) => type === Boolean || type === 'boolean';
const isChoice = (field: DescribedField) => field.enum !== undefined && !isList(field);
const isList = ({ type, isArray }: DescribedField) =>
  isArray === true || Array.isArray(type) || type === 'array';
const first = (at: unknown): unknown => (Array.isArray(at) ? (at as unknown[])[0] : at);

/** The class of the objects that a field holds; null where it holds none. */
function innerType({ type }: DescribedField): Type | null {
  const one = first(type);
  if (typeof one !== 'function' || SCALARS.has(one)) return null;
  return one.prototype ? (one as Type) : innerType({ type: (one as () => unknown)() });
}
