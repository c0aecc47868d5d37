import { getMetadataArgsStorage } from 'typeorm';
import type { NotificationKind } from '../../core/notifications/notification.contract.js';
import type { Problem } from '../../platform/errors/problem.js';
import type { CaseColumns } from './case.columns.js';
import type { CaseTemplate } from './casework.dto.js';

/** How the models of e-mails to students end. */
export const SIGNED = '{staff_name}\n{association}';

/** What casework must know of a kind of case. A feature describes its own once, and marks who receives it with `@HandlesCases`. */
export interface CaseKind<Row extends CaseColumns = CaseColumns> {
  resource: string;
  /** Of its references. */
  prefix: string;
  entity: new () => Row;
  table: string;
  /** Of its export. */
  fileName: string;
  /** « Une demande », « Une candidature »: how messages begin; both are feminine. */
  noun: string;
  /** What staff are notified of when one comes in. */
  notification: NotificationKind;
  /** In their order, the first being a new one's. */
  statuses: readonly string[];
  labels: Record<string, string>;
  transitions: Record<string, readonly string[]>;
  /** What one that nobody has becomes once it is given to someone; null where it stays as it is. */
  given: string | null;
  /** In these, nothing is left to do. */
  ended: readonly string[];
  /** Those among them that nothing follows: some time after, nobody needs to know whose it was. */
  over: readonly string[];
  /** What one that is still open becomes when its student asks to be forgotten. */
  abandoned: string;
  /** The columns of its form, besides the name and the address. */
  fields: readonly (keyof Row & string)[];
  /** Where figures and filters find its country and its level. */
  country: keyof Row & string;
  level: keyof Row & string;
  levels: Record<string, string>;
  /** What a list calls it. */
  title(row: Row): string;
  /** Field to heading. */
  exported: Record<string, string>;
  /** A row's cells where they are not what the database holds. */
  exportedWords(row: Row): Record<string, string>;
  templates: readonly CaseTemplate[];
  letters: CaseEmails<Row>;
  /** What stands where a person stood. */
  forgotten: Partial<Row>;
  notFound(): Problem;
}

export interface CaseEmails<Row> {
  received(row: Row, association: string, days: number): { subject: string; paragraphs: string[] };
  toStaff(row: Row): { subject: string; paragraphs: string[]; action: string };
  /** What stands under what staff write: « Demande ACC-2026-000012 · Répondue ». */
  reminder(reference: string, status: string): string;
}

/** The columns of a kind's form: its own, in the order of its entity. */
export function formFields<Row extends CaseColumns>(entity: new () => Row): (keyof Row & string)[] {
  const own = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  return own.map(({ propertyName }) => propertyName as keyof Row & string);
}

/** What a form brings, once its defaults are in. */
export type CaseForm<Row extends CaseColumns> = Omit<
  Row,
  Exclude<keyof CaseColumns, 'first_name' | 'last_name' | 'email'>
>;
