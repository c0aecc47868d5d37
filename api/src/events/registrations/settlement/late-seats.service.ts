import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventCodesService } from '../../codes/event-codes.service.js';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import type { HeldRegistration } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { SeatsService } from '../seats/seats.service.js';

/** Seats for money that comes, on time or late. */
@Injectable()
export class LateSeatsService {
  constructor(
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly codes: EventCodesService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /** Whether a registration holds its seat, or one is free again for a payment that came late. */
  async isFree(tx: EntityManager, { row, event }: HeldRegistration): Promise<boolean> {
    if (row.status === 'pending_payment') return true;
    if (row.status !== 'expired' || event.status !== 'published' || this.events.isPast(event)) return false;
    const code = await this.codes.find(row.code_id, tx);
    if (!(await this.seats.hasCodeLeft(tx, code, row.seats))) return false;
    if (row.seats > (await this.seats.freeForNewcomer(tx, event.id, code))) return false;
    await this.history.add(tx, row.id, { kind: 'late', text: timelineTexts.paidLateSeat });
    return true;
  }
}
