import { type GivingToday, RETURN_PAGES } from '@livres/api/contract';
import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { DemoVisitsService } from '@livres/api/dist-demo/demo-visits.service.js';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';

const api = testApi();
const all = <Row extends object>(sql: string, values?: unknown[]) => api.query<Row[]>(sql, values);
const numbers = async (sql: string) => (await all<Record<string, number>>(sql))[0] as Record<string, number>;

beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
});

describe('the visits of the demonstration', () => {
  it('are of two whole years and the month that runs, without a day left out', async () => {
    const { days, span, first } = await numbers(
      `SELECT count(*)::int AS days, max(day) - min(day) + 1 AS span, extract(day FROM min(day))::int AS first
         FROM visit_days WHERE dimension = 'total'`,
    );
    expect(days).toBeGreaterThanOrEqual(730);
    expect({ span, first }).toEqual({ span: days, first: 1 });
  });

  it('sum to the same visits and views on each day, whatever they are counted by', async () => {
    const parts = await all(
      `SELECT part.day, part.dimension FROM visit_days part JOIN visit_days total USING (day)
        WHERE total.dimension = 'total' AND part.dimension IN ('source', 'country', 'device', 'landing', 'economy')
        GROUP BY part.day, part.dimension, total.visits, total.views
       HAVING sum(part.visits) <> total.visits OR sum(part.views) <> total.views`,
    );
    expect(parts).toEqual([]);
    const pages = await all(
      `SELECT day FROM visit_days page JOIN visit_days total USING (day)
        WHERE total.dimension = 'total' AND page.dimension = 'page' GROUP BY day, total.views, total.visits
       HAVING sum(page.views) <> total.views OR max(page.visits) > total.visits`,
    );
    expect(pages).toEqual([]);
  });

  it('are in months what they are in days, and in hours too for 90 days', async () => {
    const months = await all(
      `SELECT dimension, value FROM visit_months FULL JOIN (
         SELECT date_trunc('month', day::timestamp)::date AS month, dimension, value, sum(visits) AS visits, sum(views) AS views
           FROM visit_days GROUP BY 1, 2, 3) days USING (month, dimension, value)
        WHERE visit_months.visits IS DISTINCT FROM days.visits OR visit_months.views IS DISTINCT FROM days.views`,
    );
    expect(months).toEqual([]);
    const { days, wrong } = await numbers(
      `SELECT count(*)::int AS days, count(*) FILTER (WHERE hours.visits <> total.visits OR hours.views <> total.views
                OR hours.robots <> robots.views)::int AS wrong
         FROM (SELECT (at AT TIME ZONE 'Europe/Paris')::date AS day, sum(visits) AS visits, sum(views) AS views,
                      sum(robots) AS robots FROM visit_hours GROUP BY 1) hours
         JOIN visit_days total ON total.day = hours.day AND total.dimension = 'total'
         JOIN visit_days robots ON robots.day = hours.day AND robots.dimension = 'robots'`,
    );
    expect(days).toBeGreaterThanOrEqual(90);
    expect(wrong).toBe(0);
  });

  it('are added up by the product to the same sums, for the days whose visits are kept', async () => {
    const KEPT = `day IN (SELECT day FROM visits)`;
    const sums = () =>
      all(
        `SELECT day, dimension, value, visits, views FROM visit_days
          WHERE ${KEPT} AND dimension NOT IN ('done', 'gave') AND NOT (dimension = 'page' AND value = ANY ($1))
          ORDER BY day, dimension, value`,
        [[...RETURN_PAGES]],
      );
    const rollUps = api.app.get(VisitRollupsService);
    // The job may have passed while the content was written, before what yesterday's visits did was there.
    await rollUps.rollUp();
    const before = await sums();
    expect(new Set(before.map((row) => String((row as { day: unknown }).day))).size).toBeGreaterThanOrEqual(
      30,
    );
    // What a visit led to, and where it came back from a payment, is wiped with its day: the rest is still there.
    await api.query(`UPDATE visit_roll_ups SET closed_before = '1970-01-01'`);
    await api.query(`DELETE FROM visit_days WHERE ${KEPT}`);
    await rollUps.rollUp();
    expect(await sums()).toEqual(before);
  });

  it('have quiet summers, a peak in December, and grow by about a third each year', async () => {
    const months = await all<{ month: string; visits: number }>(
      `SELECT to_char(month, 'YYYY-MM') AS month, visits::int AS visits FROM visit_months
        WHERE dimension = 'total' ORDER BY month`,
    );
    const [first, second] = [months.slice(0, 12), months.slice(12, 24)];
    for (const year of [first, second]) {
      const ranked = year
        .toSorted((one, other) => one.visits - other.visits)
        .map(({ month }) => month.slice(5));
      expect(ranked[0]).toBe('08');
      expect(ranked.slice(-3)).toContain('12');
    }
    const sum = (year: typeof months) => year.reduce((total, { visits }) => total + visits, 0);
    expect(sum(second) / sum(first)).toBeGreaterThan(1.2);
    expect(sum(second) / sum(first)).toBeLessThan(1.45);
  });

  it('come from everywhere, on phones for six in ten, and to pages that exist', async () => {
    const { sources, codes, hosts, countries } = await numbers(
      `SELECT count(DISTINCT value) FILTER (WHERE dimension = 'source')::int AS sources,
              count(DISTINCT value) FILTER (WHERE dimension = 'campaign')::int AS codes,
              count(DISTINCT value) FILTER (WHERE value LIKE 'site:%.example')::int AS hosts,
              count(DISTINCT value) FILTER (WHERE dimension = 'country')::int AS countries FROM visit_days`,
    );
    expect(sources).toBeGreaterThan(15);
    expect(codes).toBeGreaterThan(4);
    expect(hosts).toBeGreaterThan(2);
    expect(countries).toBeGreaterThan(8);
    const { phones, economy } = await numbers(
      `SELECT (sum(visits) FILTER (WHERE value = 'phone') / sum(visits) FILTER (WHERE dimension = 'device'))::float AS phones,
              (sum(visits) FILTER (WHERE value = 'yes') / sum(visits) FILTER (WHERE dimension = 'economy'))::float AS economy
         FROM visit_days WHERE dimension IN ('device', 'economy')`,
    );
    expect(phones).toBeCloseTo(0.6, 1);
    expect(economy).toBeCloseTo(0.1, 1);
    const lost = await all(
      `SELECT DISTINCT value FROM visit_days WHERE dimension = 'page' AND value ~ '^/(campagnes|actualites|evenements)/'
          AND NOT EXISTS (SELECT FROM (SELECT slug FROM campaigns UNION SELECT slug FROM articles UNION SELECT slug FROM events) known
                           WHERE visit_days.value LIKE '%/' || known.slug)`,
    );
    expect(lost).toEqual([]);
  });

  it('are the same for every demonstration that is made on a day', async () => {
    const visits = api.app.get(DemoVisitsService);
    const of = async () => (await visits.plan()).days.filter(({ day }) => day < '2026-01-01');
    expect(await of()).toEqual(await of());
  });
});

