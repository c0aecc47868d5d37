import { of, query } from '../../platform/database/query.js';

const MATCHED = `coalesce(-sum(posting.amount), 0)::bigint`;
const MATCHES = `FROM journal_entries entry
  JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'matched'`;

/** Pots that match gifts to a campaign on a day, the oldest first. */
export const potsOfDay = query(
  `SELECT id FROM matching_pots
    WHERE campaign_id = $1 AND ended_at IS NULL AND $2::date BETWEEN starts_on AND ends_on ORDER BY created_at, id`,
  ['integer', 'date'],
  { id: 'uuid' },
);

/** What each of these pots added to gifts that count, in minor units, and to how many. */
export const sumsOfPots = query(
  `SELECT pot.id, coalesce(sum(gift.matched), 0)::bigint AS matched, count(*) FILTER (WHERE gift.matched > 0)::int AS gifts
     FROM matching_pots pot
     LEFT JOIN LATERAL (SELECT ${MATCHED} AS matched ${MATCHES}
        WHERE entry.subject_id = pot.id AND is_counted(posting.gift_mode)
        GROUP BY posting.gift_id) gift ON true
    WHERE pot.id = ANY($1) GROUP BY pot.id`,
  ['uuid[]'],
  { id: 'uuid', matched: 'integer', gifts: 'integer' },
);

/** The newest match of a gift: by which pot, how much at first, how much of it stands, how many entries there are. */
export const matchOfGift = query(
  `SELECT first.subject_id AS pot_id, first.amount AS matched, first.campaign_id,
          (SELECT ${MATCHED} ${MATCHES} WHERE entry.donation_id = $1) AS standing,
          (SELECT count(*)::int FROM journal_entries WHERE donation_id = $1 AND kind ~ '^match') AS entries
     FROM (SELECT entry.subject_id, -posting.amount AS amount, posting.campaign_id ${MATCHES}
            WHERE entry.donation_id = $1 AND entry.kind = 'match'
            ORDER BY entry.id DESC LIMIT 1) first`,
  ['uuid'],
  {
    pot_id: of<string>('uuid?'),
    matched: 'integer',
    campaign_id: of<number>('integer?'),
    standing: 'integer',
    entries: 'integer',
  },
);

/** Whether the donor of a gift is known, and gave before it. */
export const earlierGifts = query(
  `SELECT gift.donor_id IS NOT NULL AS is_known,
          EXISTS (SELECT FROM donations other
                   WHERE other.donor_id = gift.donor_id AND other.id <> gift.id AND other.status = 'succeeded'
                     AND is_counted(other.mode)) AS gave
     FROM donations gift WHERE gift.id = $1`,
  ['uuid'],
  { is_known: 'boolean', gave: 'boolean' },
);

export const isCounted = query(`SELECT is_counted($1) AS counts`, ['text'], { counts: 'boolean' });

/** What a pot added, day by day in Paris, without a word of who gave: a gift that went back whole counts no more. */
export const daysOfPot = query(
  `SELECT to_char(moved.at AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS day,
          (count(*) FILTER (WHERE standing > 0 AND standing <= added)
            - count(*) FILTER (WHERE standing <= 0 AND standing > added))::int AS gifts,
          sum(added)::bigint AS matched
     FROM (SELECT entry.happened_at AS at, -posting.amount AS added,
                  sum(-posting.amount) OVER (PARTITION BY posting.gift_id ORDER BY entry.id) AS standing
             ${MATCHES}
            WHERE entry.subject_id = $1 AND is_counted(posting.gift_mode)) moved
    GROUP BY 1 ORDER BY 1`,
  ['uuid'],
  { day: 'text', gifts: 'integer', matched: 'integer' },
);

/** What the matched gifts themselves brought, in minor units. */
export const givenOfPot = query(
  `SELECT coalesce(-sum(posting.amount), 0)::bigint AS given
     FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    WHERE posting.account = 'gifts' AND is_counted(posting.gift_mode) AND entry.donation_id IN
      (SELECT matched.donation_id FROM journal_entries matched WHERE matched.subject_id = $1)`,
  ['uuid'],
  { given: 'integer' },
);

/** How many entries a pot made, whatever went back of them since. */
export const entriesOfPot = query(
  'SELECT count(*)::int AS entries FROM journal_entries WHERE subject_id = $1',
  ['uuid'],
  { entries: 'integer' },
);
