import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EventCodesService } from '../../codes/event-codes.service.js';
import { EventCalendarsService } from '../../events/event-calendars.service.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { RegistrationVerificationService } from '../checkout/registration-verification.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationEventsService } from '../registration-events.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationPresenceService } from '../registration-presence.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { REGISTRATION_LIMITS as LIMITS, refundShare } from '../registration.contract.js';
import type { RegistrationChanges } from './registration-view.dto.js';
import type { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { isActive, isPartialOffer, owedOf, priceOfSome, settledDifference } from '../registration.rules.js';
import { RegistrationRefundsService } from '../settlement/registration-refunds.service.js';
import { CANCELLATION } from '../settlement/registration-reversals.service.js';
import { SeatsService } from '../seats/seats.service.js';
import { WaitingListService } from '../seats/waiting-list.service.js';

const LINKS_A_DAY = 5;

/** What those who registered change by themselves, by their private link. */
@Injectable()
export class RegistrationChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly codes: EventCodesService,
    private readonly waitingList: WaitingListService,
    private readonly verification: RegistrationVerificationService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly presence: RegistrationPresenceService,
    private readonly published: RegistrationEventsService,
    private readonly calendars: EventCalendarsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** A seat is given up until the event begins. */
  mayCancel({ status }: EventRegistrationRow, event: SeatedEvent): boolean {
    const hasBegun = event.start_date !== null && event.start_date <= this.clock.now();
    return isActive(status) && !hasBegun && !this.events.isPast(event);
  }

  mayChange(row: EventRegistrationRow, event: SeatedEvent): boolean {
    return row.verified_at !== null && this.mayCancel(row, event) && event.status === 'published';
  }

  /** More are taken here only where they cost nothing today, whatever those held cost; a place in line is for what was asked. */
  mostSeats(row: EventRegistrationRow, event: SeatedEvent): number {
    const isPaid = row.unit_price > 0 || this.events.priceOf(event) > 0;
    return isPaid || row.status === 'waitlisted' ? row.seats : LIMITS.seats;
  }

  /** What a cancellation gives back now of the seats, in minor units; a gift on top stays given. */
  async refundIfCancelled(tx: EntityManager, { row, event }: HeldRegistration): Promise<number> {
    if (!row.paid_at || !isActive(row.status)) return 0;
    const share = refundShare({ ...event, ...this.events.shown(event) }, this.clock.now());
    const { ticket_amount } = await this.refunds.left(tx, row);
    return Math.floor((ticket_amount * share) / 100);
  }

  /** Corrects name, telephone and needs. */
  async change(id: string, changes: RegistrationChanges): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.changeable(tx, id);
      const { first_name, last_name, phone, organization = '', special_needs = '' } = changes;
      const person = { first_name, last_name, phone: phone || '', organization, special_needs };
      await this.rows.save(tx, held.row, person);
      await this.history.add(tx, id, { kind: 'changed', text: timelineTexts.personChanged, by: PARTICIPANT });
      await this.published.emit(tx, { kind: 'person_changed', registration: held.row });
    });
  }

  /**
   * Other seats: fewer give back what the event's policy says, and go to who waits; more, where they are free and cost
   * nothing.
   */
  async changeSeats(id: string, seats: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.changeable(tx, id);
      const { row, event } = held;
      if (seats === row.seats) return;
      if (seats > row.seats) await this.assertFree(tx, held, seats - row.seats);
      else await this.presence.assertNotCome(tx, id);
      const before = row.seats;
      const refund = await this.reprice(tx, held, seats);
      const text = timelineTexts.seatsChanged(before, seats);
      await this.history.add(tx, id, { kind: 'changed', text, by: PARTICIPANT });
      await this.published.emit(tx, { kind: 'seats_changed', registration: row });
      await this.emails.toParticipant(tx, held, texts.seatsChanged(row, event, { refund }));
      if (seats < before) await this.waitingList.offerFree(tx, event);
    });
  }

  /** Gives the seats up: what the policy says goes back, and the next in line is offered them. A second time is no error. */
  async cancel(id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      const { row, event } = held;
      if (row.status === 'cancelled' || row.status === 'refunded') return;
      if (!this.mayCancel(row, event)) throw registrationErrors.mayNotCancel();
      await this.presence.assertNotCome(tx, id);
      const refund = await this.refundIfCancelled(tx, held);
      await this.steps.cancel(tx, held, { reason: '', text: timelineTexts.cancelled, by: PARTICIPANT });
      if (refund > 0) await this.giveBack(tx, held, refund);
      if (row.verified_at) {
        const attachments = await this.calendars.takenAway(tx, event, row);
        const email = texts.cancelled(row, event, { refund, hasCalendar: attachments.length > 0 });
        await this.emails.backToEvent(tx, held, { ...email, attachments });
      }
      await this.waitingList.offerFree(tx, event);
    });
  }

  /** Takes a seat that is offered; what is to be paid waits for its payment. A second time is no error. */
  async accept(id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      if (held.row.status === 'confirmed' || held.row.status === 'pending_payment') return;
      await this.steps.accept(tx, held);
    });
  }

  /**
   * Refuses what is offered: of a group that was offered fewer seats than it asked for, its place is kept; of any other,
   * it ends. A second time is no error.
   */
  async decline(id: string): Promise<void> {
    const isKept = await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      if (held.row.status !== 'waitlisted' || held.row.offered_until === null) return true;
      if (isPartialOffer(held.row)) await this.waitingList.keepPlace(tx, held, PARTICIPANT);
      return held.row.offered_until === null;
    });
    if (!isKept) await this.cancel(id);
  }

  /** Asks once more for the seats of a registration whose time ran out. A second time is no error. */
  again(id: string): Promise<void> {
    return this.verification.again(id);
  }

  /** Sends a fresh link to the registration's own address. */
  async renewLink(id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      const { email } = held.row;
      if (!(await this.attempts.allowsEmail(tx, 'registration-link', email, { perDay: LINKS_A_DAY }))) return;
      await this.emails.toParticipant(tx, held, texts.newLink(held.row, held.event));
    });
  }

  private async changeable(tx: EntityManager, id: string): Promise<HeldRegistration> {
    const held = await this.rows.held(tx, id);
    if (!this.mayChange(held.row, held.event) || this.steps.isDue(held))
      throw registrationErrors.mayNotChange();
    return held;
  }

  private async assertFree(tx: EntityManager, { row, event }: HeldRegistration, more: number): Promise<void> {
    if (row.status === 'waitlisted') throw registrationErrors.mayNotChange();
    if (this.mostSeats(row, event) === row.seats) throw registrationErrors.moreSeatsArePaid();
    const code = await this.codes.find(row.code_id, tx);
    await this.seats.assertCode(tx, code, more);
    const free = await this.seats.freeForNewcomer(tx, event.id, code);
    if (more > free) throw await this.seats.full(tx, event, free);
  }

  /** The price of so many seats at what one cost; answers what goes back, in minor units. */
  private async reprice(tx: EntityManager, held: HeldRegistration, seats: number): Promise<number> {
    const { row, event } = held;
    const price = priceOfSome(row, seats);
    const less = row.ticket_amount - price.ticket_amount;
    // A payment that waits is of the seats as they were: another is begun for what they are now.
    if (owedOf(row) > 0 && less !== 0) await this.steps.endPayments(tx, row);
    const share = refundShare({ ...event, ...this.events.shown(event) }, this.clock.now());
    const { ticket_amount: left } = await this.refunds.left(tx, row);
    const settled = settledDifference(row, -less, left);
    const refund = Math.floor((settled.refund * share) / 100);
    await this.rows.save(tx, row, { ...price, due_amount: settled.due_amount });
    if (refund > 0) await this.giveBack(tx, held, refund);
    return refund;
  }

  private async giveBack(tx: EntityManager, held: HeldRegistration, ticket_amount: number): Promise<void> {
    await this.refunds.order(tx, held, { ticket_amount, donation_amount: 0, reason: CANCELLATION }, null);
  }
}
