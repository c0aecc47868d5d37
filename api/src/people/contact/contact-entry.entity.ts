import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ContactEntryKind } from './contact.contract.js';

@Entity('contact_entries')
export class ContactEntryRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  message_id: number;

  @Column('text')
  kind: ContactEntryKind;

  @Column('text')
  body: string;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text')
  staff_name: string;

  @Column('timestamptz')
  created_at: Date;
}