describe('what the visits of the demonstration led to', () => {
  it('is a gift begun by about two in a hundred, of which two thirds are paid', async () => {
    const { visits, begun, paid, refused, given_up } = await numbers(
      `SELECT (SELECT sum(visits)::int FROM visit_days WHERE dimension = 'total') AS visits, count(*)::int AS begun,
              count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid,
              count(*) FILTER (WHERE gift.status = 'failed')::int AS refused,
              count(*) FILTER (WHERE gift.status = 'cancelled')::int AS given_up
         FROM visit_conversions JOIN donations gift ON gift.id = donation_id`,
    );
    expect(begun! / visits!).toBeGreaterThan(0.012);
    expect(begun! / visits!).toBeLessThan(0.025);
    expect(paid! / begun!).toBeCloseTo(0.64, 1);
    expect(refused).toBeGreaterThan(50);
    expect(given_up).toBeGreaterThan(refused!);
  });

  it('is never more than those who saw where it begins, nor other than what their gift says', async () => {
    const [kinds, others] = [
      await all<{ made: number; seen: number }>(
        `SELECT kind, count(*)::int AS made, (SELECT sum(visits)::int FROM visit_days
                  WHERE dimension = 'seen' AND value = kind) AS seen FROM visit_conversions GROUP BY kind`,
      ),
      await all(
        `SELECT gift.reference FROM visit_conversions visit JOIN donations gift ON gift.id = visit.donation_id
          WHERE (visit.utm_source, visit.utm_campaign, visit.happened_at)
                IS DISTINCT FROM (gift.utm_source, gift.utm_campaign, gift.created_at)`,
      ),
    ];
    expect(kinds).toHaveLength(4);
    expect(kinds.filter(({ made, seen }) => made > seen || made < 20)).toEqual([]);
    expect(others).toEqual([]);
  });
});

