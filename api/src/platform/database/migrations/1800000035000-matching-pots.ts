import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What sponsors promise to add to gifts, and the totals of campaigns with what they added. */
export class MatchingPots1800000035000 implements MigrationInterface {
  name = 'MatchingPots1800000035000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...POTS, CAMPAIGNS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW campaign_totals');
    await runner.query('DROP TABLE matching_report_links, matching_pots');
    await runner.query(CAMPAIGNS_BEFORE);
  }
}

const POTS = [
  `CREATE TABLE matching_pots (
     id uuid PRIMARY KEY,
     campaign_id int NOT NULL REFERENCES campaigns,
     sponsor_name text NOT NULL CHECK (sponsor_name <> ''),
     contact_name text NOT NULL DEFAULT '',
     contact_email text NOT NULL DEFAULT '',
     -- In per cent of a gift: 100 doubles it.
     ratio int NOT NULL CHECK (ratio BETWEEN 1 AND 500),
     gift_ceiling bigint CHECK (gift_ceiling > 0),
     total bigint NOT NULL CHECK (total > 0),
     starts_on date NOT NULL,
     ends_on date NOT NULL,
     condition text NOT NULL CHECK (condition IN ('all', 'first', 'recurring')),
     ended_at timestamptz,
     ended_reason text NOT NULL DEFAULT '',
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CONSTRAINT matching_pots_days CHECK (ends_on >= starts_on),
     CONSTRAINT matching_pots_ceiling CHECK (gift_ceiling <= total),
     CONSTRAINT matching_pots_reason CHECK ((ended_at IS NULL) = (ended_reason = '')))`,
  `CREATE INDEX matching_pots_campaign ON matching_pots (campaign_id, created_at)`,
  `CREATE INDEX matching_pots_contact ON matching_pots (lower(contact_email)) WHERE contact_email <> ''`,
  `CREATE TABLE matching_report_links (
     token_hash text PRIMARY KEY,
     pot_id uuid NOT NULL REFERENCES matching_pots ON DELETE CASCADE)`,
  `CREATE INDEX matching_report_links_pot ON matching_report_links (pot_id)`,
];

// As before, with what sponsors add to gifts: a promise that counts for the campaign.
const CAMPAIGNS = `
  CREATE OR REPLACE VIEW campaign_totals AS
    SELECT c.id,
           c.opening_amount + money.amount + promised.matched AS current_amount,
           c.opening_books + goods.books AS current_books,
           c.opening_equipment + goods.equipment AS current_equipment,
           c.opening_donation_count + money.gifts + goods.gifts AS donation_count,
           campaign_progress(c.campaign_type, c.opening_amount + money.amount + promised.matched, c.goal_amount,
             c.opening_books + goods.books, c.goal_books,
             c.opening_equipment + goods.equipment, c.goal_equipment) AS progress_percentage,
           staff.name AS created_by_name,
           EXISTS (SELECT FROM campaign_gifts WHERE campaign_id = c.id)
             OR EXISTS (SELECT FROM journal_postings WHERE campaign_id = c.id) AS has_gifts,
           promised.matched AS matched_amount,
           promised.pots AS matching
      FROM campaigns c
      LEFT JOIN staff ON staff.id = c.created_by
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(gift.net), 0)::bigint AS amount, count(*) FILTER (WHERE gift.net > 0)::int AS gifts
          FROM (SELECT -sum(amount) AS net FROM journal_postings
                 WHERE campaign_id = c.id AND account = 'gifts' AND currency = c.currency
                   AND (gift_mode = 'live' OR (SELECT is_counted('test')))
                 GROUP BY gift_id) gift) money
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'books'), 0)::bigint AS books,
               coalesce(sum(quantity) FILTER (WHERE kind = 'equipment'), 0)::bigint AS equipment,
               count(*) FILTER (WHERE quantity > 0)::int AS gifts
          FROM campaign_gifts WHERE campaign_id = c.id AND is_counted(mode)) goods
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(pot.matched), 0)::bigint AS matched,
               coalesce(jsonb_agg(jsonb_build_object('sponsor_name', pot.sponsor_name, 'ratio', pot.ratio,
                 'gift_ceiling', pot.gift_ceiling, 'total', pot.total, 'matched', pot.matched,
                 'condition', pot.condition, 'starts_on', pot.starts_on, 'ends_on', pot.ends_on,
                 'has_ended', pot.ended_at IS NOT NULL) ORDER BY pot.created_at, pot.id), '[]') AS pots
          FROM (SELECT p.*, coalesce((SELECT -sum(posting.amount)
                         FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
                        WHERE entry.subject_id = p.id AND posting.account = 'matched'
                          AND is_counted(posting.gift_mode)), 0)::bigint AS matched
                  FROM matching_pots p WHERE p.campaign_id = c.id) pot) promised`;

const CAMPAIGNS_BEFORE = `
  CREATE VIEW campaign_totals AS
    SELECT c.id,
           c.opening_amount + money.amount AS current_amount,
           c.opening_books + goods.books AS current_books,
           c.opening_equipment + goods.equipment AS current_equipment,
           c.opening_donation_count + money.gifts + goods.gifts AS donation_count,
           campaign_progress(c.campaign_type, c.opening_amount + money.amount, c.goal_amount,
             c.opening_books + goods.books, c.goal_books,
             c.opening_equipment + goods.equipment, c.goal_equipment) AS progress_percentage,
           staff.name AS created_by_name,
           EXISTS (SELECT FROM campaign_gifts WHERE campaign_id = c.id)
             OR EXISTS (SELECT FROM journal_postings WHERE campaign_id = c.id) AS has_gifts
      FROM campaigns c
      LEFT JOIN staff ON staff.id = c.created_by
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(gift.net), 0)::bigint AS amount, count(*) FILTER (WHERE gift.net > 0)::int AS gifts
          FROM (SELECT -sum(amount) AS net FROM journal_postings
                 WHERE campaign_id = c.id AND account = 'gifts' AND currency = c.currency
                   AND (gift_mode = 'live' OR (SELECT is_counted('test')))
                 GROUP BY gift_id) gift) money
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'books'), 0)::bigint AS books,
               coalesce(sum(quantity) FILTER (WHERE kind = 'equipment'), 0)::bigint AS equipment,
               count(*) FILTER (WHERE quantity > 0)::int AS gifts
          FROM campaign_gifts WHERE campaign_id = c.id AND is_counted(mode)) goods`;
