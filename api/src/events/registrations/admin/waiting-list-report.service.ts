import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { isPartialOffer } from '../registration.rules.js';
import { nextInLine } from '../seats/seats.queries.js';
import { SeatsService } from '../seats/seats.service.js';
import { WaitingListService } from '../seats/waiting-list.service.js';
import type { WaitingListReport } from './registration-record.dto.js';
import { waitingListTexts as texts } from './waiting-list.content.js';

/** Who waits for a seat of an event, and why nothing is sent when nothing is. */
@Injectable()
export class WaitingListReportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly rows: RegistrationRowsService,
    private readonly waitingList: WaitingListService,
  ) {}

  async of(event_id: number): Promise<WaitingListReport> {
    const { manager } = this.dataSource;
    const event = await this.events.find(event_id);
    const line = await this.rows.ofEvent(manager, event_id, ['waitlisted']);
    const offered = line.filter(({ offered_until }) => offered_until !== null);
    const next = await nextInLine.first(manager, event_id);
    // With what is kept for the code of who is next.
    const free = next ? (next.free ?? Infinity) : await this.seats.free(manager, event_id);
    return {
      waiting: line.length,
      offered: offered.length,
      free: Number.isFinite(free) ? free : null,
      explanation: texts.explain({
        isOpen: this.waitingList.mayOffer(event),
        hasList: event.waiting_list,
        waiting: line.length - offered.length,
        offered: offered.length,
        free,
        hasNext: next !== null,
        partly: offered
          .filter(isPartialOffer)
          .map(({ seats, offered_seats }) => ({ wanted: seats, seats: offered_seats! })),
        declined: line
          .filter(({ offered_until, declined_seats }) => offered_until === null && declined_seats > 0)
          .map(({ seats, declined_seats }) => ({ wanted: seats, seats: declined_seats })),
      }),
    };
  }
}
