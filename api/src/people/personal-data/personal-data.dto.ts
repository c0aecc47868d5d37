import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { LEGAL_BASES, type LegalBasis } from '../../platform/personal-data/personal-data-source.contract.js';
import {
  type DisclosedRecord,
  ERASURE_PROOFS,
  ERASURE_REASON_LENGTH,
  type ErasureProof,
} from './personal-data.contract.js';
import { PERSONAL_DATA_MESSAGES as MESSAGES } from './personal-data.errors.js';

const PERSON = { missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid };

/** In a body, not in an address: addresses of pages are logged. */
export class PersonBody {
  @MailAddress(PERSON)
  email: string;
}

/** `POST admin/personal-data/erasures`. */
export class ErasureInput extends PersonBody {
  @RequiredText(ERASURE_REASON_LENGTH, MESSAGES.reason)
  reason: string;

  @RequiredOneOf(ERASURE_PROOFS, MESSAGES.proof)
  proof: ErasureProof;

  /** Stops gifts that run at a provider first. */
  @ApiPropertyOptional({ description: 'Arrête d’abord, chez le prestataire, les dons réguliers en cours' })
  @IsBoolean()
  @IfGiven()
  stops_recurring?: boolean;
}

class CountedRows {
  label: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

class KeptRows extends CountedRows {
  fields: string[];
  reason: string;
}

/** What is held of a person, of one kind: how much, and what would stay. */
export class HeldKind extends CountedRows {
  kind: string;
  tables: CountedRows[];

  /** What the law keeps, and why. */
  kept: KeptRows[];
}

/** What was erased, and what stays. */
export class ErasureOutcome {
  @ApiProperty({ type: 'integer' })
  erased: number;

  kinds: HeldKind[];
}

export class ErasureObstacleShown {
  code: string;
  detail: string;
  /** A page of the panel. */
  path: string;
}

class PastErasure {
  erased_at: string;

  @ApiProperty({ enum: ['member', 'staff'] })
  asked_by: 'member' | 'staff';

  staff_name: string | null;
  reason: string;
}

/** `POST admin/personal-data/searches`. */
export class HeldOfPerson {
  email: string;
  /** The address of whom the person of this one was merged with; null where they were not. */
  kept_instead: string | null;

  @ApiProperty({ type: 'integer' })
  count: number;

  kinds: HeldKind[];
  obstacles: ErasureObstacleShown[];

  /** When a link sent to this address was last followed; null for none in 30 days. */
  proven_at: string | null;
  erasures: PastErasure[];

  /** Payment providers that hold something of donors too. */
  providers: string[];
}

export class DisclosedTable {
  table: string;
  label: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  records: DisclosedRecord[];

  /** Why it stays after an erasure; null for what goes. */
  kept: string | null;
}

export class DisclosedKind {
  kind: string;
  label: string;
  purpose: string;
  legal_basis: string;
  retention: string[];
  recipients: string[];
  tables: DisclosedTable[];
}

/** Everything that is held of a person. */
export class PersonalDataFile {
  made_at: string;
  email: string;
  association: string;
  kinds: DisclosedKind[];

  /** What others hold, and how to ask them. */
  elsewhere: string[];
}

class DataController {
  name: string;
  address: string;
  siren: string;
  rna: string;
  email: string;
  phone: string;
  /** What the association has not filled in yet, in French. */
  missing: string[];
}

export class ProcessingActivity {
  kind: string;
  label: string;
  purpose: string;

  @ApiProperty({ enum: LEGAL_BASES })
  legal_basis: LegalBasis;

  legal_basis_label: string;
  people: string;
  data: string[];
  recipients: string[];
  transfers: string[];
  retention: { what: string; period: string; job: string }[];
  kept: string[];
}

export class PrivacyRecipient {
  name: string;
  role: string;

  /** Where data goes outside the European Union, and on which ground; null where it does not. */
  transfer: string | null;
}

/** `GET /personal-data/policy/`. */
export class PrivacyPolicy {
  controller: DataController;
  activities: ProcessingActivity[];
  recipients: PrivacyRecipient[];
}

/** `GET admin/personal-data/record`: article 30 of the GDPR. */
export class ProcessingRecord extends PrivacyPolicy {
  version: string;
  /** Of the release that describes itself so. */
  released_at: string;
  security: string[];
}
