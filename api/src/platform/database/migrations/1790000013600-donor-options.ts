import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each suggested amount of a campaign does; the card by e-mail that a gift may carry. */
export class DonorOptions1790000013600 implements MigrationInterface {
  name = 'DonorOptions1790000013600';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...CAMPAIGNS, ...TRIBUTE_CARDS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tribute_card_refusals, tribute_cards');
    await runner.query('DROP VIEW campaign_overview');
    await runner.query(overviewOf(WRITTEN));
    await runner.query('ALTER TABLE campaigns DROP COLUMN suggested_amounts');
    await runner.query(
      `UPDATE content_editions SET "values" = "values" - 'suggested_amounts' WHERE resource = 'campaigns'`,
    );
  }
}

const WRITTEN = `c.id, c.slug, c.title, c.short_description, c.description, c.category, c.location, c.featured,
       c.featured_image_id, c.campaign_type, c.status, c.start_date, c.end_date, c.currency,
       c.goal_amount, c.goal_books, c.goal_equipment,
       c.opening_amount, c.opening_books, c.opening_equipment, c.opening_donation_count`;

const overviewOf = (written: string) => `CREATE VIEW campaign_overview AS
     SELECT ${written},
            c.opening_amount + given.money AS current_amount,
            c.opening_books + given.books AS current_books,
            c.opening_equipment + given.equipment AS current_equipment,
            c.opening_donation_count + given.gifts AS donation_count,
            campaign_progress(c.campaign_type, c.opening_amount + given.money, c.goal_amount,
              c.opening_books + given.books, c.goal_books,
              c.opening_equipment + given.equipment, c.goal_equipment) AS progress_percentage,
            c.created_by, staff.name AS created_by_name,
            c.created_at, c.updated_at, c.archived_at, c.deleted_at, c.version, c.search, c.pending, c.publish_at
       FROM campaigns c
       LEFT JOIN staff ON staff.id = c.created_by
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'money'), 0)::bigint AS money,
                coalesce(sum(quantity) FILTER (WHERE kind = 'books'), 0)::bigint AS books,
                coalesce(sum(quantity) FILTER (WHERE kind = 'equipment'), 0)::bigint AS equipment,
                coalesce(sum(coalesce(gifts, (quantity > 0)::int)), 0)::int AS gifts
           FROM campaign_gifts WHERE campaign_id = c.id AND is_counted(mode)) given`;

const CAMPAIGNS = [
  // [{"amount": 2000, "effect": "4 livres pour enfants"}], the smallest first: euro cents, as the money form takes.
  `ALTER TABLE campaigns ADD COLUMN suggested_amounts jsonb NOT NULL DEFAULT '[]'
     CHECK (jsonb_typeof(suggested_amounts) = 'array' AND jsonb_array_length(suggested_amounts) <= 6)`,
  'DROP VIEW campaign_overview',
  overviewOf(`${WRITTEN}, c.suggested_amounts`),
  // Restored, a text that was saved before has none of them, as it had then.
  `UPDATE content_editions SET "values" = "values" || '{"suggested_amounts": []}' WHERE resource = 'campaigns'`,
];

const TRIBUTE_CARDS = [
  `CREATE TABLE tribute_cards (
     id uuid PRIMARY KEY,
     donation_id uuid NOT NULL UNIQUE REFERENCES donations ON DELETE CASCADE,
     -- Erased 30 days after the card left, with its words.
     recipient_name text NOT NULL,
     recipient_email text NOT NULL,
     recipient_hash text NOT NULL,
     words text NOT NULL,
     signature text NOT NULL,
     day date NOT NULL,
     status text NOT NULL CHECK (status IN ('waiting', 'scheduled', 'sent', 'cancelled', 'undeliverable')),
     send_at timestamptz,
     sent_at timestamptz,
     token_hash text UNIQUE,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     CHECK ((status = 'scheduled') = (send_at IS NOT NULL)),
     CHECK ((status = 'sent') = (sent_at IS NOT NULL)))`,
  `CREATE INDEX tribute_cards_due ON tribute_cards (send_at) WHERE status = 'scheduled'`,
  // Who wants no card, by the hash of their address alone.
  `CREATE TABLE tribute_card_refusals (
     recipient_hash text PRIMARY KEY,
     created_at timestamptz NOT NULL)`,
];
