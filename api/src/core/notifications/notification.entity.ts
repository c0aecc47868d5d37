import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationFacts } from './notification-facts.js';

@Entity('notifications')
export class NotificationRow {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: number;

  @Column('text')
  kind: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  resource: string;

  @Column('text')
  record_id: string;

  @Column('jsonb')
  facts: NotificationFacts;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('boolean')
  is_private: boolean;

  @Column('int', { nullable: true })
  author_id: number | null;

  @Column('text', { nullable: true })
  cause: string | null;

  @Column({ type: 'bigint', insert: false, update: false })
  transaction_id: number;
}
