import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff keep of analyses: questions of their own, and screens in the menu. */
export class AnalyticsQuestions1800000026000 implements MigrationInterface {
  name = 'AnalyticsQuestions1800000026000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE analytics_pins, analytics_question_emails, analytics_questions');
  }
}

const STATEMENTS = [
  // A question of one's own: a measure by a dimension in a period. Shared ones are the team's.
  `CREATE TABLE analytics_questions (
     id serial PRIMARY KEY,
     title text NOT NULL CHECK (title <> '' AND length(title) <= 120),
     question jsonb NOT NULL,
     is_shared boolean NOT NULL DEFAULT false,
     owner_id int NOT NULL REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1)`,
  `CREATE INDEX analytics_questions_owner ON analytics_questions (owner_id)`,
  // To whom its answer is sent each Monday, in lower case; each once a week, however often the job runs.
  `CREATE TABLE analytics_question_emails (
     question_id int NOT NULL REFERENCES analytics_questions ON DELETE CASCADE,
     email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
     last_sent_on date,
     PRIMARY KEY (question_id, email))`,
  // Screens that a member of staff keeps in the menu.
  `CREATE TABLE analytics_pins (
     id serial PRIMARY KEY,
     staff_id int NOT NULL REFERENCES staff,
     label text NOT NULL CHECK (label <> '' AND length(label) <= 60),
     path text NOT NULL CHECK (path ~ '^/[a-z]' AND length(path) <= 300),
     created_at timestamptz NOT NULL,
     UNIQUE (staff_id, path))`,
];
