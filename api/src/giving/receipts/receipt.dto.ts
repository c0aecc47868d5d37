import { ApiProperty } from '@nestjs/swagger';
import {
  RECEIPT_FORMS,
  RECEIPT_STATUSES,
  type ReceiptCheck,
  type ReceiptForm,
  type ReceiptStatus,
} from './receipt.contract.js';

export class ReceiptCheckResponse implements ReceiptCheck {
  number: string;

  @ApiProperty({ enum: RECEIPT_FORMS })
  form: ReceiptForm;

  @ApiProperty({ enum: RECEIPT_STATUSES })
  status: ReceiptStatus;

  @ApiProperty({ type: String, format: 'date' })
  issued_on: string;

  amount: number;

  @ApiProperty({ enum: ['EUR'] })
  currency: 'EUR';

  @ApiProperty({ type: String, format: 'date', nullable: true })
  voided_on: string | null;

  @ApiProperty({ type: String, nullable: true })
  replaced_by: string | null;
}
