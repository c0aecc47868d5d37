import type pg from 'pg';

export const VISITS = 10_000_000;
/** Two years of days, and what visits of a day are shared out by. */
const DAYS = 730;
const RAW_DAYS = 30;
const VALUES = { source: 60, page: 400, landing: 200, country: 30, campaign: 15 } as const;
const VIEWS_PER_VISIT = 2.6;
/** Of a thousand visits, how many begin a gift. */
const BEGUN_PER_1000 = 20;

/** Sums of two years of visits, their raw rows of 30 days and what they led to, as the product keeps them. */
export async function fillVisits(client: pg.Client, visits: number): Promise<void> {
  const perDay = Math.round(visits / DAYS);
  await client.query(
    `INSERT INTO visit_days (day, dimension, value, visits, views)
     SELECT day::date, 'total', '', $1::bigint, ($1 * ${VIEWS_PER_VISIT})::bigint
       FROM generate_series(current_date - ${DAYS - 1}, current_date, interval '1 day') AS day`,
    [perDay],
  );
  for (const [dimension, values] of Object.entries(VALUES))
    await fillDimension(client, dimension, values, perDay);
  await fillDimension(client, 'device', 3, perDay);
  await client.query(
    `INSERT INTO visit_months SELECT date_trunc('month', day)::date, dimension, value, sum(visits), sum(views)
       FROM visit_days GROUP BY 1, 2, 3`,
  );
  await fillRaw(client, perDay);
  await fillConversions(client, Math.round((visits * BEGUN_PER_1000) / 1000));
  // As a job leaves them: with so many, no question makes them anew.
  await client.query('SELECT refresh_visit_conversions()');
  await client.query('UPDATE visit_roll_ups SET rolled_up_at = now(), took_ms = 5000');
  await client.query('VACUUM ANALYZE visit_conversion_days');
  await client.query('ANALYZE visit_days, visit_months, visits, visit_pages, visit_hours, visit_conversions');
}

/** The first values have the most, as in life. */
async function fillDimension(
  client: pg.Client,
  dimension: string,
  values: number,
  perDay: number,
): Promise<void> {
  const name = {
    source: `'site:hote-' || n || '.example'`,
    device: `(ARRAY['phone', 'computer', 'tablet'])[n]`,
  };
  const value =
    name[dimension as keyof typeof name] ??
    (dimension === 'country' ? `chr(64 + (n - 1) / 10 + 1) || chr(65 + (n - 1) % 10)` : `'/page-' || n`);
  await client.query(
    `INSERT INTO visit_days (day, dimension, value, visits, views)
     SELECT day::date, $1, ${value}, ceil($2::numeric / (n * ln(${values} + 1)))::bigint,
            ceil($2::numeric * ${VIEWS_PER_VISIT} / (n * ln(${values} + 1)))::bigint
       FROM generate_series(current_date - ${DAYS - 1}, current_date, interval '1 day') AS day,
            generate_series(1, ${values}) AS n`,
    [dimension, perDay],
  );
}

async function fillRaw(client: pg.Client, perDay: number): Promise<void> {
  await client.query(
    `INSERT INTO visits (day, visitor, first_at, source_kind, source, device, saves_data, landing, views)
     SELECT current_date - d, decode(md5(d || ':' || n), 'hex'), now() - make_interval(days => d), 'site',
            'hote-' || (1 + n % 60) || '.example', 'phone', false, '/page-' || (1 + n % 200), 3
       FROM generate_series(0, ${RAW_DAYS - 1}) AS d, generate_series(1, $1::int) AS n`,
    [perDay],
  );
  await client.query(
    `INSERT INTO visit_pages (day, visitor, page, views)
     SELECT day, visitor, '/page-' || p, 1 FROM visits, generate_series(1, 3) AS p`,
  );
  await client.query(
    `INSERT INTO visit_hours (at, visits, views)
     SELECT at, 1, 1 FROM generate_series(date_trunc('hour', now()) - interval '${DAYS} days', now(), interval '1 hour') AS at`,
  );
  // The sums of the raw days are those of the rows, so that a roll-up changes nothing.
  await client.query(
    `UPDATE visit_hours SET views = 0, visits = 0 WHERE at >= now() - interval '${RAW_DAYS + 1} days'`,
  );
  await client.query(
    `DELETE FROM visit_days WHERE day >= current_date - ${RAW_DAYS + 1} AND dimension = 'robots'`,
  );
  await client.query(
    `UPDATE visit_hours hour SET views = total.views, visits = total.visits
       FROM visit_days total
      WHERE total.dimension = 'total' AND hour.at = total.day::timestamp AT TIME ZONE 'Europe/Paris'
        AND total.day >= current_date - ${RAW_DAYS + 1}`,
  );
}

async function fillConversions(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO visit_conversions (kind, donation_id, happened_at, source_kind, source)
     SELECT 'donation', gift.id, gift.created_at, 'site', 'hote-' || (1 + row_number() OVER () % 60) || '.example'
       FROM (SELECT id, created_at FROM donations WHERE created_at > now() - interval '${DAYS} days' LIMIT $1) gift`,
    [count],
  );
}
