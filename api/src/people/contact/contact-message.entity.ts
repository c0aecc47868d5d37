import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { ContactStatus } from './contact.contract.js';

@Entity('contact_messages')
export class ContactMessageRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('text')
  status: ContactStatus;

  @Column('int', { nullable: true })
  assigned_to: number | null;

  @Column('timestamptz', { nullable: true })
  read_at: Date | null;

  @Column('text')
  form_hash: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @VersionColumn()
  version: number;
}
