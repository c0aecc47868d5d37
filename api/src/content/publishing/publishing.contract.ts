import type { AuditAction } from '../../core/audit/audit.contract.js';

/** What every record of content carries in the panel, besides its own fields. */
export interface PublicationState {
  version: number;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  deleted_at: string | null;
  /** The public reads it now. */
  is_live: boolean;
  /** The end of the address at which the public reads it; null where it does not. */
  public_slug: string | null;
  /** Where set, the moment at which it goes live, or at which its waiting changes do. */
  publish_at: string | null;
  /** The public still reads the text as it was published. */
  has_pending_changes: boolean;
}

/** The answer to an action on a record: `POST admin/{resource}/{id}/publish` and its neighbours. */
export interface PublishedRecord extends PublicationState {
  id: number;
  slug: string;
}

/** A record's text as it was saved once. `changes` is what differs from the revision before. */
export interface Revision {
  number: number;
  at: string;
  staff_name: string;
  event: AuditAction;
  changes: { field: string; before: unknown; after: unknown }[];
}

export interface RevisionDetail extends Revision {
  values: Record<string, unknown>;
  /** What restoring it would change in today's text. */
  to_current: { field: string; before: unknown; after: unknown }[];
}

export const BULK_ACTIONS = ['publish', 'withdraw', 'remove', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** `POST admin/{resource}/acts`: how many records it changed, and how many were as wished already. */
export interface BulkActionReport {
  done: number;
  skipped: number;
}

export interface ImportFault {
  /** As in a spreadsheet: the headings are line 1. */
  line: number;
  /** The column's heading; empty where the whole line is at fault. */
  field: string;
  message: string;
}

export const IMPORT_ACTIONS = ['created', 'updated', 'unchanged'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

export interface ImportedLine {
  line: number;
  action: ImportAction;
  label: string;
}

/** What an import did, or would do. With a single error nothing is written. */
export interface ImportReport {
  dry_run: boolean;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;
  errors: ImportFault[];
  rows: ImportedLine[];
}

export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, lines: 2000 } as const;

export const PUBLISHING_MESSAGES = {
  moment_past: 'Choisissez un moment à venir.',
  slug_taken: 'Cette adresse est déjà prise.',
  slug_format: 'L’adresse ne contient que des lettres minuscules sans accent, des chiffres et des tirets.',
  slug_number: 'L’adresse doit contenir au moins une lettre.',
  picture_unknown: 'Cette image n’est pas dans la médiathèque.',
  picture_in_text_unknown:
    'Ce texte montre une image qui n’est plus dans la médiathèque : retirez-la ou restaurez-la.',
  cell_miscalculated: 'Cette cellule contient une erreur de calcul du tableur : écrivez-y la valeur.',
} as const;
