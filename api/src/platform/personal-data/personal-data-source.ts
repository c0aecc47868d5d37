import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { markedProviders } from '../discovery/marked-providers.js';
import type { Schedule } from '../jobs/job.decorators.js';
import type { MergeOfTable } from './merge-of-table.js';
import type { LegalBasis } from './personal-data-source.contract.js';

/** Who receives personal data besides the association's own staff. */
export type PersonalDataRecipient =
  | 'host'
  | 'email_provider'
  | 'payment_providers'
  | 'bank'
  | 'tax_office'
  | 'drivers'
  | 'card_recipients'
  | 'public';

export interface RetentionPeriod {
  days?: number;
  months?: number;
  years?: number;
}

/** `set`: an SQL list of assignments; what is left names nobody. */
export type Erasure = 'delete' | { set: string };

/** One duration: after it, its job erases what the rule is about. */
export type RetentionRule = {
  /** French: « Inscriptions jamais confirmées »; absent where it is about nobody, or only prepares another rule. */
  what?: string;
  period: RetentionPeriod;
} & (
  | { apply: AppliedRetention; /** Absent for that of every night. */ job?: Schedule }
  | { apply?: undefined; /** It applies the rule as part of something else. */ job: Pick<Schedule, 'name'> }
);

export interface AppliedRetention {
  table: string;
  /** A condition on `held`; $1 is the moment before which the period is over, $2 is now. */
  over: string;
  /** `by`: row by row, by the method that is marked `@OnPeriodOver` with this name. */
  erasure: Erasure | { by: string };
  /** The column that names a file to delete with the row. */
  file?: string;
}

/** What stays after an erasure, because a law or an open claim wants it. */
export interface RetainedByLaw {
  /** A condition on `held` for the rows that stay; every row where it is absent. */
  rows?: string;
  columns: readonly string[];
  /** French: the law, and for how long. */
  reason: string;
}

/** A table with rows about people. Names of columns are checked against the database by a test. */
export interface PersonalTable {
  /** French, plural: « Messages ». */
  label: string;
  /** The rows of one person: a condition on `held`, where $1 is their address in lower case. */
  of: string;
  /** Column → what it is, in French: these are exported. */
  columns: Readonly<Record<string, string>>;
  /** Column → why it is personal but not exported. */
  hidden?: Readonly<Record<string, string>>;
  /** `source`: by the source's own `erase`; `cascade`: with the row that it belongs to; `kept`: by law. */
  erasure: Erasure | 'source' | 'cascade' | 'kept';
  /** Where it is not the same for all rows of the person. */
  erasedRows?: string;
  kept?: RetainedByLaw;
  /** The column that names a file to delete with the row. */
  file?: string;
  /** As which the audit log knows a row by its `id`. */
  audited?: string;
  /** Where a column holds an address: what a merge of two people does with it. A test finds the tables that do not say. */
  merge?: MergeOfTable;
  /** These rows open an account: a merge closes those of the absorbed person for good. */
  endsOnMerge?: boolean;
}

export interface PersonalDataDescription {
  kind: string;
  /** French, as the record of processing names the activity. */
  label: string;
  purpose: string;
  legal_basis: LegalBasis;
  /** Whose data it is, in French. */
  people: string;
  recipients: readonly PersonalDataRecipient[];
  retention: readonly RetentionRule[];
  /** By the table’s name, and after a space what tells two kinds in one table apart. */
  tables: Readonly<Record<string, PersonalTable>>;
  /** French: what is held of people of whom nobody can say who they are; no address finds it. */
  unnamed?: readonly string[];
  /** Erased in rising order: what finds its rows through another's comes first. */
  order?: number;
}

/** Why a person cannot be erased now. */
export interface ErasureObstacle {
  code: string;
  /** French, to the person or to staff. */
  detail: string;
  /** A page of the panel. */
  path: string;
}

/** What a class marked `@PersonalDataSource` may do itself; addresses are in lower case, calls in one transaction. */
export interface PersonalDataHolder {
  /** Holds the rows that an erasure depends on, and says what stands in its way. */
  obstacles?(tx: EntityManager, email: string): Promise<ErasureObstacle[]>;
  /** Ends, outside any transaction, what stands in the way and may be ended; staff asked for it. */
  endObstacles?(email: string, by: { id: number | null; name: string }): Promise<void>;
  /** Erases what a table cannot say. */
  erase?(tx: EntityManager, email: string): Promise<void>;
}

/** Marks a provider that describes what a capability holds about people: export, erasure, retention and the record of processing are derived from it. */
export const PersonalDataSource = DiscoveryService.createDecorator<PersonalDataDescription>();

export interface PersonalSource {
  description: PersonalDataDescription;
  holder: PersonalDataHolder;
}

/** Every capability that holds something of people, in the order in which they are erased. */
export function personalDataSources(discovery: DiscoveryService): PersonalSource[] {
  return markedProviders<PersonalDataDescription, PersonalDataHolder>(discovery, PersonalDataSource)
    .map(({ value, provider }) => ({ description: value, holder: provider }))
    .toSorted((a, b) => (a.description.order ?? 0) - (b.description.order ?? 0));
}

/** `@OnPeriodOver('…')`: the method erases one row of a retention rule, given the transaction, its id and its table. */
export const OnPeriodOver = DiscoveryService.createDecorator<string>();

/** The job of retention rules that name none. */
export const RETENTION_JOB: Schedule = { name: 'personal-data.retention', cron: '13 4 * * *' };

/** Why accounting documents keep who paid. */
export const RETAINED_IN_ACCOUNTS =
  'Pièces comptables, gardées 10 ans après la clôture de l’exercice (article L. 123-22 du code de commerce).';
