/**
 * Every waiting credit whose words name one gift that is not received, of the same amount; where several lines name the
 * same gift, the oldest. Banks leave dashes out and break words where they like, as `referencesIn` says.
 */
export const SURE_MATCHES = `
  SELECT id, donation_id, version, booked_on FROM (
    SELECT named.id, named.version, named.booked_on, donation.id AS donation_id,
           count(*) OVER (PARTITION BY named.id) AS gifts,
           row_number() OVER (PARTITION BY donation.id ORDER BY named.booked_on, named.id) AS turn
      FROM (SELECT DISTINCT line.id, line.version, line.booked_on, line.amount, line.currency,
                   'DON-' || found[1] || '-' || found[2] AS reference
              FROM bank_lines line
             CROSS JOIN regexp_matches(
               regexp_replace(upper(line.wording || ' ' || line.counterparty), '[^A-Z0-9]', '', 'g'),
               'DON(20[0-9]{6})([0-9A-F]{8})', 'g') AS found
             WHERE line.status = 'waiting' AND line.amount > 0) named
      JOIN donations donation ON donation.reference = named.reference AND donation.status <> 'succeeded'
                             AND donation.amount = named.amount AND donation.currency = named.currency) sure
   WHERE gifts = 1 AND turn = 1`;

const PLAIN = (text: string) => `regexp_replace(upper(unaccent(${text})), '[^A-Z0-9]+', ' ', 'g')`;
const COLUMNS = `id, reference, status, amount, currency, donor_type, first_name, last_name, organization_name,
  created_at`;
/** More than are shown of one line. */
const EACH = 8;

/**
 * The gifts that some lines may be: those that are named ($1, references), and for each line ($2 amounts, $3
 * currencies, $4 words) those that wait for a transfer of its amount, first those whose name it says.
 */
export const LIKELY_GIFTS = `
  WITH line AS (SELECT * FROM unnest($2::bigint[], $3::text[], $4::text[]) AS line (amount, currency, words)),
       -- Names are made plain once a gift, not once a gift and line.
       expected AS MATERIALIZED (
         SELECT ${COLUMNS}, ' ' || btrim(${PLAIN('last_name')}) || ' ' AS plain_name,
                ' ' || btrim(${PLAIN('organization_name')}) || ' ' AS plain_organization
           FROM donations
          WHERE status = 'pending' AND payment_method = 'bank_transfer'
            AND (amount, currency) IN (SELECT amount, currency FROM line))
  SELECT ${COLUMNS} FROM donations WHERE reference = ANY($1)
  UNION
  SELECT gift.* FROM line CROSS JOIN LATERAL (
     SELECT ${COLUMNS} FROM expected
      WHERE expected.amount = line.amount AND expected.currency = line.currency
      ORDER BY (length(last_name) > 2 AND strpos(line.words, plain_name) > 0)
            OR (length(organization_name) > 2 AND strpos(line.words, plain_organization) > 0) DESC,
               created_at
      LIMIT ${EACH}) gift
  ORDER BY created_at`;
