import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { ReceiptContent } from './receipt-content.contract.js';
import type { ReceiptForm, ReceiptKind, ReceiptStatus } from './receipt.contract.js';

@Entity('receipts')
export class ReceiptRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  year: number;

  @Column('int')
  sequence: number;

  @Column('text')
  number: string;

  @Column('text')
  code: string;

  @Column('text')
  form: ReceiptForm;

  @Column('text')
  kind: ReceiptKind;

  @Column('text')
  status: ReceiptStatus;

  @Column('text')
  purpose: string;

  @Column('text')
  subject: string;

  @Column('int')
  gift_year: number;

  @Column('text')
  donor_name: string;

  @Column('text')
  email: string;

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: 'EUR';

  @Column('jsonb')
  content: ReceiptContent;

  @Column('timestamptz')
  issued_at: Date;

  @Column('text', { nullable: true })
  issued_by: string | null;

  @Column('text', { nullable: true })
  file_key: string | null;

  @Column('text', { nullable: true })
  sha256: string | null;

  @Column('int', { nullable: true })
  bytes: number | null;

  @Column('timestamptz', { nullable: true })
  sent_at: Date | null;

  @Column('timestamptz', { nullable: true })
  voided_at: Date | null;

  @Column('text', { nullable: true })
  voided_by: string | null;

  @Column('text')
  void_reason: string;

  @Column('uuid', { nullable: true })
  replaces_id: string | null;

  @Column('uuid', { nullable: true })
  replaced_by_id: string | null;

  @VersionColumn()
  version: number;
}
