import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationChoices } from './preference.contract.js';

/** How a member of staff hears of what happened; there is one for each, from the day they have a code. */
@Entity('notification_readers')
export class NotificationReaderRow {
  @PrimaryColumn('int')
  staff_id: number;

  /** What was published before is read. */
  @Column('bigint')
  since_id: number;

  @Column('jsonb')
  choices: Partial<NotificationChoices>;

  @Column('boolean')
  groups_gifts: boolean;

  @Column('boolean')
  is_quiet: boolean;

  /** Hours of Paris. */
  @Column('smallint')
  quiet_from: number;

  @Column('smallint')
  quiet_until: number;

  @Column('boolean')
  is_quiet_on_sunday: boolean;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  pending_email: string | null;

  @Column('text', { nullable: true })
  code_hash: string | null;

  @Column('timestamptz', { nullable: true })
  code_expires_at: Date | null;

  @Column('smallint')
  code_tries: number;

  /** The day of the last digest. */
  @Column('date', { nullable: true })
  digest_on: string | null;
}
