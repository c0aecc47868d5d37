import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { exportedGift, RECURRING_EXPORT_COLUMNS } from './recurring-export.content.js';
import { applyRecurringFilters, applyRecurringOrder } from './recurring-filters.js';
import type { RecurringGiftRecord } from './recurring-gift.dto.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { presentRecord } from './recurring-gift.presenter.js';
import { type FoundGifts, RecurringOverviewService } from './recurring-overview.service.js';

/** Recurring gifts as staff read them. */
@Injectable()
export class RecurringListsService {
  constructor(
    private readonly overview: RecurringOverviewService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({
    resource: 'recurring-gifts',
    name: ['reference', 'first_name', 'last_name', 'organization_name'],
    sort: ['health', 'ASC'],
  })
  async list(range: RangeQuery): Promise<[RecurringGiftRecord[], number]> {
    const found = this.matching(range);
    const rows = await this.overview.rows(found.clone().offset(range.offset).limit(range.limit));
    return [rows.map((row) => presentRecord(row, this.today())), await found.getCount()];
  }

  async find(id: string): Promise<RecurringGiftRecord> {
    const [row] = await this.overview.rows(this.overview.select().where('gift.id = :id', { id }));
    if (!row) throw recurringErrors.notFound();
    return presentRecord(row, this.today());
  }

  /** Every gift that the filter matches. */
  async export(range: RangeQuery): Promise<string> {
    const rows = await this.overview.rows(this.matching(range));
    const lines = rows.map((row) => exportedGift(presentRecord(row, this.today())));
    return toCsv(RECURRING_EXPORT_COLUMNS, lines);
  }

  private matching({ filter, sort }: RangeQuery): FoundGifts {
    const found = this.overview.select();
    applyRecurringFilters(found, filter, this.today());
    applyRecurringOrder(found, sort, this.today());
    return found;
  }

  private today(): string {
    return parisDay(this.clock.now());
  }
}
