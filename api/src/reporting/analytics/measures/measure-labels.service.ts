import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { FREQUENCY_LABELS, GIVER_TYPE_LABELS } from '../../../giving/donors/giving.contract.js';
import { PAYMENT_METHOD_LABELS } from '../../../giving/payments/payment.contract.js';
import { GIFT_SOURCE_LABELS } from '../../../giving/stats/giving-stats.contract.js';
import {
  DONOR_TYPE_LABELS,
  PHYSICAL_DONATION_TYPE_LABELS,
} from '../../../goods/physical-donations/physical-donation-choices.contract.js';
import {
  STUDY_LEVEL_LABELS,
  SUPPORT_TYPE_LABELS,
} from '../../../universities/accompaniment/accompaniment.contract.js';
import {
  VISIT_DEVICE_LABELS,
  VISIT_SOURCE_LABELS,
  type VisitSourceKind,
} from '../../visits/visit.contract.js';
import { countryName, regionLabel } from '../regions.contract.js';
import { PageTitlesService } from '../visits/page-titles.service.js';
import type { Dimension, Measure } from './measure.contract.js';
import { measureTexts } from './measure.content.js';
import { campaignTitles, eventTitles } from './measure-labels.queries.js';

type Labels = Readonly<Record<string, string>>;

const FIXED: Partial<Record<Dimension, Labels>> = {
  method: PAYMENT_METHOD_LABELS,
  frequency: FREQUENCY_LABELS,
  donor_type: GIVER_TYPE_LABELS,
  kind: { ...PHYSICAL_DONATION_TYPE_LABELS, ...SUPPORT_TYPE_LABELS, ...measureTexts.applicationStates },
  who: { ...DONOR_TYPE_LABELS, ...STUDY_LEVEL_LABELS },
  device: VISIT_DEVICE_LABELS,
};

/** What the lines of an answer are called, in French. */
@Injectable()
export class MeasureLabelsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly pages: PageTitlesService,
  ) {}

  async of(measure: Measure, dimension: Dimension, keys: readonly string[]): Promise<Map<string, string>> {
    const labels = await this.labelsOf(measure, dimension, keys);
    return new Map(keys.map((key) => [key, (labels(key) ?? key) || measureTexts.unknown]));
  }

  private async labelsOf(
    measure: Measure,
    dimension: Dimension,
    keys: readonly string[],
  ): Promise<(key: string) => string | undefined> {
    if (dimension === 'campaign') {
      const titles = titlesOf(await campaignTitles.all(this.database, idsOf(keys)));
      return (key) => (key === '0' || key === '' ? measureTexts.noCampaign : titles.get(key));
    }
    if (dimension === 'event') {
      const titles = titlesOf(await eventTitles.all(this.database, idsOf(keys)));
      return (key) => titles.get(key);
    }
    if (dimension === 'page') {
      const titles = await this.pages.of(keys);
      return (key) => titles.get(key);
    }
    if (dimension === 'region') return regionLabel;
    if (dimension === 'hour') return measureTexts.hour;
    if (dimension === 'country') return (key) => countryName(key) || undefined;
    if (dimension === 'source')
      return measure === 'visits' || measure === 'views' ? visitSource : (key) => GIFT_SOURCE_LABELS[key];
    return (key) => FIXED[dimension]?.[key];
  }
}

const idsOf = (keys: readonly string[]) => keys.map(Number).filter((id) => id > 0);
const titlesOf = (rows: readonly { id: number; title: string }[]) =>
  new Map(rows.map(({ id, title }) => [String(id), title]));

function visitSource(key: string): string {
  const name = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('code:')) return measureTexts.code(name);
  return name || (VISIT_SOURCE_LABELS[key.slice(0, -1) as VisitSourceKind] ?? VISIT_SOURCE_LABELS.direct);
}
