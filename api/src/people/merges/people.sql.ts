import type { SaidIdentity } from '../../platform/personal-data/merge-of-table.js';
import type { MergeTable } from './merge-tables.service.js';

const PARTS = [
  'first_name',
  'last_name',
  'organization_name',
  'phone',
  'street_address',
  'postal_code',
  'city',
  'country',
] as const satisfies readonly (keyof SaidIdentity)[];

/** What every form and account of these tables says of whom: one row each, with a donor's number in `id`. */
export function saidOfPeople(tables: readonly MergeTable[]): string {
  return tables.flatMap(saidIn).join(' UNION ALL ');
}

function saidIn({ table, label, addresses, follows, identity, unaddressed }: MergeTable): string[] {
  const [address] = [...follows, ...Object.keys(addresses)];
  if (!identity || !address) return [];
  const parts = PARTS.map((part) => `coalesce(${identity[part] ?? `''`}, '') AS ${part}`).join(', ');
  const select = (id: string, email: string, rows: string) =>
    `SELECT ${id} AS id, ${email} AS email, '${label.replaceAll("'", "''")}' AS label, ${parts},
            ${identity.said_at} AS said_at, coalesce(${identity.confirmed ?? 'true'}, false) AS confirmed
       FROM ${table} held WHERE (${rows}) AND (${identity.rows ?? 'true'})`;
  const addressed = select(
    `md5(lower(held.${address}))::uuid`,
    `lower(held.${address})`,
    `held.${address} <> ''`,
  );
  return unaddressed ? [addressed, select(unaddressed.id, `''`, unaddressed.rows)] : [addressed];
}

const full = `last_name || organization_name <> ''`;
const newest = (parts: readonly string[], said: string) =>
  `(array_agg(jsonb_build_object(${parts.map((part) => `'${part}', ${part}`).join(', ')}, 'said_at', said_at,
      'confirmed', confirmed) ORDER BY (${said}) DESC, confirmed DESC, said_at DESC))[1]`;

/** Each person of `said` with the newest of what they said, what they confirmed in front; what is empty comes last. */
export const PEOPLE_OF_SAID = `
  SELECT id, max(email) AS email, max(said_at) AS said_at, array_agg(DISTINCT label ORDER BY label) AS labels,
         ${newest(['first_name', 'last_name', 'organization_name'], full)} AS name,
         ${newest(['phone'], `phone <> ''`)} AS phone,
         ${newest(['street_address', 'postal_code', 'city', 'country'], `street_address || city <> ''`)} AS address
    FROM said GROUP BY id`;

/** Of `said`, why two people may be one. Of more than six who share something, it is not what tells them apart. */
export const PAIRS_OF_SAID = `
  known AS MATERIALIZED (
    SELECT DISTINCT id, email, right(regexp_replace(phone, '\\D', '', 'g'), 9) AS phone, folded(last_name) AS last_name,
           (SELECT string_agg(word, ' ' ORDER BY word)
              FROM regexp_split_to_table(folded(btrim(first_name || ' ' || last_name)), '[^a-z0-9]+') word
             WHERE word <> '') AS name,
           folded(street_address) AS street, postal_code, folded(city) AS city
      FROM said),
  keys AS (
    SELECT DISTINCT id, 'phone' AS reason, phone AS key FROM known WHERE length(phone) = 9
    UNION SELECT id, 'name_email', name FROM known WHERE name LIKE '% %'
    UNION SELECT id, 'name_address', name || '|' || city FROM known WHERE name LIKE '% %' AND city <> ''
    UNION SELECT id, 'home', last_name || '|' || street || '|' || postal_code FROM known
           WHERE last_name <> '' AND street <> '' AND postal_code <> ''),
  shared AS (SELECT reason, array_agg(id) AS ids FROM keys GROUP BY reason, key HAVING count(*) BETWEEN 2 AND 6),
  found AS (
    SELECT DISTINCT reason, one, other FROM shared, unnest(ids) one, unnest(ids) other WHERE one < other
    UNION SELECT 'returned', least(merge.absorbed_id, md5(merge.kept_email)::uuid),
                 greatest(merge.absorbed_id, md5(merge.kept_email)::uuid)
            FROM person_merges merge WHERE merge.undone_at IS NULL
             AND EXISTS (SELECT FROM known WHERE known.id = merge.absorbed_id)
             AND EXISTS (SELECT FROM known WHERE known.email = merge.kept_email)),
  addresses AS MATERIALIZED (SELECT id, max(email) AS email, max(split_part(email, '@', 1)) AS mailbox FROM known GROUP BY id),
  pairs AS (
    SELECT one, other, array_agg(DISTINCT reason) AS reasons,
           min(array_position(ARRAY['returned', 'phone', 'name_email', 'name_address', 'home'], reason)) AS rank
      FROM found JOIN addresses a ON a.id = one JOIN addresses b ON b.id = other
     WHERE (reason <> 'name_email' OR (a.email <> '' AND b.email <> '' AND similarity(a.mailbox, b.mailbox) > 0.45))
       AND a.email || b.email <> ''
       AND NOT EXISTS (SELECT FROM people_apart apart WHERE apart.one_id = one AND apart.other_id = other)
     GROUP BY one, other)`;
