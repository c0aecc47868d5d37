import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { daysAfter } from '../../../platform/clock/paris.js';
import type { RowOf } from '../../../platform/database/query.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { monthsAfter } from '../analytics-period.rules.js';
import { GiftCalendarService } from '../gifts/gift-calendar.service.js';
import { GiftMeasuresService } from '../gifts/gift-measures.service.js';
import { CAMPAIGN_SOURCE_KINDS, type CampaignSourceKind } from './campaign-analytics.contract.js';
import type { CampaignHours, CampaignPeak, CampaignSource } from './campaign-analytics.dto.js';
import { newsOfDays } from './campaign-analytics.queries.js';
import { peaksOf } from './campaign-days.rules.js';
import type { ReadCampaign } from './campaign-facts.service.js';
import { sourceLabel } from './campaign-sources.content.js';

/** With fewer gifts, hours are those of all campaigns. */
const FEWEST_GIFTS = 200;

/** Where a campaign's gifts come from, when they are made, and what was published as they came. */
@Injectable()
export class CampaignGiftOriginsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly calendar: GiftCalendarService,
    private readonly measures: GiftMeasuresService,
  ) {}

  async sources({ row, days }: ReadCampaign): Promise<CampaignSource[]> {
    const shares = await this.measures.by('origin', days, row.id);
    const whole = shares.reduce((sum, { raised }) => sum + (raised.value ?? 0), 0);
    return shares.map(({ value, raised, gifts }) => {
      const { kind, source } = originOf(value);
      const sum = raised.value ?? 0;
      const share = whole > 0 ? sum / whole : null;
      return { kind, source, label: sourceLabel(kind, source), raised: sum, gifts: gifts.value ?? 0, share };
    });
  }

  async hours({ row, facts, days }: ReadCampaign): Promise<CampaignHours> {
    const isOwn = facts.gifts >= FEWEST_GIFTS;
    const from = isOwn ? days.from : daysAfter(monthsAfter(days.to, -12), 1);
    const cells = await this.calendar.hours({ from, to: days.to }, isOwn ? row.id : null);
    const gifts = cells.reduce((sum, cell) => sum + cell.gifts, 0);
    return { of: isOwn ? 'campaign' : 'all_campaigns', from, to: days.to, gifts, cells };
  }

  async peaks({ row, counted }: ReadCampaign): Promise<CampaignPeak[]> {
    const peaks = peaksOf(counted);
    if (peaks.length === 0) return [];
    const days = peaks.flatMap(({ day }) => [day.day, daysAfter(day.day, -1)]);
    const news = await newsOfDays.all(this.database, days, `/campagnes/${row.slug}`);
    return peaks.map(({ day, times }) => ({
      day: day.day,
      index: day.index,
      raised: toMajorUnits(day.amount, 'EUR'),
      gifts: day.gifts,
      total: toMajorUnits(day.total, 'EUR'),
      times,
      news: newsOf(day.day, news),
    }));
  }
}

const MOST_NEWS = 3;

function newsOf(day: string, news: RowOf<typeof newsOfDays>[]): CampaignPeak['news'] {
  const near = news.filter((one) => one.day === day || one.day === daysAfter(day, -1));
  return near.slice(0, MOST_NEWS).map((one) => ({
    kind: one.kind,
    id: one.id!,
    title: one.title!,
    day: one.day!,
    names_campaign: one.names_campaign!,
  }));
}

/** Of `kind:name`; nothing is unknown. */
function originOf(origin: string): { kind: CampaignSourceKind; source: string } {
  const [kind = '', ...name] = origin.split(':');
  const known = CAMPAIGN_SOURCE_KINDS.find((one) => one === kind);
  return { kind: known ?? 'unknown', source: known ? name.join(':') : '' };
}
