import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import { QueryInt } from '../../platform/http/query-fields.js';
import { UUID } from '../../platform/http/record-id.pipe.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  RECEIPT_FORMS,
  RECEIPT_KINDS,
  RECEIPT_MESSAGES,
  RECEIPT_STATUSES,
  type ReceiptForm,
  type ReceiptKind,
  type ReceiptStatus,
} from '../receipts/receipt.contract.js';
import {
  type AskedDonors,
  DONOR_MENTIONS,
  type DonorMention,
  type ReceiptBatchLine,
  type ReceiptBatchPreview,
  type ReceiptBatchStarted,
  type ReceiptBatchSum,
  type ReceiptDeclaration,
  type ReceiptRecord,
  type ReceiptReference,
  type ReceiptReissue,
  type ReceiptReplacement,
  type ReceiptVoiding,
  type WaitingReceipt,
} from './donation-receipt.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const MOST_ASKED = 500;

export class ReceiptReplacementBody implements ReceiptReplacement {
  @ApiProperty({ type: String, minLength: 1, maxLength: 300 })
  @MaxLength(300)
  @IsNotEmpty({ message: RECEIPT_MESSAGES.reason })
  @IsString({ message: RECEIPT_MESSAGES.reason })
  @Trimmed()
  reason: string;

  @ApiProperty({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

export class ReceiptVoidingBody extends ReceiptReplacementBody implements ReceiptVoiding {
  @ApiProperty({ type: String, minLength: 1, maxLength: 300 })
  @MaxLength(300)
  @IsNotEmpty({ message: RECEIPT_MESSAGES.voidReason })
  @IsString({ message: RECEIPT_MESSAGES.voidReason })
  @Trimmed()
  declare reason: string;
}

export class ReceiptReissueBody
  extends PickType(ReceiptReplacementBody, ['version'])
  implements ReceiptReissue {}

export class AskedDonorsBody {
  @ApiProperty({ type: String, isArray: true, format: 'uuid', maxItems: MOST_ASKED })
  @Matches(UUID, { each: true, message: 'Cet identifiant n’a pas la bonne forme.' })
  @ArrayMaxSize(MOST_ASKED)
  @ArrayMinSize(1)
  @IsArray()
  ids: string[];
}

export class AskedDonorsResponse implements AskedDonors {
  asked: number;
}

export class ReceiptYearQuery {
  @QueryInt(2000, 2100, 'L’année des dons ; la précédente où elle manque.')
  year?: number;
}

export class ReceiptBatchBody {
  @ApiProperty({ type: 'integer', minimum: 2000, maximum: 2100 })
  @Max(2100)
  @Min(2000)
  @IsInt()
  year: number;
}

export class ReceiptReferenceResponse implements ReceiptReference {
  id: string;
  number: string;
}

export class ReceiptDonationResponse {
  id: string;
  reference: string;
  amount: number;

  @ApiProperty({ type: String, nullable: true })
  given_at: string | null;
}

export class ReceiptRecordResponse implements ReceiptRecord {
  id: string;
  number: string;
  year: number;
  gift_year: number;

  @ApiProperty({ enum: RECEIPT_FORMS })
  form: ReceiptForm;

  @ApiProperty({ enum: RECEIPT_KINDS })
  kind: ReceiptKind;

  @ApiProperty({ enum: RECEIPT_STATUSES })
  status: ReceiptStatus;

  @PersonalData('name')
  donor_name: string;

  @PersonalData('email')
  email: string;

  amount: number;

  @ApiProperty({ enum: ['EUR'] })
  currency: 'EUR';

  issued_at: string;

  @ApiProperty({ type: String, nullable: true })
  issued_by: string | null;

  @ApiProperty({ type: String, nullable: true })
  sent_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  voided_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  voided_by: string | null;

  @PersonalData('text')
  void_reason: string;

  @ApiProperty({ type: ReceiptReferenceResponse, nullable: true })
  replaces: ReceiptReferenceResponse | null;

  @ApiProperty({ type: ReceiptReferenceResponse, nullable: true })
  replaced_by: ReceiptReferenceResponse | null;

  @ApiProperty({ type: [ReceiptDonationResponse] })
  donations: ReceiptDonationResponse[];

  @ApiProperty({ type: String, nullable: true })
  sha256: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;

  check_url: string;
  version: number;
}

export class WaitingReceiptResponse implements WaitingReceipt {
  id: string;
  reference: string;

  @ApiProperty({ enum: GIVER_TYPES })
  donor_type: GiverType;

  @PersonalData('name')
  donor_name: string;

  @PersonalData('email')
  email: string;

  amount: number;
  given_at: string;

  @ApiProperty({ enum: DONOR_MENTIONS, isArray: true })
  missing: DonorMention[];

  @ApiProperty({ type: String, nullable: true })
  asked_at: string | null;
}

export class ReceiptBatchSumResponse implements ReceiptBatchSum {
  count: number;
  amount: number;
}

export class ReceiptBatchLineResponse implements ReceiptBatchLine {
  @ApiProperty({ enum: RECEIPT_KINDS })
  kind: ReceiptKind;

  @PersonalData('name')
  donor_name: string;

  @PersonalData('email')
  email: string;

  amount: number;
  gifts: number;
}

export class ReceiptBatchPreviewResponse implements ReceiptBatchPreview {
  year: number;
  is_year_over: boolean;
  issues_receipts: boolean;
  yearly: ReceiptBatchSumResponse;
  single: ReceiptBatchSumResponse;
  waiting: ReceiptBatchSumResponse;

  @ApiProperty({ type: [ReceiptBatchLineResponse] })
  lines: ReceiptBatchLineResponse[];
}

export class ReceiptBatchStartedResponse implements ReceiptBatchStarted {
  count: number;
}

export class ReceiptFormSumResponse {
  @ApiProperty({ enum: RECEIPT_FORMS })
  form: ReceiptForm;

  count: number;
  total: number;
}

export class ReceiptDeclarationResponse implements ReceiptDeclaration {
  year: number;
  count: number;
  total: number;

  @ApiProperty({ type: [ReceiptFormSumResponse] })
  by_form: ReceiptFormSumResponse[];

  voided: number;
}
