import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import type { LegalBasis } from '../../platform/personal-data/personal-data-source.contract.js';
import {
  ERASURE_PROOFS,
  ERASURE_REASON_LENGTH,
  type ErasureInput,
  type ErasureObstacleShown,
  type ErasureOutcome,
  type ErasureProof,
  type HeldKind,
  type HeldOfPerson,
} from './personal-data.contract.js';
import { PERSONAL_DATA_MESSAGES as MESSAGES } from './personal-data.errors.js';

const PERSON = { missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid };
const LEGAL_BASES: LegalBasis[] = ['consent', 'contract', 'legal_obligation', 'legitimate_interest'];

/** In a body, not in an address: addresses of pages are logged. */
export class PersonBody {
  @MailAddress(PERSON)
  email: string;
}

export class ErasureBody extends PersonBody implements ErasureInput {
  @RequiredText(ERASURE_REASON_LENGTH, MESSAGES.reason)
  reason: string;

  @RequiredOneOf(ERASURE_PROOFS, MESSAGES.proof)
  proof: ErasureProof;

  @ApiPropertyOptional({ description: 'Arrête d’abord, chez le prestataire, les dons réguliers en cours' })
  @IsBoolean()
  @IfGiven()
  stops_recurring?: boolean;
}

class CountedRowsResponse {
  label: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

class KeptRowsResponse extends CountedRowsResponse {
  fields: string[];

  reason: string;
}

export class HeldKindResponse extends CountedRowsResponse implements HeldKind {
  kind: string;

  tables: CountedRowsResponse[];

  kept: KeptRowsResponse[];
}

export class ErasureOutcomeResponse implements ErasureOutcome {
  @ApiProperty({ type: 'integer' })
  erased: number;

  kinds: HeldKindResponse[];
}

class ErasureObstacleResponse implements ErasureObstacleShown {
  code: string;
  detail: string;
  path: string;
}

class PastErasureResponse {
  erased_at: string;

  @ApiProperty({ enum: ['member', 'staff'] })
  asked_by: 'member' | 'staff';

  staff_name: string | null;

  reason: string;
}

export class HeldOfPersonResponse implements HeldOfPerson {
  email: string;

  @ApiProperty({ type: 'integer' })
  count: number;

  kinds: HeldKindResponse[];

  obstacles: ErasureObstacleResponse[];

  proven_at: string | null;

  erasures: PastErasureResponse[];

  providers: string[];
}

export const LEGAL_BASIS_ENUM = { enum: LEGAL_BASES };
