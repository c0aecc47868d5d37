import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { EventCalendarsService } from '../../events/event-calendars.service.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { RegistrationTotals } from './registration-totals.entity.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationEventsService } from '../registration-events.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { priceOfSeats } from '../registration.contract.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { isActive, owedOf, settledDifference, totalOf } from '../registration.rules.js';
import { SeatsService } from '../seats/seats.service.js';
import { WaitingListService } from '../seats/waiting-list.service.js';
import { RegistrationRefundsService } from '../settlement/registration-refunds.service.js';
import { MOVE } from '../settlement/registration-reversals.service.js';
import { REGISTRATION_ADMIN_MESSAGES as MESSAGES } from './registration-admin.contract.js';
import type { RegistrationMove } from './registration-admin.dto.js';

/** Who moves it: money goes back by those who may give it alone. */
export interface Mover extends Author {
  mayRefund: boolean;
}

/** What its seats cost at another event, in minor units of that one's currency. */
type Price = Pick<
  EventRegistrationRow,
  'unit_price' | 'discount' | 'ticket_amount' | 'donation_amount' | 'currency'
>;

/** Registrations that go from one event to another, with their state and what they cost. */
@Injectable()
export class RegistrationMovesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly waitingList: WaitingListService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly published: RegistrationEventsService,
    private readonly calendars: EventCalendarsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * To another event that is to come, where its seats are free. Who waits goes on waiting, at the end of that list; what
   * is not paid costs what it costs there; of what is sure the difference is asked for, or given back, once staff have
   * said that they saw it (409 before).
   */
  async move(id: string, move: RegistrationMove, by: Mover): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [held, to] = await this.both(tx, id, move.event_id);
      const { row, event: from } = held;
      await this.history.assertCurrent(tx, row, move.version);
      await this.assertMayMove(tx, row);
      await this.assertRoom(tx, row, to);
      const before = { ...row };
      const wasSure = row.status === 'confirmed';
      const changes = wasSure
        ? await this.settle(tx, held, to, move, by)
        : { ...this.priceAt(held, to), refund: 0 };
      const { refund, ...price } = changes;
      // What is owed from now on is for another event, and may be another amount.
      if (owedOf(row) > 0) await this.steps.endPayments(tx, row);
      await this.rows.save(tx, row, {
        event_id: to.id,
        code_id: null,
        date_choice: null,
        date_choice_until: null,
        ...price,
        ...(row.status === 'waitlisted' && this.atTheEnd()),
        ...(row.deadline_at &&
          to.start_date &&
          to.start_date < row.deadline_at && { deadline_at: to.start_date }),
      });
      const text = timelineTexts.moved(from.title, to.title);
      const owed = row.due_amount > 0 ? moneyInFrench(row.due_amount, row.currency) : null;
      await this.history.add(tx, id, {
        kind: 'moved',
        text,
        details: owed && timelineTexts.differenceAsked(owed),
        by,
      });
      const moved = { row, event: to };
      if (refund > 0) await this.giveBack(tx, moved, refund, by);
      await this.history.audit(tx, by, 'updated', before, row);
      await this.published.emit(tx, { kind: 'moved', registration: row });
      await this.write(tx, moved, from, { refund, wasSure });
      if (row.status === 'pending_payment' && totalOf(row) === 0) await this.steps.confirm(tx, moved);
      if (row.status === 'waitlisted') await this.waitingList.offerFree(tx, to);
      await this.waitingList.offerFree(tx, from);
    });
  }

  /** Both events are held before the registration, in the order of their numbers. */
  private async both(
    tx: EntityManager,
    id: string,
    event_id: number,
  ): Promise<[HeldRegistration, SeatedEvent]> {
    const found = await tx.findOneBy(EventRegistrationRow, { id });
    if (!found) throw registrationErrors.notFound();
    if (event_id === found.event_id) throw platformErrors.invalid({ event_id: MESSAGES.event });
    for (const one of [event_id, found.event_id].toSorted((a, b) => a - b)) await this.events.lock(tx, one);
    const to = await this.events.lock(tx, event_id);
    if (!to) throw platformErrors.invalid({ event_id: MESSAGES.event });
    const { status, deleted_at, archived_at, requires_registration } = to;
    const isOpen = status === 'published' && !deleted_at && !archived_at && requires_registration;
    if (!isOpen || this.events.isPast(to)) throw platformErrors.invalid({ event_id: MESSAGES.move_target });
    return [await this.rows.held(tx, id), to];
  }

  private async assertMayMove(tx: EntityManager, row: EventRegistrationRow): Promise<void> {
    if (!isActive(row.status)) throw registrationErrors.mayNotChange();
    const totals = await tx.findOneBy(RegistrationTotals, { id: row.id });
    if (totals && totals.checked_in > 0) throw registrationErrors.alreadyIn();
  }

  /** Its seats are free there, and wanted by nobody who waits; who waits needs none. */
  private async assertRoom(tx: EntityManager, row: EventRegistrationRow, to: SeatedEvent): Promise<void> {
    if (row.status === 'waitlisted') return;
    const free = await this.seats.freeForNewcomer(tx, to.id, null);
    if (row.held_seats > free) throw await this.seats.full(tx, to, free);
  }

  /** What staff gave for nothing stays so; a gift on top is of euros alone. */
  private priceAt({ row, event }: HeldRegistration, to: SeatedEvent): Price {
    const wasGiven = row.unit_price === 0 && this.events.priceOf(event) > 0;
    const { unit_price, discount, ticket_amount } = priceOfSeats(
      wasGiven ? 0 : this.events.priceOf(to),
      row.seats,
      null,
    );
    const { currency } = to;
    const donation_amount = row.paid_at !== null || currency === 'EUR' ? row.donation_amount : 0;
    return { unit_price, discount, ticket_amount, donation_amount, currency };
  }

  /** The price of a sure seat, with what is asked for from now on and what goes back. */
  private async settle(
    tx: EntityManager,
    held: HeldRegistration,
    to: SeatedEvent,
    { difference: seen = 0, waived = false }: RegistrationMove,
    by: Mover,
  ): Promise<Price & { due_amount: number; refund: number }> {
    const { row } = held;
    const price = this.priceAt(held, to);
    const { currency } = price;
    if (currency !== row.currency && totalOf(row) > 0) throw registrationErrors.otherCurrency();
    const difference = price.ticket_amount - row.ticket_amount;
    if (toMajorUnits(difference, currency) !== seen)
      throw registrationErrors.difference(difference, currency);
    if (waived && difference > 0)
      return {
        ...price,
        discount: price.discount + difference,
        ticket_amount: row.ticket_amount,
        due_amount: row.due_amount,
        refund: 0,
      };
    const { ticket_amount: left } = await this.refunds.left(tx, row);
    const settled = settledDifference(row, difference, left);
    if (settled.refund > 0 && !by.mayRefund) throw registrationErrors.refundByTreasury();
    return { ...price, ...settled };
  }

  private async giveBack(
    tx: EntityManager,
    held: HeldRegistration,
    amount: number,
    by: Author,
  ): Promise<void> {
    const order = { ticket_amount: amount, donation_amount: 0, reason: MOVE };
    await this.refunds.order(tx, held, order, by);
  }

  /** The old event leaves their calendar, and the new one comes in. */
  private async write(
    tx: EntityManager,
    moved: HeldRegistration,
    from: SeatedEvent,
    { refund, wasSure }: { refund: number; wasSure: boolean },
  ): Promise<void> {
    const { row, event } = moved;
    const seat = { ...row, isIn: true };
    const attachments = wasSure
      ? [
          ...(await this.calendars.attached(tx, from, { ...seat, isIn: false })),
          ...(await this.calendars.attached(tx, event, seat)),
        ]
      : [];
    const owed = row.status === 'pending_payment' || wasSure ? owedOf(row) : 0;
    const email = texts.moved(row, event, {
      from: from.title,
      refund,
      owed,
      hasCalendar: attachments.length > 0,
    });
    const label = owed > 0 ? texts.payAction : texts.open;
    await this.emails.toParticipant(tx, moved, { ...email, attachments }, label);
  }

  private atTheEnd(): Partial<EventRegistrationRow> {
    const waitlisted_at = this.clock.now();
    return { waitlisted_at, offered_until: null, offered_seats: null, declined_seats: 0 };
  }
}
