import { of, query } from '../../platform/database/query.js';
import { type ConversionKind, PAID, type VisitSourceKind } from './visit.contract.js';

export const findDayKey = query(`SELECT key FROM visit_day_keys WHERE day = $1`, ['date'], { key: 'bytea' });

/** Whoever comes first makes the key of the day. */
export const makeDayKey = query(
  `INSERT INTO visit_day_keys (day, key) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING`,
  ['date', 'bytea'],
);

export const dropOtherDayKeys = query(`DELETE FROM visit_day_keys WHERE day <> $1`, ['date']);

/** Visitors in one order, so that two processes never wait for each other. */
export const recordVisits = query(
  `INSERT INTO visits (day, visitor, first_at, source_kind, source, utm_source, utm_campaign, country, device,
                       saves_data, landing, views)
   SELECT $1::date, decode(seen.visitor, 'hex'), seen.first_at, seen.source_kind, seen.source, seen.utm_source,
          seen.utm_campaign, seen.country, seen.device, seen.saves_data, seen.landing, seen.views
     FROM jsonb_to_recordset($2::jsonb) AS seen (visitor text, first_at timestamptz, source_kind text, source text,
            utm_source text, utm_campaign text, country text, device text, saves_data boolean, landing text, views int)
    ORDER BY seen.visitor
   ON CONFLICT (day, visitor) DO UPDATE SET views = visits.views + excluded.views,
      saves_data = visits.saves_data OR excluded.saves_data
   RETURNING first_at, (xmax = 0) AS is_new`,
  ['date', 'jsonb'],
  { first_at: 'timestamptz', is_new: 'boolean?' },
);

export const recordPages = query(
  `INSERT INTO visit_pages (day, visitor, page, views)
   SELECT $1::date, decode(seen.visitor, 'hex'), seen.page, seen.views
     FROM jsonb_to_recordset($2::jsonb) AS seen (visitor text, page text, views int)
    ORDER BY seen.visitor, seen.page
   ON CONFLICT (day, visitor, page) DO UPDATE SET views = visit_pages.views + excluded.views`,
  ['date', 'jsonb'],
);

export const recordHours = query(
  `INSERT INTO visit_hours (at, visits, views, robots, refused)
   SELECT hours.at, hours.visits, hours.views, hours.robots, hours.refused
     FROM jsonb_to_recordset($1::jsonb) AS hours (at timestamptz, visits bigint, views bigint, robots bigint, refused bigint)
    ORDER BY hours.at
   ON CONFLICT (at) DO UPDATE SET visits = visit_hours.visits + excluded.visits,
      views = visit_hours.views + excluded.views, robots = visit_hours.robots + excluded.robots,
      refused = visit_hours.refused + excluded.refused`,
  ['jsonb'],
);

/** Marks the visit as having done it; answers where it came from the first time only. */
export const markConversion = query(
  `UPDATE visits SET conversions = conversions || $3::text
    WHERE day = $1 AND visitor = $2 AND NOT $3::text = ANY (conversions)
   RETURNING source_kind, source, utm_source, utm_campaign`,
  ['date', 'bytea', 'text'],
  { source_kind: of<VisitSourceKind>('text'), source: 'text', utm_source: 'text', utm_campaign: 'text' },
);

export const findVisit = query(
  `SELECT source_kind, source, utm_source, utm_campaign FROM visits WHERE day = $1 AND visitor = $2`,
  ['date', 'bytea'],
  { source_kind: of<VisitSourceKind>('text'), source: 'text', utm_source: 'text', utm_campaign: 'text' },
);

/** Of what names nobody here, the hour is enough: to the second it would be that of one request or registration. */
export const recordConversion = query(
  `INSERT INTO visit_conversions (kind, donation_id, happened_at, source_kind, source, utm_source, utm_campaign, is_first, visit)
   VALUES ($1, $2, CASE WHEN $2::uuid IS NULL THEN date_trunc('hour', $3::timestamptz) ELSE $3::timestamptz END,
           $4, $5, $6, $7, $8, $9) ON CONFLICT (donation_id) DO NOTHING`,
  [of<ConversionKind>('text'), 'uuid?', 'timestamptz', 'text', 'text', 'text', 'text', 'boolean', 'bytea?'],
);

/** Visits of a day that sent the form of a gift, and are not known to have paid one. */
export const visitsThatBegan = query(
  `SELECT visitor FROM visits
    WHERE day = $1 AND 'donation' = ANY (conversions) AND NOT '${PAID}' = ANY (conversions)`,
  ['date'],
  { visitor: 'bytea' },
);

/** What the forms of a visit share, of forms since the first hour of a day whose gift is paid. */
export const formsPaid = query(
  `SELECT DISTINCT made.visit FROM visit_conversions made JOIN donations gift ON gift.id = made.donation_id
    WHERE made.happened_at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris' AND made.visit IS NOT NULL
      AND gift.status = 'succeeded' AND is_counted(gift.mode)`,
  ['date'],
  { visit: 'bytea?' },
);

export const markPaid = query(
  `UPDATE visits SET conversions = conversions || '${PAID}'::text
    WHERE day = $1 AND visitor = ANY ($2) AND NOT '${PAID}' = ANY (conversions)`,
  ['date', 'bytea[]'],
);
