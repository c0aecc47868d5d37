import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { StaffNotesService } from '../../../core/notifications/staff-notes.service.js';
import { accountOf } from '../../../giving/donations/settlement/donation-journal.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay, parisHour } from '../../../platform/clock/paris.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { toMinorUnits } from '../../../platform/money/money.contract.js';
import { EventCalendarsService } from '../../events/event-calendars.service.js';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { RegistrationFormService } from '../checkout/registration-form.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationEventsService } from '../registration-events.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { registrationErrors } from '../registration.errors.js';
import { formHash, isActive, keptFormKey, totalOf } from '../registration.rules.js';
import { SeatsService } from '../seats/seats.service.js';
import { WaitingListService } from '../seats/waiting-list.service.js';
import { RegistrationPaidService } from '../settlement/registration-paid.service.js';
import { RegistrationRefundsService } from '../settlement/registration-refunds.service.js';
import { CANCELLATION } from '../settlement/registration-reversals.service.js';
import { REGISTRATION_ADMIN_MESSAGES as MESSAGES } from './registration-admin.contract.js';
import type {
  RegistrationEntry,
  RegistrationPaidByHand,
  RegistrationRecordChanges,
  RegistrationRefundInput,
  RegistrationStaffCancellation,
} from './registration-admin.dto.js';
import { StaffSeatsService } from './staff-seats.service.js';

const NOON = 12;

