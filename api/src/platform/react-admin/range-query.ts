import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { platformErrors } from '../errors/platform.errors.js';
import { isCalendarDate } from '../http/calendar-date.js';
import type { Sort } from '../http/query-fields.js';
import { isUuid } from '../http/record-id.pipe.js';
import { MAX_INT } from '../database/max-int.js';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 1000;
const MAX_IDS = 1000;

export type FilterKind = 'text' | 'ids' | 'int' | 'uuid' | 'uuids' | 'boolean' | 'day' | readonly string[];
export type FilterKinds = Record<string, FilterKind>;

/** What is read of a filter of these kinds. */
export type FilterValues<Kinds extends FilterKinds> = {
  -readonly [Name in keyof Kinds]?: FilterValue<Kinds[Name]>;
};
type FilterValue<Kind extends FilterKind> = Kind extends readonly (infer Choice)[]
  ? readonly Choice[]
  : Kind extends 'ids'
    ? number[]
    : Kind extends 'uuids'
      ? string[]
      : Kind extends 'int'
        ? number
        : Kind extends 'boolean'
          ? boolean
          : string;

export interface Dialect {
  sorts: readonly string[];
  byDefault: Sort;
  filters: FilterKinds;
}

/**
 * What react-admin asks of a list, in ra-data-simple-rest's words: `sort=["field","ASC"]`, `range=[0,24]`,
 * `filter={…}`, all JSON in the address. Anything else is a 400 that names the parameter.
 */
export class RangeQuery {
  protected constructor(
    readonly sort: Sort,
    readonly offset: number,
    readonly limit: number,
    readonly filter: Record<string, unknown>,
  ) {}

  static read(query: Record<string, unknown>, dialect: Dialect): RangeQuery {
    const [offset, last] = readRange(query['range']);
    const filter = readFilter(query['filter'], dialect.filters);
    // getMany asks by ids without a range, and means all of them.
    const limit = filter['ids'] && query['range'] === undefined ? MAX_IDS : last - offset + 1;
    return new RangeQuery(readSort(query['sort'], dialect), offset, limit, filter);
  }

  /** The newest `count` records. */
  static latest(count: number): RangeQuery {
    return new RangeQuery(['id', 'DESC'], 0, count, {});
  }

  /** The first `count` records that hold these letters, of those that are not put away. */
  static search(q: string, sort: Sort, count: number): RangeQuery {
    return new RangeQuery(sort, 0, count, { q });
  }

  /** The direction of the numbers that part what is alike: theirs where one sorts by them. */
  get idDirection(): 'ASC' | 'DESC' {
    return this.sort[0] === 'id' ? this.sort[1] : 'DESC';
  }

  /** Its rows of what is found, and how many there are. */
  rowsOf<Row extends ObjectLiteral>(found: SelectQueryBuilder<Row>): Promise<[Row[], number]> {
    return found.offset(this.offset).limit(this.limit).getManyAndCount();
  }

  descending(field: string): boolean {
    return this.sort[0] !== field || this.sort[1] === 'DESC';
  }

  /** Says which rows were sent, of how many: `Content-Range: campaigns 0-24/319`. */
  describe(reply: FastifyReply, resource: string, sent: number, count: number): void {
    const rows = sent === 0 ? '*' : `${this.offset}-${this.offset + sent - 1}`;
    void reply.header('Content-Range', `${resource} ${rows}/${count}`);
    void reply.header('Access-Control-Expose-Headers', 'Content-Range');
  }
}

function readSort(given: unknown, { sorts, byDefault }: Dialect): Sort {
  if (given === undefined || given === '') return byDefault;
  const sort = parse(given, 'sort');
  if (!Array.isArray(sort) || sort.length !== 2 || (sort[1] !== 'ASC' && sort[1] !== 'DESC'))
    throw refused('sort', 'Écrivez sort=["champ","ASC"] ou sort=["champ","DESC"].');
  const field = sorts.find((known) => known === sort[0]);
  // react-admin sorts by id by default: records without a number came one after the other, too.
  if (!field && sort[0] === 'id')
    return [sorts.includes('created_at') ? 'created_at' : byDefault[0], sort[1]];
  if (!field) throw refused('sort', `Tri inconnu. Valeurs possibles : ${sorts.join(', ')}.`);
  return [field, sort[1]];
}

function readRange(given: unknown): [number, number] {
  if (given === undefined || given === '') return [0, DEFAULT_LIMIT - 1];
  const range = parse(given, 'range');
  const [first, last] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  if (!isIndex(first) || !isIndex(last) || last < first || last - first >= MAX_LIMIT)
    throw refused('range', `Écrivez range=[premier,dernier], ${MAX_LIMIT} lignes au plus.`);
  return [first, last];
}

