import { ApiProperty } from '@nestjs/swagger';
import { RECEIPT_FORMS, RECEIPT_STATUSES, type ReceiptForm, type ReceiptStatus } from './receipt.contract.js';

/** `GET /receipts/verify/{code}`: what the association confirms of a receipt, and nothing of who gave. */
export class ReceiptCheck {
  number: string;

  @ApiProperty({ enum: RECEIPT_FORMS })
  form: ReceiptForm;

  @ApiProperty({ enum: RECEIPT_STATUSES })
  status: ReceiptStatus;

  /** The day it was issued, `2027-03-01`. */
  @ApiProperty({ type: String, format: 'date' })
  issued_on: string;

  /** Euros. */
  amount: number;

  @ApiProperty({ enum: ['EUR'] })
  currency: 'EUR';

  @ApiProperty({ type: String, format: 'date', nullable: true })
  voided_on: string | null;

  /** The number of the receipt that stands in its place. */
  replaced_by: string | null;
}
