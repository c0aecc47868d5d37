import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import { onlineSteps, onlineTotal } from './online-gifts.queries.js';

/** The form, a button on another site, and the form's own payment. */
const ONLINE_SOURCES = ['site', 'bouton', 'intent'];

/** What gifts begun on the site brought, in euros of the journal. */
@Injectable()
export class OnlineGiftsService {
  constructor(private readonly database: AnalysisDatabase) {}

  async total({ from, to, before_from, before_to }: ComparedDays): Promise<Figure> {
    return { value: await this.sum(from, to), before: await this.sum(before_from, before_to) };
  }

  private async sum(first: string | null, last: string | null): Promise<number | null> {
    if (!first || !last) return null;
    const { amount } = await onlineTotal.one(this.database, first, last, ONLINE_SOURCES);
    return toMajorUnits(amount, 'EUR');
  }

  async series(days: ComparedDays): Promise<SeriesPoint[]> {
    const { from, to, before_from, before_to } = days;
    return seriesOf(days, await this.steps(days, from, to), await this.steps(days, before_from, before_to));
  }

  private async steps(
    { step }: ComparedDays,
    first: string | null,
    last: string | null,
  ): Promise<Map<number, number>> {
    if (!first || !last) return new Map();
    const rows = await onlineSteps[step].all(this.database, first, last, ONLINE_SOURCES);
    return new Map(rows.map((row) => [row.step, toMajorUnits(row.amount, 'EUR')]));
  }
}
