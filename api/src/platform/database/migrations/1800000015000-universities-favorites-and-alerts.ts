import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scholarships that visitors and members keep, the reminders of their deadlines, and alerts on searches. */
export class UniversitiesFavoritesAndAlerts1800000015000 implements MigrationInterface {
  name = 'UniversitiesFavoritesAndAlerts1800000015000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FAVORITES, ...COUNTS, ...REMINDERS, ...ALERTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE scholarship_alert_sweeps, scholarship_alert_told, scholarship_alert_links, scholarship_alerts,
         scholarship_reminders_sent, scholarship_reminder_links, scholarship_reminders,
         scholarship_favorites, scholarship_keepers`,
    );
    await runner.query('DROP FUNCTION scholarship_favorites_kept, scholarship_favorites_left');
  }
}

const FAVORITES = [
  // Whoever keeps scholarships: a visitor, known by a hash of the browser's random number, or a member.
  `CREATE TABLE scholarship_keepers (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     visitor_hash text UNIQUE,
     member_id uuid UNIQUE REFERENCES members ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     seen_at timestamptz NOT NULL,
     CHECK (num_nonnulls(visitor_hash, member_id) = 1))`,
  `CREATE INDEX scholarship_keepers_seen ON scholarship_keepers (seen_at) WHERE member_id IS NULL`,
  `CREATE TABLE scholarship_favorites (
     keeper_id uuid NOT NULL REFERENCES scholarship_keepers ON DELETE CASCADE,
     scholarship_id int NOT NULL REFERENCES scholarships ON DELETE CASCADE,
     favorited_at timestamptz NOT NULL,
     PRIMARY KEY (keeper_id, scholarship_id))`,
  `CREATE INDEX scholarship_favorites_scholarship ON scholarship_favorites (scholarship_id)`,
];

// The count on a scholarship moves with its favourites, whatever writes or forgets them; rows are held in the order of
// their numbers, so that two who let many go at once never wait for each other.
const COUNTS = [...countTrigger('kept', 'INSERT', 'NEW', '+'), ...countTrigger('left', 'DELETE', 'OLD', '-')];

function countTrigger(name: string, event: string, rows: string, sign: string): string[] {
  return [
    `CREATE FUNCTION scholarship_favorites_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM 1 FROM scholarships WHERE id IN (SELECT scholarship_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
       UPDATE scholarships SET favorite_count = greatest(0, favorite_count ${sign} moved.favorites)
         FROM (SELECT scholarship_id, count(*) AS favorites FROM changed GROUP BY scholarship_id) moved
        WHERE scholarships.id = moved.scholarship_id;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER scholarship_favorites_${name} AFTER ${event} ON scholarship_favorites
       REFERENCING ${rows} TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION scholarship_favorites_${name}()`,
  ];
}

const REMINDERS = [
  // A member is written to at the account's address: theirs has no e-mail.
  `CREATE TABLE scholarship_reminders (
     keeper_id uuid PRIMARY KEY REFERENCES scholarship_keepers ON DELETE CASCADE,
     email text CHECK (email = lower(email)),
     status text NOT NULL CHECK (status IN ('pending', 'confirmed')),
     consent_at timestamptz NOT NULL,
     confirmed_at timestamptz,
     asked_letter_at timestamptz,
     CHECK (status = 'pending' OR confirmed_at IS NOT NULL))`,
  `CREATE INDEX scholarship_reminders_email ON scholarship_reminders (email)`,
  `CREATE INDEX scholarship_reminders_address ON scholarship_reminders (lower(email))`,
  `CREATE TABLE scholarship_reminder_links (
     token_hash text PRIMARY KEY,
     keeper_id uuid NOT NULL REFERENCES scholarship_keepers ON DELETE CASCADE,
     email text NOT NULL,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX scholarship_reminder_links_keeper ON scholarship_reminder_links (keeper_id)`,
  // A deadline that staff move is another deadline, with reminders of its own.
  `CREATE TABLE scholarship_reminders_sent (
     email text NOT NULL,
     scholarship_id int NOT NULL REFERENCES scholarships ON DELETE CASCADE,
     deadline date NOT NULL,
     days int NOT NULL,
     sent_on date NOT NULL,
     PRIMARY KEY (email, scholarship_id, deadline, days))`,
];

const ALERTS = [
  `CREATE TABLE scholarship_alerts (
     id uuid PRIMARY KEY,
     email text NOT NULL CHECK (email LIKE '%@%' AND email = lower(email)),
     frequency text NOT NULL CHECK (frequency IN ('immediate', 'daily', 'weekly')),
     filters jsonb NOT NULL,
     status text NOT NULL CHECK (status IN ('pending', 'active', 'stopped')),
     consent_at timestamptz NOT NULL,
     asked_letter_at timestamptz,
     -- What was published before is not written about.
     since timestamptz,
     last_sent_at timestamptz,
     stopped_at timestamptz,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     CHECK (status <> 'active' OR since IS NOT NULL),
     CHECK (status <> 'stopped' OR stopped_at IS NOT NULL))`,
  `CREATE UNIQUE INDEX scholarship_alerts_search ON scholarship_alerts (email, md5(filters::text))`,
  `CREATE INDEX scholarship_alerts_due ON scholarship_alerts (frequency, id) WHERE status = 'active'`,
  `CREATE TABLE scholarship_alert_links (
     token_hash text PRIMARY KEY,
     alert_id uuid NOT NULL REFERENCES scholarship_alerts ON DELETE CASCADE,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX scholarship_alert_links_alert ON scholarship_alert_links (alert_id)`,
  `CREATE TABLE scholarship_alert_told (
     alert_id uuid NOT NULL REFERENCES scholarship_alerts ON DELETE CASCADE,
     scholarship_id int NOT NULL REFERENCES scholarships ON DELETE CASCADE,
     told_at timestamptz NOT NULL,
     PRIMARY KEY (alert_id, scholarship_id))`,
  `CREATE INDEX scholarship_alert_told_scholarship ON scholarship_alert_told (scholarship_id)`,
  // Scholarships that immediate alerts have been asked about.
  `CREATE TABLE scholarship_alert_sweeps (
     scholarship_id int PRIMARY KEY REFERENCES scholarships ON DELETE CASCADE,
     swept_at timestamptz NOT NULL)`,
];
