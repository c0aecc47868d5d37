import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import { PickupAssigneesService } from './pickup-assignees.service.js';
import type { PickupCalendar } from './pickup-rounds.dto.js';
import { PLANNED } from './pickup-transaction-filters.js';
import { CALENDAR_DAYS } from './pickup-transaction.contract.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { pickupErrors } from './pickup.errors.js';

/** The pick-ups of days to come. */
@Injectable()
export class PickupCalendarService {
  constructor(
    private readonly transactions: PickupTransactionsService,
    private readonly assignees: PickupAssigneesService,
    private readonly clock: Clock,
  ) {}

  /** What is planned, and what waits for a day; the month around today where no days are named. */
  async of(days: { from?: string; to?: string }): Promise<PickupCalendar> {
    const today = parisDay(this.clock.now());
    const from = days.from ?? daysAfter(days.to ?? today, days.to ? 1 - CALENDAR_DAYS / 2 : 0);
    const to = days.to ?? daysAfter(from, CALENDAR_DAYS / 2 - 1);
    if (to < from) throw pickupErrors.invalid({ to: 'Ce jour vient avant le premier.' });
    if (to >= daysAfter(from, CALENDAR_DAYS))
      throw pickupErrors.invalid({ to: `Un calendrier montre ${CALENDAR_DAYS} jours au plus.` });
    const planned = { status: PLANNED, pickup_from: from, pickup_to: to };
    const [pickups, waiting, people] = await Promise.all([
      this.transactions.all(planned, ['pickup_date', 'ASC']),
      this.transactions.all({ status: ['contacted'] }, ['contacted_at', 'ASC']),
      this.assignees.list(),
    ]);
    return { from, to, pickups, waiting, people };
  }
}
