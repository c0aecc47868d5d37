import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { SavedQuestion } from './question.dto.js';

@Entity('analytics_questions')
export class QuestionRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  title: string;

  @Column('jsonb')
  question: SavedQuestion;

  @Column('boolean')
  is_shared: boolean;

  @Column('int')
  owner_id: number;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  /** Of its last e-mail, where the table went alone. */
  @Column('timestamptz', { nullable: true })
  picture_failed_at: Date | null;

  @VersionColumn()
  version: number;
}

/** Whom the answer goes to each Monday. */
@Entity('analytics_question_emails')
export class QuestionEmailRow {
  @PrimaryColumn('int')
  question_id: number;

  /** In lower case. */
  @PrimaryColumn('text')
  email: string;

  @Column('date', { nullable: true })
  last_sent_on: string | null;
}