describe('the gifts of the demonstration', () => {
  it('come from several hundred people in each of 24 months, most of all in December', async () => {
    const months = await all<{ month: string; donors: number; euros: number }>(
      `SELECT to_char(entry.happened_at, 'YYYY-MM') AS month, count(DISTINCT lower(gift.email))::int AS donors,
              (-sum(posting.amount) / 100)::int AS euros
         FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
         JOIN donations gift ON gift.id = entry.donation_id
        WHERE posting.account = 'gifts' AND gift.reference LIKE '%-DE1%'
          AND entry.happened_at < date_trunc('month', now()) GROUP BY 1 ORDER BY 1`,
    );
    expect(months.length).toBeGreaterThanOrEqual(24);
    expect(months.filter(({ donors }) => donors < 20).map(({ month }) => month)).toEqual([]);
    const most = months.toSorted((one, other) => other.euros - one.euros)[0]!;
    expect(most.month.slice(5)).toBe('12');
    const { donors, again } = await numbers(
      `SELECT count(*)::int AS donors, count(*) FILTER (WHERE gifts > 1)::int AS again
         FROM (SELECT count(*) AS gifts FROM donations WHERE status = 'succeeded' GROUP BY lower(email)) givers`,
    );
    expect(donors).toBeGreaterThan(400);
    expect(again! / donors!).toBeGreaterThan(0.2);
  });

  it('are paid in every way, from many departments and countries, some of them given back', async () => {
    const { methods, departments, countries, refunds, disputes } = await numbers(
      `SELECT count(DISTINCT payment_method)::int AS methods,
              count(DISTINCT left(postal_code, 2)) FILTER (WHERE country = 'France')::int AS departments,
              count(DISTINCT country)::int AS countries,
              (SELECT count(*)::int FROM journal_entries WHERE kind = 'refund') AS refunds,
              (SELECT count(*)::int FROM journal_entries WHERE kind = 'dispute') AS disputes
         FROM donations WHERE status = 'succeeded'`,
    );
    expect(methods).toBe(6);
    expect(departments).toBeGreaterThan(30);
    expect(countries).toBeGreaterThan(5);
    expect(refunds).toBeGreaterThan(2);
    expect(disputes).toBeGreaterThan(1);
  });

  it('were taken to the bank month by month, as its statements say', async () => {
    const { deposits, apart, in_hand } = await numbers(
      `SELECT count(*)::int AS deposits, count(*) FILTER (WHERE line.amount IS DISTINCT FROM entry.amount)::int AS apart,
              (SELECT count(*)::int FROM journal_entries gift JOIN donations ON donations.id = gift.donation_id
                WHERE gift.kind = 'gift' AND reference LIKE '%DE1%' AND payment_method IN ('cheque', 'cash')
                  AND given_at < now() - interval '45 days'
                  AND NOT EXISTS (SELECT FROM journal_deposits WHERE gift_entry_id = gift.id)) AS in_hand
         FROM bank_lines line JOIN (SELECT entry.id, posting.amount FROM journal_entries entry
                JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'bank'
               WHERE entry.kind = 'deposit') entry ON entry.id = line.entry_id
        WHERE line.status = 'deposit'`,
    );
    expect(deposits).toBeGreaterThan(20);
    expect({ apart, in_hand }).toEqual({ apart: 0, in_hand: 0 });
  });

  it('leave each campaign below its goal, but for one that is over', async () => {
    const reached = await all<{ slug: string }>(
      `SELECT slug FROM campaigns JOIN campaign_totals USING (id) WHERE goal_amount > 0 AND current_amount >= goal_amount`,
    );
    expect(reached).toEqual([{ slug: 'bibliothecaires-yaounde' }]);
  });

  it('come again by some, who raised, lowered, missed and stopped them, as their timelines say', async () => {
    const { active, stopped } = await numbers(
      `SELECT count(*) FILTER (WHERE status = 'active')::int AS active,
              count(*) FILTER (WHERE status = 'cancelled')::int AS stopped FROM recurring_gifts`,
    );
    expect(active).toBeGreaterThan(40);
    expect(stopped).toBeGreaterThan(5);
    const changes = await all<{ kind: string }>(
      `SELECT DISTINCT kind FROM donation_entries
        WHERE recurring_gift_id IS NOT NULL AND donation_id IS NULL ORDER BY kind`,
    );
    expect(changes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['amount', 'cancelled', 'payment_failed', 'recovered']),
    );
    const { raised, lowered } = await numbers(
      `SELECT count(*) FILTER (WHERE amount > before)::int AS raised, count(*) FILTER (WHERE amount < before)::int AS lowered
         FROM (SELECT amount, lag(amount) OVER (PARTITION BY recurring_gift_id ORDER BY id) AS before
                 FROM recurring_gift_states) states`,
    );
    expect(raised).toBeGreaterThan(3);
    expect(lowered).toBeGreaterThan(0);
  });

  it('leave the team as little to look at as they would in an association of this size', async () => {
    const admin = await api.asStaff('administrateur');
    const { body } = await admin<GivingToday>('/admin/giving/today');
    expect(body).toMatchObject({ transfers: 4, disputes: 1, unapplied: 0 });
    expect(body.failing_cards).toBeLessThan(6);
    expect(body.failed).toBeLessThan(15);
    expect(body.missing_addresses).toBeLessThan(25);
  });
});
