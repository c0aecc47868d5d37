import { applyDecorators } from '@nestjs/common';
import { Column, type ColumnOptions, getMetadataArgsStorage } from 'typeorm';
import type { ContentColumns } from './content.columns.js';

/** How a column keeps what a form holds. */
export type StoredAs =
  | 'amount'
  | 'rich_text'
  | 'picture'
  | 'day'
  | 'moment'
  | 'number'
  | 'coordinate'
  | 'list'
  | 'yes_or_no'
  | 'json'
  | 'as_typed';

export interface ContentField {
  name: string;
  storedAs: StoredAs;
}

type Entity<Row> = new () => Row;

const STORED_AS = Symbol('how a column keeps what a form holds');
const SLUG: ContentField = { name: 'slug', storedAs: 'as_typed' };
const UNEDITED = Symbol('a column that no form holds');
const BY_TYPE: Record<string, StoredAs> = {
  int: 'number',
  bigint: 'number',
  float8: 'number',
  numeric: 'number',
  boolean: 'yes_or_no',
  date: 'day',
  timestamptz: 'moment',
  jsonb: 'json',
};

/** Money, in minor units of the record's `currency`. */
export const AmountColumn = (options: ColumnOptions = {}) => storedAs('amount', Column('bigint', options));

/** HTML that is sanitised as it is written, and again as it is shown. */
export const RichTextColumn = () => storedAs('rich_text', Column('text'));

/** The number of a picture of the library. */
export const PictureColumn = () => storedAs('picture', Column('int', { nullable: true }));

/** A latitude or a longitude. */
export const CoordinateColumn = () => storedAs('coordinate', Column('float8', { nullable: true }));

/** A column that no form holds: counted by the product, or changed by an action of its own. */
export const Unedited = () => Reflect.metadata(UNEDITED, true);

function storedAs(value: StoredAs, column: PropertyDecorator) {
  return applyDecorators(column, Reflect.metadata(STORED_AS, value));
}

/** A kind's own columns, as they are declared. */
export function ownColumns<Row extends ContentColumns>(entity: Entity<Row>): ContentField[] {
  const own = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  return own.map(({ propertyName, options }) => ({
    name: propertyName,
    storedAs: storageOf(entity, propertyName, options),
  }));
}

const known = new Map<unknown, ContentField[]>();

/** What staff edit of a kind of content, in the order of its columns, the address first. */
export function contentFields<Row extends ContentColumns>(entity: Entity<Row>): ContentField[] {
  const fields = known.get(entity) ?? [
    SLUG,
    ...ownColumns(entity).filter(({ name }) => isEdited(entity, name)),
  ];
  known.set(entity, fields);
  return fields;
}

/** The names that publishing asks of a kind. */
export function fieldNames<Row extends ContentColumns>(entity: Entity<Row>) {
  type Name = keyof Row & string;
  const fields = contentFields(entity);
  const of = (wanted: StoredAs) =>
    fields.filter(({ storedAs: one }) => one === wanted).map(({ name }) => name as Name);
  return { fields: fields.map(({ name }) => name as Name), dates: of('moment'), pictures: of('picture') };
}

function storageOf<Row>(entity: Entity<Row>, name: string, { type, array }: ColumnOptions): StoredAs {
  const marked = Reflect.getMetadata(STORED_AS, entity.prototype as object, name) as StoredAs | undefined;
  return marked ?? (array ? 'list' : (BY_TYPE[String(type)] ?? 'as_typed'));
}

const isEdited = <Row>(entity: Entity<Row>, name: string) =>
  !Reflect.getMetadata(UNEDITED, entity.prototype as object, name);
