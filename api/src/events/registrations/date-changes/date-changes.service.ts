import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { iso } from '../../../platform/clock/iso-moments.js';
import { EventCalendarsService } from '../../events/event-calendars.service.js';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationPresenceService } from '../registration-presence.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import type { DateChoice } from '../registration.contract.js';
import { registrationErrors } from '../registration.errors.js';
import { dateChoiceUntil } from '../registration.rules.js';
import { WaitingListService } from '../seats/waiting-list.service.js';
import { RegistrationRefundsService } from '../settlement/registration-refunds.service.js';
import { CANCELLATION } from '../settlement/registration-reversals.service.js';
import { dateAnswers } from './date-changes.queries.js';
import type { DateChangeReport } from './date-changes.dto.js';

/** An event that moves to another day: those registered say whether they come, or have all their money back. */
@Injectable()
export class DateChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly presence: RegistrationPresenceService,
    private readonly waitingList: WaitingListService,
    private readonly calendars: EventCalendarsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks a confirmed registration again, whatever it answered to a former day; answers until when it may choose. The
   * caller writes to it in the same transaction.
   */
  async ask(tx: EntityManager, held: HeldRegistration): Promise<Date> {
    const { row, event } = held;
    const until = dateChoiceUntil(event, this.clock.now());
    await this.rows.save(tx, row, { date_choice: null, date_choice_until: until });
    await this.history.add(tx, row.id, { kind: 'date_asked', text: timelineTexts.dateAsked });
    return until;
  }

  /** Whether a registration may answer now. */
  mayChoose({ row, event }: HeldRegistration): boolean {
    return row.status === 'confirmed' && event.status === 'published' && this.isInTime(row);
  }

  /**
   * Comes, or has all of it back whatever the event's policy, and gives the seats up. The same answer again is no error;
   * after the last day, or of a date that did not move, none is taken (409).
   */
  async choose(id: string, choice: DateChoice): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      const { row } = held;
      if (row.date_choice_until !== null && row.date_choice === choice) return;
      if (!this.mayChoose(held)) throw registrationErrors.dateNotAsked();
      if (choice === 'refund') await this.presence.assertNotCome(tx, id);
      await this.rows.save(tx, row, { date_choice: choice });
      if (choice === 'refund') return this.giveUp(tx, held);
      await this.history.add(tx, id, { kind: 'date_chosen', text: timelineTexts.comes, by: PARTICIPANT });
    });
  }

  /** How many registrations come, were given back, have not answered; null where the date never moved. */
  async report(event_id: number): Promise<DateChangeReport> {
    await this.events.find(event_id);
    const { until, ...answers } = await dateAnswers.one(this.dataSource.manager, event_id);
    return { ...answers, until: iso(until), is_over: until !== null && until <= this.clock.now() };
  }

  private async giveUp(tx: EntityManager, held: HeldRegistration): Promise<void> {
    const { row, event } = held;
    await this.steps.cancel(tx, held, { reason: '', text: timelineTexts.refusesDate, by: PARTICIPANT });
    const refund = await this.refunds.orderAll(tx, held, CANCELLATION, null);
    const attachments = await this.calendars.takenAway(tx, event, row);
    const email = texts.cancelled(row, event, { refund, hasCalendar: attachments.length > 0 });
    await this.emails.backToEvent(tx, held, { ...email, attachments });
    await this.waitingList.offerFree(tx, event);
  }

  private isInTime({ date_choice_until: until }: HeldRegistration['row']): boolean {
    return until !== null && this.clock.now() < until;
  }
}
