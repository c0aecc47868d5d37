import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StatementFormat } from './bank-statement.contract.js';

@Entity('bank_statements')
export class BankStatementRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  file_name: string;

  @Column('text')
  format: StatementFormat;

  @Column('text')
  account: string;

  @Column('date')
  first_day: string;

  @Column('date')
  last_day: string;

  @Column('int')
  credits: number;

  @Column('int')
  new_lines: number;

  @Column('timestamptz')
  imported_at: Date;

  @Column('int', { nullable: true })
  imported_by: number | null;

  @Column('text')
  imported_by_name: string;
}
