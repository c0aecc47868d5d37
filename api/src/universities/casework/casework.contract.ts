/** What the forms offer as one's level. */
export const STUDENT_LEVELS = ['terminale', 'licence', 'master', 'doctorat', 'autre'] as const;
export type StudentLevel = (typeof STUDENT_LEVELS)[number];
export const STUDENT_LEVEL_LABELS: Record<StudentLevel, string> = {
  terminale: 'Terminale ou baccalauréat',
  licence: 'Licence',
  master: 'Master',
  doctorat: 'Doctorat',
  autre: 'Autre',
};

/** What requests and applications of students have in common: someone takes them in hand, writes, notes, closes. */
export interface CaseAssignee {
  id: number;
  name: string;
}

export const CASE_ENTRY_KINDS = ['received', 'state', 'assignment', 'note', 'letter'] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];

/** A line of a case's timeline. */
export interface CaseEntry {
  id: number;
  kind: CaseEntryKind;
  /** The note or the email; for a state or an assignment, what it became, in French. */
  body: string;
  /** Of an email. */
  subject: string;
  /** Null for what nobody of the staff did. */
  staff_name: string | null;
  created_at: string;
}

/** A mail that staff may start from; `{first_name}` and its like are filled in by the api. */
export interface CaseTemplate {
  key: string;
  label: string;
  subject: string;
  body: string;
  /** The state that the case usually takes with this email; null where it keeps its own. */
  status: string | null;
}

/** What staff read of any case, besides its form. */
export interface CaseState<Status extends string> {
  id: string;
  /** `ACC-2026-000012`, `AMB-2026-000003`: for the phone. */
  reference: string;
  status: Status;
  assigned_to: number | null;
  assigned_name: string | null;
  /** What it may become now. */
  next_statuses: Status[];
  notes: number;
  letters: number;
  created_at: string;
  updated_at: string;
  /** When the student was first written to. */
  answered_at: string | null;
  closed_at: string | null;
  /** In the trash since; emptied after 30 days. */
  deleted_at: string | null;
  version: number;
}

/** `PUT admin/{resource}/{id}`. */
export interface CaseChanges<Status extends string> {
  status?: Status;
  assigned_to?: number | null;
  version: number;
}
/** `POST admin/{resource}/{id}/notes`. */
export interface CaseNoteInput {
  body: string;
}
/** `POST admin/{resource}/{id}/letters`: leaves by mail in the association's layout. */
export interface CaseEmailInput {
  /** `{first_name}` and its like are filled in. */
  subject: string;
  body: string;
  /** Where given, the case takes this state in the same transaction. */
  status?: string;
  version: number;
}
/** `POST admin/{resource}/{id}/letters/preview`: the email as it would leave; nothing is written. */
export interface CaseEmailPreview {
  to: string;
  subject: string;
  body: string;
}

export interface CaseCount {
  value: string;
  label: string;
  count: number;
}
/** `admin/{resource}/figures`. Months are `2026-11`, twelve of them, of Paris. */
export interface CaseStats {
  open: number;
  unassigned: number;
  mine: number;
  /** Mean days from receipt to the first answer; null where none was answered. */
  days_to_answer: number | null;
  by_status: CaseCount[];
  by_country: CaseCount[];
  by_level: CaseCount[];
  by_month: { month: string; received: number; closed: number }[];
}

/** A case as its student reads it at /mon-compte. */
export interface CaseOfStudent {
  id: string;
  reference: string;
  resource: string;
  title: string;
  status: string;
  status_label: string;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
  /** What the association wrote, oldest first. */
  letters: { subject: string; body: string; sent_at: string }[];
  /** What was sent, by field. */
  form: Record<string, unknown>;
}

/** What an email may name between braces, with what it stands for. */
export const CASE_PLACEHOLDERS = {
  first_name: 'le prénom',
  last_name: 'le nom',
  reference: 'la référence',
  status: 'l’état',
  field_of_study: 'le domaine d’études',
  country: 'le pays',
  staff_name: 'votre nom',
  association: 'le nom de l’association',
} as const;
export type CasePlaceholder = keyof typeof CASE_PLACEHOLDERS;

export const CASE_LIMITS = {
  subject: 200,
  body: 10_000,
  /** Confirmations to one address, in a day. */
  confirmations_per_day: 5,
} as const;

export const CASE_MESSAGES = {
  note: 'Écrivez votre note.',
  subject: 'Donnez un objet au message.',
  body: 'Écrivez votre message.',
  assignee_unknown: 'Cette personne ne fait plus partie de l’équipe.',
  too_long: (most: number) => `Ce texte dépasse ${most} caractères : raccourcissez-le.`,
  placeholder_unknown: (name: string) =>
    `Le repère {${name}} n’existe pas : corrigez-le ou retirez les accolades.`,
} as const;
