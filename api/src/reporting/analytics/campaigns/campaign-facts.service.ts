import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { parisDay } from '../../../platform/clock/paris.js';
import type { RowOf } from '../../../platform/database/query.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { VisitMeasuresService } from '../../visits/visit-measures.service.js';
import { daysBetween } from '../../../platform/clock/calendar-days.js';
import { type ComparedDays } from '../analytics-period.rules.js';
import { analyticsErrors } from '../analytics.errors.js';
import { GiftCalendarService } from '../gifts/gift-calendar.service.js';
import { GiftMeasuresService } from '../gifts/gift-measures.service.js';
import type { CampaignFacts, CampaignGoods, CampaignPace } from './campaign-analytics.dto.js';
import { campaignWithGoods } from './campaign-analytics.queries.js';
import { type CampaignSpan, type CountedDay, countedDays, paceMade, spanOf } from './campaign-days.rules.js';
import { presentChoice } from './campaign-choice.presenter.js';

type Row = RowOf<typeof campaignWithGoods>;

/** A campaign with the days that it has seen; amounts of days are minor units of the euro. */
export interface ReadCampaign {
  row: Row;
  span: CampaignSpan;
  counted: CountedDay[];
  /** All its gifts, those before the launch too. */
  days: ComparedDays;
  facts: CampaignFacts;
}

const PACE_DAYS = 30;

/** What one campaign is in figures. */
@Injectable()
export class CampaignFactsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly calendar: GiftCalendarService,
    private readonly measures: GiftMeasuresService,
    private readonly visits: VisitMeasuresService,
  ) {}

  async read(id: number, today: string): Promise<ReadCampaign> {
    const row = await campaignWithGoods.first(this.database, id);
    if (!row) throw analyticsErrors.campaignNotFound();
    if (row.currency !== 'EUR') throw analyticsErrors.campaignInOtherCurrency();
    const sums = await this.calendar.daysOfCampaigns([id]);
    const first_day = row.start_date ? parisDay(row.start_date) : (sums[0]?.day ?? parisDay(row.created_at));
    const span = spanOf(first_day, row.end_date && parisDay(row.end_date), sums, today);
    const from = [sums[0]?.day ?? first_day, first_day].toSorted()[0]!;
    const period = { from, to: today, before_from: null, before_to: null, before_hours: null } as const;
    const days: ComparedDays = { ...period, step: 'day', since: null };
    const counted = countedDays(span, sums, row.opening_amount);
    return { row, span, counted, days, facts: await this.facts(row, span, counted, days) };
  }

  private async facts(
    row: Row,
    span: CampaignSpan,
    counted: CountedDay[],
    days: ComparedDays,
  ): Promise<CampaignFacts> {
    const { id } = row;
    const sinceLaunch = { ...days, from: span.first_day };
    const address = `/campagnes/${row.slug}`;
    const [totals, frequencies, median, people, page, gave] = await Promise.all([
      this.measures.totals(days, id),
      this.measures.by('frequency', days, id),
      this.measures.median(days, id),
      this.measures.donors(days, id),
      this.visits.of('page', address, sinceLaunch),
      this.visits.of('gave', address, sinceLaunch),
    ]);
    const gifts = totals.gifts.value ?? 0;
    const donors = people.donors.value ?? 0;
    const new_donors = people.new_donors.value ?? 0;
    const opening = toMajorUnits(row.opening_amount, 'EUR');
    const raised = toMajorUnits(row.opening_amount + toMinor(totals.raised.value), 'EUR');
    return {
      ...presentChoice({ ...row, raised: row.opening_amount + toMinor(totals.raised.value) }),
      ...lengthsOf(span, days.to),
      progress: row.goal_amount > 0 ? raised / toMajorUnits(row.goal_amount, 'EUR') : null,
      opening,
      gifts,
      recurring_gifts: frequencies
        .filter(({ value }) => value !== '' && value !== 'one-time')
        .reduce((sum, one) => sum + (one.gifts.value ?? 0), 0),
      average: totals.average.value,
      median: median.value,
      donors,
      new_donors,
      known_donors: donors - new_donors,
      new_share: donors > 0 ? new_donors / donors : null,
      pace: paceOf(row, span, counted, days.to, toMinor(totals.raised.value) + row.opening_amount),
      books: goodsOf(row.books, row.books_expected),
      equipment: goodsOf(row.equipment, row.equipment_expected),
      page_visits: page.visits,
      gifts_per_100_visits: page.visits > 0 ? (gave.visits * 100) / page.visits : null,
      days: counted.map((day) => presentDay(day, row.goal_amount)),
    };
  }
}

const toMinor = (euros: number | null): number => Math.round((euros ?? 0) * 100);

function lengthsOf({ first_day, last_day }: CampaignSpan, today: string) {
  return {
    first_day,
    last_day,
    duration_days: last_day === null ? null : daysBetween(first_day, last_day) + 1,
    elapsed_days: daysBetween(first_day, today),
    remaining_days: last_day === null ? null : Math.max(0, daysBetween(today, last_day)),
  };
}

function paceOf(
  { goal_amount }: Row,
  span: CampaignSpan,
  counted: CountedDay[],
  today: string,
  raised: number,
): CampaignPace {
  const { duration_days, remaining_days } = lengthsOf(span, today);
  const hasGoal = goal_amount > 0;
  const made = paceMade(counted, PACE_DAYS);
  const needed = Math.max(0, goal_amount - raised) / (remaining_days || 1);
  return {
    regular: hasGoal && duration_days ? toMajorUnits(Math.round(goal_amount / duration_days), 'EUR') : null,
    needed: hasGoal && remaining_days ? toMajorUnits(Math.ceil(needed), 'EUR') : null,
    made: made.pace === null ? null : toMajorUnits(made.pace, 'EUR'),
    made_days: made.days,
  };
}

function goodsOf(received: number, goal: number): CampaignGoods {
  return {
    received,
    expected: goal > 0 ? goal : null,
    missing: goal > 0 ? Math.max(0, goal - received) : null,
  };
}

function presentDay({ day, index, amount, gifts, total }: CountedDay, goal: number) {
  return {
    day,
    index,
    raised: toMajorUnits(amount, 'EUR'),
    gifts,
    total: toMajorUnits(total, 'EUR'),
    share: goal > 0 ? total / goal : null,
  };
}
