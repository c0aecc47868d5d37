import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { EventRegistrationRow } from '../registration.entity.js';
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
    private readonly waitingList: WaitingListService,
  ) {}

  async of(event_id: number): Promise<WaitingListReport> {
    const { manager } = this.dataSource;
    const event = await this.events.find(event_id);
    const waiting = await manager.countBy(EventRegistrationRow, { event_id, status: 'waitlisted' });
    const next = await nextInLine.first(manager, event_id);
    const first = next && (await manager.findOneBy(EventRegistrationRow, { id: next.id }));
    const free = await this.seats.free(manager, event_id);
    const offered = await manager.countBy(EventRegistrationRow, {
      event_id,
      status: 'waitlisted',
      offered_until: Not(IsNull()),
    });
    return {
      waiting,
      offered,
      free: Number.isFinite(free) ? free : null,
      explanation: texts.explain({
        isOpen: this.waitingList.mayOffer(event),
        hasList: event.waiting_list,
        waiting: waiting - offered,
        offered,
        free,
        wanted: first?.seats ?? 0,
      }),
    };
  }
}
