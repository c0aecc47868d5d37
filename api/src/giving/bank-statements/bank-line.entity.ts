import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Currency } from '../../platform/money/money.contract.js';
import type { PaymentMode } from '../payments/payment.contract.js';
import type { BankLineStatus } from './bank-statement.contract.js';

@Entity('bank_lines')
export class BankLineRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  statement_id: number;

  @Column('text')
  line_key: string;

  @Column('date')
  booked_on: string;

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: Currency;

  @Column('text')
  wording: string;

  @Column('text')
  counterparty: string;

  @Column('text')
  status: BankLineStatus;

  @Column('uuid', { nullable: true })
  donation_id: string | null;

  /** The entry of the journal that it is. */
  @Column('bigint', { nullable: true })
  entry_id: number | null;

  /** The entry that brought it into the journal; null where another has its money there already. */
  @Column('bigint', { nullable: true })
  arrival_id: number | null;

  /** The line that gives its money back, or whose money it gives back. */
  @Column('uuid', { nullable: true })
  counterpart_id: string | null;

  /** Whether the money is real; that of the demonstration is not. */
  @Column('text')
  mode: PaymentMode;

  @Column('text')
  note: string;

  @Column('timestamptz', { nullable: true })
  handled_at: Date | null;

  @Column('int', { nullable: true })
  handled_by: number | null;

  @Column('text', { nullable: true })
  handled_by_name: string | null;

  @VersionColumn()
  version: number;
}
