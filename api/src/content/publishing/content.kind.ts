import type { EntityManager } from 'typeorm';
import type { Problem } from '../../platform/errors/problem.js';
import type { ContentColumns } from './content.columns.js';
import type { Lookups } from '../../platform/database/lookups.js';

/** How a spreadsheet's line becomes a record. */
export interface ImportShape<Row extends ContentColumns> {
  /** Field to heading, as in the export; other columns of the file are left aside. */
  columns: Record<string, string>;
  /** The form's DTO, which checks what `read` answers as if staff had typed it. */
  body: new () => object;
  /**
   * How many lines are written together; one by one unless it says. Only for a kind whose `read` and `faults` look at no
   * other record of the kind but its address: they do not see what the other lines of a batch are about to write.
   */
  batch?: number;
  /** A line's cells, by field, as a form's values. Empty cells are left out. */
  read(cells: Record<string, string>, tx: EntityManager, lookups: Lookups): Promise<object> | object;
  columnsOf(input: object, row: Row | null, at: Date): Partial<Row>;
  /** Puts the record at once where the line says that it stands, which is no part of its text; answers whether it moved. */
  standing?(input: object, row: Row, at: Date): boolean;
}

/** What publishing must know of a kind of content. A feature describes its own once, and marks who writes it with `@WritesContent`. */
export interface ContentKind<Row extends ContentColumns = ContentColumns> {
  resource: string;
  entity: new () => Row;
  /** The columns that staff edit, the address among them: what a revision keeps. */
  fields: readonly (keyof Row & string)[];
  /** Those among them that hold moments, and those that hold a picture's number. */
  dates: readonly (keyof Row & string)[];
  pictures: readonly (keyof Row & string)[];
  /** What a new record is where the form says nothing. */
  fresh: Partial<Row>;
  /** Whether a live record keeps its published text until one publishes its changes. */
  holdsChanges: boolean;
  /** The beginning of an address whose title has no email: « campagne-2027 ». */
  slugStem: string;
  title(row: Row): string;
  publicPath(slug: string): string;
  isLive(row: Row): boolean;
  goLive(row: Row, at: Date): void;
  takeDown(row: Row): void;
  /** What keeps the record from being saved, or shown where it is live, by field. */
  faults(
    row: Row,
    tx: EntityManager,
    lookups: Lookups,
  ): Promise<Record<string, string>> | Record<string, string>;
  notFound(): Problem;
  /** Why it may not leave the site or be deleted; null where it may. */
  mustStay?(row: Row): string | null;
  importing?: ImportShape<Row>;
}
