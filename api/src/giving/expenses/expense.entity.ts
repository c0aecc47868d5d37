import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { ExpenseCategory } from './expense.contract.js';

/** What the association paid: its sum and day stand in the journal, and are reversed, never changed. */
@Entity('expenses')
export class ExpenseRow {
  @PrimaryGeneratedColumn()
  id: number;

  /** In Paris. */
  @Column('date')
  spent_on: string;

  /** Cents. */
  @Column('bigint')
  amount: number;

  @Column('text')
  category: ExpenseCategory;

  @Column('int', { nullable: true })
  campaign_id: number | null;

  @Column('text')
  supplier: string;

  @Column('bigint', { nullable: true })
  entry_id: number | null;

  @Column('text', { nullable: true })
  document_key: string | null;

  @Column('text')
  document_type: string;

  @Column('timestamptz', { nullable: true })
  reversed_at: Date | null;

  @Column('text')
  reversed_reason: string;

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}

/** A year whose accounts are closed: it takes no more expenses. */
@Entity('closed_years')
export class ClosedYearRow {
  @PrimaryColumn('int')
  year: number;

  @Column('timestamptz')
  closed_at: Date;

  @Column('int', { nullable: true })
  closed_by: number | null;

  @Column('text')
  closed_by_name: string;
}