/** What staff do with registrations. Each takes the version that they read, and leaves a trace in the audit log. */
@Injectable()
export class RegistrationAdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly staffSeats: StaffSeatsService,
    private readonly waitingList: WaitingListService,
    private readonly form: RegistrationFormService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly paid: RegistrationPaidService,
    private readonly refunds: RegistrationRefundsService,
    private readonly published: RegistrationEventsService,
    private readonly calendars: EventCalendarsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly notes: StaffNotesService,
    private readonly clock: Clock,
  ) {}

  /** Someone who called or wrote their name on paper: they count like the others. Answers the number. */
  async enter({ form_key: key, ...entry }: RegistrationEntry, by: Author): Promise<string> {
    const form_key = key ? keptFormKey(entry.event_id, key) : null;
    const form_hash = formHash(entry);
    return this.dataSource.transaction(async (tx) => {
      const event = await this.events.lock(tx, entry.event_id);
      if (!event) throw platformErrors.invalid({ event_id: MESSAGES.event });
      const known = form_key && (await this.rows.ofForm(tx, form_key, form_hash));
      if (known) return known.id;
      if (event.status === 'cancelled') throw platformErrors.invalid({ event_id: MESSAGES.event_cancelled });
      const seats = entry.seats ?? 1;
      const free = await this.staffSeats.freeAt(tx, event);
      if (!entry.waiting_list && !entry.beyond_capacity && seats > free)
        throw await this.seats.full(tx, event, free);
      const amounts = entry.is_free
        ? { unit_price: 0, discount: 0, ticket_amount: 0, donation_amount: 0, currency: event.currency }
        : this.form.amounts(event, { seats }, null);
      const row = await this.rows.insert(tx, {
        event_id: event.id,
        status: 'pending_verification',
        is_waiting: entry.waiting_list ?? false,
        first_name: entry.first_name,
        last_name: entry.last_name,
        email: entry.email || '',
        phone: entry.phone || '',
        organization: entry.organization || '',
        special_needs: entry.special_needs || '',
        answers: this.form.answers(event, entry.answers, { isComplete: false }),
        seats,
        ...amounts,
        source: 'equipe',
        form_key,
        form_hash,
        created_by: by.id,
        verified_at: this.clock.now(),
      });
      const held = { row, event };
      await this.history.add(tx, row.id, { kind: 'created', text: timelineTexts.enteredByStaff(seats), by });
      if (entry.waiting_list) await this.waitingList.join(tx, held);
      else await this.steps.seated(tx, held, 'entered');
      await this.history.audit(tx, by, 'created', null, row);
      return row.id;
    });
  }

  /** Corrects who it is, and how many seats: fewer are offered to who waits, more are held where they are free. */
  async change(
    id: string,
    { version, seats, ...person }: RegistrationRecordChanges,
    by: Author,
  ): Promise<void> {
    await this.current(id, version, by, async (tx, held) => {
      const { row, event } = held;
      const given = Object.entries(person).filter(([, value]) => value !== undefined);
      // What is emptied is nothing.
      const changes = Object.fromEntries(given.map(([name, value]) => [name, value ?? '']));
      const { email } = row;
      await this.rows.save(tx, row, changes);
      if (row.email !== email) await this.emails.newAddress(tx, held);
      await this.history.add(tx, id, { kind: 'changed', text: timelineTexts.personChanged, by });
      await this.published.emit(tx, { kind: 'person_changed', registration: row });
      if (seats === undefined || seats === row.seats) return;
      await this.staffSeats.change(tx, held, seats, by);
      await this.waitingList.offerFree(tx, event);
    });
  }

  /** What was paid is in hand: the seat is sure. */
  async received(
    id: string,
    { version, method, received_on }: RegistrationPaidByHand,
    by: Author,
  ): Promise<void> {
    await this.current(id, version, by, async (tx, held) => {
      const { row } = held;
      if (row.paid_at && row.due_amount === 0) throw registrationErrors.alreadyPaid();
      if (totalOf(row) === 0) throw registrationErrors.nothingToPay();
      const at = this.momentOf(received_on);
      const account = accountOf('offline', method);
      const paid = { provider: 'offline', payment_id: null, method, mode: 'live', at, account, by } as const;
      if (row.due_amount > 0) return this.paid.settleDue(tx, held, paid);
      if (row.status !== 'pending_payment' && !(await this.staffSeats.mayBePaidLate(tx, held)))
        throw registrationErrors.cannotBecome(row.status, 'confirmed');
      await this.paid.settle(tx, held, paid);
    });
  }

  /** Gives a seat up, and back what was paid where that is asked for; the next in line is offered it. */
  async cancel(
    id: string,
    { version, reason = '', refund }: RegistrationStaffCancellation,
    by: Author,
  ): Promise<void> {
    await this.current(id, version, by, async (tx, held) => {
      const { row, event } = held;
      // A second time is no error.
      if (row.status === 'cancelled' || row.status === 'refunded') return;
      if (!isActive(row.status)) throw registrationErrors.cannotBecome(row.status, 'cancelled');
      await this.steps.cancel(tx, held, { reason, text: timelineTexts.cancelledByStaff, by });
      const amount = refund ? await this.refunds.orderAll(tx, held, CANCELLATION, by) : 0;
      const attachments = await this.calendars.takenAway(tx, event, row);
      const hasCalendar = attachments.length > 0;
      const email = texts.cancelledByStaff(row, event, { reason, refund: amount, hasCalendar });
      await this.emails.backToEvent(tx, held, { ...email, attachments });
      await this.waitingList.offerFree(tx, event);
    });
  }

  /** Gives back a part or all; the seat stays. */
  async refund(id: string, order: RegistrationRefundInput, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      const { row } = held;
      const before = { ...row };
      const minor = (typed: number | string | undefined) =>
        typed === undefined ? 0 : (toMinorUnits(typed, row.currency) ?? 0);
      const { reason, key, by_hand } = order;
      await this.refunds.order(
        tx,
        held,
        {
          ticket_amount: minor(order.amount),
          donation_amount: minor(order.donation_amount),
          reason,
          ...(key && { key }),
          ...(by_hand !== undefined && { by_hand }),
        },
        by,
      );
      await this.history.audit(tx, by, 'updated', before, row, reason);
    });
  }

  /** What is still asked for of a sure seat is asked for no more: its price is what was paid. */
  async waive(id: string, version: number, by: Author): Promise<void> {
    await this.current(id, version, by, async (tx, { row }) => {
      const { due_amount, currency } = row;
      if (due_amount === 0) throw registrationErrors.nothingToPay();
      await this.steps.endPayments(tx, row);
      await this.rows.save(tx, row, {
        due_amount: 0,
        discount: row.discount + due_amount,
        ticket_amount: row.ticket_amount - due_amount,
      });
      const text = timelineTexts.differenceWaived(moneyInFrench(due_amount, currency));
      await this.history.add(tx, id, { kind: 'changed', text, by });
    });
  }

  /** Offers a free seat to somebody out of their turn. */
  async offer(id: string, version: number, by: Author): Promise<void> {
    await this.current(id, version, by, (tx, held) => this.waitingList.offerTo(tx, held, by));
  }

  /** Sends what it needs next again: the verification, or a fresh link to its page. */
  async resend(id: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      await this.history.add(tx, id, { kind: 'resent', text: timelineTexts.resent, by });
      if (held.row.status === 'pending_verification') await this.emails.verify(tx, held);
      else await this.emails.toParticipant(tx, held, texts.newLink(held.row, held.event));
    });
  }

  async note(id: string, body: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { reference: about, email } = (await this.rows.held(tx, id)).row;
      await this.history.add(tx, id, { kind: 'note', text: timelineTexts.note, details: body, by });
      const record = { resource: 'event-registrations', record_id: id };
      await this.notes.written(tx, { ...record, text: body, about, email, author: by });
    });
  }

  /** From the version that staff read; what changed is in the audit log. */
  private async current(
    id: string,
    version: number,
    by: Author,
    write: (tx: EntityManager, held: HeldRegistration) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      await this.history.assertCurrent(tx, held.row, version);
      const before = { ...held.row };
      await write(tx, held);
      await this.history.audit(tx, by, 'updated', before, held.row);
    });
  }

  /** The noon in Paris of a day that staff know, but never later than now. */
  private momentOf(day: string): Date {
    const now = this.clock.now();
    if (day > parisDay(now)) throw platformErrors.invalid({ received_on: MESSAGES.day_to_come });
    return new Date(Math.min(parisHour(day, NOON).getTime(), now.getTime()));
  }
}
