import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { type EventCode, EventCodesService } from '../../codes/event-codes.service.js';
import type { SeatedEvent } from '../../events/event-seats.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationEventsService } from '../registration-events.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { owedOf, priceOfSome, settledDifference } from '../registration.rules.js';
import { SeatsService } from '../seats/seats.service.js';
import { WaitingListService } from '../seats/waiting-list.service.js';

/** Seats that staff give and take. */
@Injectable()
export class StaffSeatsService {
  constructor(
    private readonly seats: SeatsService,
    private readonly waitingList: WaitingListService,
    private readonly codes: EventCodesService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly emails: RegistrationEmailsService,
    private readonly published: RegistrationEventsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /** Seats that staff may give: those whom they would suit and who may be offered them wait for them. */
  freeAt(tx: EntityManager, event: SeatedEvent, code: EventCode | null = null): Promise<number> {
    return this.waitingList.mayOffer(event)
      ? this.seats.freeForNewcomer(tx, event.id, code)
      : this.seats.free(tx, event.id, code);
  }

  /** It expired, and a seat is free for it. */
  async mayBePaidLate(tx: EntityManager, { row, event }: HeldRegistration): Promise<boolean> {
    if (row.status !== 'expired') return false;
    const code = await this.codes.find(row.code_id, tx);
    await this.seats.assertCode(tx, code, row.seats);
    return row.seats <= (await this.freeAt(tx, event, code));
  }

  /** Gives a registration other seats: more of those held only where they are free, and where its code has them left. */
  async change(tx: EntityManager, held: HeldRegistration, seats: number, by: Author): Promise<void> {
    const { row } = held;
    if (row.held_seats > 0 && seats > row.seats) await this.assertFree(tx, held, seats - row.seats);
    const text = timelineTexts.seatsChanged(row.seats, seats);
    await this.history.add(tx, row.id, { kind: 'changed', text, by });
    const price = priceOfSome(row, seats);
    const difference = price.ticket_amount - row.ticket_amount;
    // A payment that waits is of the seats as they were.
    if (owedOf(row) > 0 && difference !== 0) await this.steps.endPayments(tx, row);
    const due = row.status === 'confirmed' ? settledDifference(row, difference, 0).due_amount : 0;
    await this.rows.save(tx, row, { ...price, due_amount: due });
    await this.published.emit(tx, { kind: 'seats_changed', registration: row });
    // An unverified mailbox may be another's.
    if (!row.verified_at) return;
    await this.emails.toParticipant(tx, held, texts.seatsChanged(row, held.event, { refund: 0 }));
  }

  private async assertFree(tx: EntityManager, { row, event }: HeldRegistration, more: number): Promise<void> {
    const code = await this.codes.find(row.code_id, tx);
    await this.seats.assertCode(tx, code, more);
    const free = await this.freeAt(tx, event, code);
    if (more > free) throw await this.seats.full(tx, event, free);
  }
}
