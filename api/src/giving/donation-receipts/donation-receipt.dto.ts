import { ApiProperty } from '@nestjs/swagger';
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
import { RecordVersion } from '../../platform/http/version.dto.js';
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
import { DONOR_MENTIONS, type DonorMention } from './donation-receipt.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const MOST_ASKED = 500;

/** `POST /admin/receipts/{id}/replace` */
export class ReceiptReplacement extends RecordVersion {
  /** Told to the donor and kept with the receipt. */
  @ApiProperty({ type: String, minLength: 1, maxLength: 300 })
  @MaxLength(300)
  @IsNotEmpty({ message: RECEIPT_MESSAGES.reason })
  @IsString({ message: RECEIPT_MESSAGES.reason })
  @Trimmed()
  reason: string;
}

/** `POST /admin/receipts/{id}/void` */
export class ReceiptVoiding extends ReceiptReplacement {
  @ApiProperty({ type: String, minLength: 1, maxLength: 300 })
  @MaxLength(300)
  @IsNotEmpty({ message: RECEIPT_MESSAGES.voidReason })
  @IsString({ message: RECEIPT_MESSAGES.voidReason })
  @Trimmed()
  declare reason: string;
}

/** `POST /admin/receipts/{id}/issue-again`, of a void receipt that nothing replaces. */
export class ReceiptReissue extends RecordVersion {}

export class AskedDonorsBody {
  @ApiProperty({ type: String, isArray: true, format: 'uuid', maxItems: MOST_ASKED })
  @Matches(UUID, { each: true, message: 'Cet identifiant n’a pas la bonne forme.' })
  @ArrayMaxSize(MOST_ASKED)
  @ArrayMinSize(1)
  @IsArray()
  ids: string[];
}

/** The answer to `POST /admin/receipts-waiting/ask`. */
export class AskedDonors {
  /** How many could be written to. */
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

export class ReceiptReference {
  id: string;
  number: string;
}

export class ReceiptDonationResponse {
  id: string;
  reference: string;
  amount: number;
  given_at: string | null;
}

/** A receipt as staff see it: `GET /admin/receipts`. */
export class ReceiptRecord {
  id: string;
  number: string;
  /** Of the number: the year in which it was issued. */
  year: number;
  /** The year in which the money was given. */
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

  /** Euros. */
  amount: number;

  @ApiProperty({ enum: ['EUR'] })
  currency: 'EUR';

  issued_at: string;
  /** Null where the product issued it by itself. */
  issued_by: string | null;
  sent_at: string | null;
  voided_at: string | null;
  voided_by: string | null;

  @PersonalData('text')
  void_reason: string;

  replaces: ReceiptReference | null;
  replaced_by: ReceiptReference | null;
  donations: ReceiptDonationResponse[];
  /** SHA-256 of the file; null for the second or two in which it is drawn. */
  sha256: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;

  check_url: string;
  version: number;
}

/** `GET /admin/receipts-waiting`: a gift whose receipt waits for who gave it. */
export class WaitingReceipt {
  /** The gift's. */
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

  /** Of these, what is known in letters that the paper of a receipt has no shape for. */
  @ApiProperty({ enum: DONOR_MENTIONS, isArray: true })
  unprintable: DonorMention[];

  /** When the donor was last asked by email. */
  asked_at: string | null;
}

export class ReceiptBatchSum {
  count: number;
  /** Euros. */
  amount: number;
}

export class ReceiptBatchLine {
  @ApiProperty({ enum: RECEIPT_KINDS })
  kind: ReceiptKind;

  @PersonalData('name')
  donor_name: string;

  @PersonalData('email')
  email: string;

  amount: number;
  gifts: number;
}

/** `GET /admin/receipts/batch?year=`: what a batch would issue, and what it could not. */
export class ReceiptBatchPreview {
  year: number;
  /** Yearly ones are issued once their year is over. */
  is_year_over: boolean;
  issues_receipts: boolean;
  yearly: ReceiptBatchSum;
  /** Gifts without a receipt: given before receipts were issued, say. */
  single: ReceiptBatchSum;
  waiting: ReceiptBatchSum;
  /** How many of them were asked for already, and are being issued. */
  issuing: number;
  /** The first 50 of those that would be issued. */
  lines: ReceiptBatchLine[];
}

export class ReceiptBatchStarted {
  /** How many receipts are being issued. */
  count: number;
}

export class ReceiptFormSumResponse {
  @ApiProperty({ enum: RECEIPT_FORMS })
  form: ReceiptForm;

  count: number;
  total: number;
}

/** `GET /admin/receipts/declaration?year=`: what article 222 bis of the CGI asks for. */
export class ReceiptDeclaration {
  year: number;
  /** Receipts in force for gifts of the year. */
  count: number;
  /** Euros. */
  total: number;
  by_form: ReceiptFormSumResponse[];
  /** Voided ones, which do not count. */
  voided: number;
}
