import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { Role } from './access.contract.js';

@Entity('staff')
export class StaffRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  roles: Role[];

  /** The code's first characters, by which its row is found; null for the code from the configuration. */
  @Column('text', { nullable: true })
  code_selector: string | null;

  @Column('text')
  code_hash: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  last_seen_at: Date | null;

  @Column('timestamptz', { nullable: true })
  revoked_at: Date | null;

  @VersionColumn()
  version: number;
}
