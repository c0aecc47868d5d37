import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../src/platform/clock/clock.js';
import { analyze, insertColumns } from './demo-rows.js';
import { recordPages } from './visits/record-pages.queries.js';
import { type MadeVisits, madeVisits } from './visits/visits-made.js';

/** Two years of visits that nobody made, added up as the product adds its own. */
@Injectable()
export class DemoVisitsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async plan(): Promise<MadeVisits> {
    return madeVisits(await recordPages(this.dataSource.manager), this.clock.now());
  }

  async write({ days, hours, kept }: MadeVisits): Promise<void> {
    const pages = kept.flatMap(({ day, visitor, pages: seen }) =>
      [...seen].map(([page, views]) => ({ day, visitor, page, views })),
    );
    await this.dataSource.transaction(async (tx) => {
      await insertColumns(tx, 'visit_days', VISIT_DAYS, days);
      await tx.query(SUM_MONTHS);
      await insertColumns(tx, 'visit_hours', VISIT_HOURS, hours);
      await insertColumns(
        tx,
        'visits',
        VISITS,
        kept.map(({ at, origin, ...visit }) => ({ ...visit, ...origin, first_at: at })),
      );
      const led = kept.filter(({ conversion }) => conversion !== null);
      await tx.query(MARK_CONVERSIONS, [
        led.map(({ visitor }) => visitor),
        led.map(({ conversion }) => conversion),
      ]);
      await insertColumns(tx, 'visit_pages', VISIT_PAGES, pages);
      await analyze(tx, ['visit_days', 'visit_months', 'visit_hours', 'visits', 'visit_pages']);
    });
  }
}

const SUM_MONTHS = `
  INSERT INTO visit_months (month, dimension, value, visits, views)
  SELECT date_trunc('month', day::timestamp)::date, dimension, value, sum(visits), sum(views)
    FROM visit_days GROUP BY 1, 2, 3`;
const MARK_CONVERSIONS = `
  UPDATE visits SET conversions = ARRAY[led.conversion]
    FROM unnest($1::bytea[], $2::text[]) AS led (visitor, conversion) WHERE visits.visitor = led.visitor`;
const COUNTS = { visits: 'bigint', views: 'bigint' } as const;
const VISIT_DAYS = { day: 'date', dimension: 'text', value: 'text', ...COUNTS } as const;
const VISIT_HOURS = { at: 'timestamptz', ...COUNTS, robots: 'bigint' } as const;
const VISIT_PAGES = { day: 'date', visitor: 'bytea', page: 'text', views: 'int' } as const;
const VISITS = {
  day: 'date',
  visitor: 'bytea',
  first_at: 'timestamptz',
  source_kind: 'text',
  source: 'text',
  utm_source: 'text',
  utm_campaign: 'text',
  country: 'text',
  device: 'text',
  saves_data: 'boolean',
  landing: 'text',
  views: 'int',
} as const;
