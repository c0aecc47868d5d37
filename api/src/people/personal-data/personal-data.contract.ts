import type { LegalBasis } from '../../platform/personal-data/personal-data-source.contract.js';

export const ERASURE_PROOFS = ['link', 'note'] as const;
/** How it was known that the request was the person’s own: by a link that they followed, or as the reason says. */
export type ErasureProof = (typeof ERASURE_PROOFS)[number];
export const ERASURE_PROOF_LABELS: Record<ErasureProof, string> = {
  link: 'Lien envoyé à cette adresse, et suivi',
  note: 'Autre preuve, écrite dans la raison',
};
/** How long a link that was followed proves that a mailbox is the person’s. */
export const PROOF_DAYS = 30;
export const ERASURE_REASON_LENGTH = 500;

/** What is held of a person, of one kind: how much, and what would stay. */
export interface HeldKind {
  kind: string;
  label: string;
  count: number;
  tables: { label: string; count: number }[];
  /** What the law keeps, and why. */
  kept: { label: string; count: number; fields: string[]; reason: string }[];
}

export interface ErasureObstacleShown {
  code: string;
  detail: string;
  /** A page of the panel. */
  path: string;
}

/** `POST admin/personal-data/searches`. */
export interface HeldOfPerson {
  email: string;
  count: number;
  kinds: HeldKind[];
  obstacles: ErasureObstacleShown[];
  /** When a link sent to this address was last followed; null for none in 30 days. */
  proven_at: string | null;
  erasures: { erased_at: string; asked_by: 'member' | 'staff'; staff_name: string | null; reason: string }[];
  /** Payment providers that hold something of donors too. */
  providers: string[];
}

/** `POST admin/personal-data/erasures`. */
export interface ErasureInput {
  email: string;
  reason: string;
  proof: ErasureProof;
  /** Stops gifts that run at a provider first. */
  stops_recurring?: boolean;
}

/** What was erased, and what stays. */
export interface ErasureOutcome {
  erased: number;
  kinds: HeldKind[];
}

/** One row, in French: label → what is held. */
export type DisclosedRecord = Record<string, unknown>;

export interface DisclosedTable {
  table: string;
  label: string;
  records: DisclosedRecord[];
  /** Why it stays after an erasure; null for what goes. */
  kept: string | null;
}

export interface DisclosedKind {
  kind: string;
  label: string;
  purpose: string;
  legal_basis: string;
  retention: string[];
  recipients: string[];
  tables: DisclosedTable[];
}

/** Everything that is held of a person. */
export interface PersonalDataFile {
  made_at: string;
  email: string;
  association: string;
  kinds: DisclosedKind[];
  /** What others hold, and how to ask them. */
  elsewhere: string[];
}

export interface ProcessingActivity {
  kind: string;
  label: string;
  purpose: string;
  legal_basis: LegalBasis;
  legal_basis_label: string;
  people: string;
  data: string[];
  recipients: string[];
  transfers: string[];
  retention: { what: string; period: string; job: string }[];
  kept: string[];
}

export interface PrivacyRecipient {
  name: string;
  role: string;
  /** Where data goes outside the European Union, and on which ground; null where it does not. */
  transfer: string | null;
}

/** `GET /personal-data/policy/`. */
export interface PrivacyPolicy {
  controller: {
    name: string;
    address: string;
    siren: string;
    rna: string;
    email: string;
    phone: string;
    /** What the association has not filled in yet, in French. */
    missing: string[];
  };
  activities: ProcessingActivity[];
  recipients: PrivacyRecipient[];
}

/** `GET admin/personal-data/record`: article 30 of the GDPR. */
export interface ProcessingRecord extends PrivacyPolicy {
  version: string;
  /** Of the release that describes itself so. */
  released_at: string;
  security: string[];
}