function readFilter(given: unknown, kinds: FilterKinds): Record<string, unknown> {
  if (given === undefined || given === '') return {};
  const filter = parse(given, 'filter');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw refused('filter', 'Écrivez filter={"champ":"valeur"}.');
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind)
      throw refused(
        `filter.${name}`,
        `Filtre inconnu. Filtres possibles : ${Object.keys(kinds).join(', ')}.`,
      );
    if (value === null || value === '') continue;
    read[name] = readValue(name, value, kind);
  }
  return read;
}

function readValue(name: string, value: unknown, kind: FilterKind): unknown {
  if (kind === 'text') return readText(name, value);
  if (kind === 'ids') return readIds(name, value);
  if (kind === 'int') return readInt(name, value);
  if (kind === 'uuid') return readUuid(name, value);
  if (kind === 'uuids') return readUuids(name, value);
  if (kind === 'day') return readDay(name, value);
  if (kind === 'boolean') {
    if (typeof value === 'boolean') return value;
    throw refused(`filter.${name}`, 'Indiquez vrai ou faux.');
  }
  const values = (Array.isArray(value) ? (value as unknown[]) : [value]).map(String);
  if (values.length <= kind.length && values.every((one) => kind.includes(one))) return values;
  throw refused(`filter.${name}`, `Valeur inconnue. Valeurs possibles : ${kind.join(', ')}.`);
}

function readText(name: string, value: unknown): string {
  if ((typeof value === 'string' || typeof value === 'number') && String(value).length <= 200)
    return String(value);
  throw refused(`filter.${name}`, 'Indiquez un texte de 200 caractères au plus.');
}

function readIds(name: string, value: unknown): number[] {
  const ids = Array.isArray(value) ? (value as unknown[]).map(Number) : [];
  if (Array.isArray(value) && ids.length <= MAX_IDS && ids.every((id) => isIndex(id))) return ids;
  throw refused(`filter.${name}`, `Indiquez une liste de ${MAX_IDS} identifiants au plus.`);
}

function readInt(name: string, value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  if (isIndex(number)) return number;
  throw refused(`filter.${name}`, 'Indiquez un nombre entier.');
}

function readUuid(name: string, value: unknown): string {
  if (isUuid(value)) return value;
  throw refused(`filter.${name}`, 'Cet identifiant n’a pas la bonne forme.');
}

function readUuids(name: string, value: unknown): string[] {
  if (Array.isArray(value) && value.length <= MAX_IDS && value.every((id) => isUuid(id))) return value;
  throw refused(`filter.${name}`, `Indiquez une liste de ${MAX_IDS} identifiants au plus.`);
}

function readDay(name: string, value: unknown): string {
  if (isCalendarDate(value) && value.length === 10) return value;
  throw refused(`filter.${name}`, 'Indiquez un jour, par exemple 2027-03-01.');
}

const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INT;

function parse(given: unknown, name: string): unknown {
  try {
    const parsed: unknown = JSON.parse(String(given));
    if (!JSON.stringify(parsed).includes(String.raw`\u0000`)) return parsed;
  } catch {
    // Falls through: not JSON.
  }
  throw refused(name, 'Écrivez cette valeur en JSON.');
}

function refused(name: string, message: string) {
  return platformErrors.invalid({ [name]: message });
}

const DESCRIBED = 'described-list';

/** What one may ask of a list. */
export interface DescribedList {
  resource: string;
  sorts: readonly string[];
  filters: readonly string[];
}

/** The list that a route answers with, or exports. */
export const describedList = (handler: object): DescribedList | undefined =>
  Reflect.getMetadata(DESCRIBED, handler) as DescribedList | undefined;

/** Describes a list of this dialect in OpenAPI. */
export function ApiRange(resource: string, sorts: readonly string[], filters: readonly string[]) {
  return applyDecorators(
    SetMetadata(DESCRIBED, { resource, sorts, filters } satisfies DescribedList),
    ApiQuery({
      name: 'sort',
      required: false,
      type: String,
      description: `["champ","ASC"] ; champs : ${sorts.join(', ')}`,
    }),
    ApiQuery({ name: 'range', required: false, type: String, description: '[0,24]' }),
    ApiQuery({
      name: 'filter',
      required: false,
      type: String,
      description: `{…} ; clés : ${filters.join(', ')}`,
    }),
    ApiHeader({
      name: 'Content-Range',
      required: false,
      description: `Dans la réponse : ${resource} 0-24/319`,
    }),
  );
}
