import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { EmailVerified } from '../../../people/email-verification/email-verification.dto.js';
import { VerifiesEmail } from '../../../people/email-verification/email-verification.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EventCodesService } from '../../codes/event-codes.service.js';
import type { Seated } from '../registration-emails.content.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationLinksService } from '../registration-links.service.js';
import { RegistrationProgressService } from '../registration-progress.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import {
  priceOfSeats,
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_MESSAGES as MESSAGES,
} from '../registration.contract.js';
import type { RegistrationVerified } from '../registration.dto.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { isActive } from '../registration.rules.js';
import { RepeatedRegistrationsService, sameMailbox } from './repeated-registrations.service.js';
import { SeatsService } from '../seats/seats.service.js';
import { WaitingListService } from '../seats/waiting-list.service.js';

/** How those who register prove that their mailbox is theirs, and by its link ask again once their time ran out. */
@Injectable()
export class RegistrationVerificationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly seats: SeatsService,
    private readonly waitingList: WaitingListService,
    private readonly codes: EventCodesService,
    private readonly links: RegistrationLinksService,
    private readonly emails: RegistrationEmailsService,
    private readonly repeats: RepeatedRegistrationsService,
    private readonly history: RegistrationHistoryService,
    private readonly progress: RegistrationProgressService,
    private readonly clock: Clock,
  ) {}

  /** By the token of the e-mail, for an event; a second time answers the same. */
  async verify(event_id: number, token: string): Promise<RegistrationVerified> {
    const verified = await this.dataSource.transaction(async (tx) => {
      const row = await this.byToken(tx, token, event_id);
      if (!row) return null;
      return {
        ...(await this.progress.of(row, tx)),
        success: true,
        message: MESSAGES.verified,
        token: await this.links.create(tx, row.id, 'manage'),
      };
    });
    if (!verified) throw registrationErrors.tokenWrong();
    return verified;
  }

  /** The same by the site's one address for that. */
  @VerifiesEmail({ context: 'event' })
  async byLink(token: string): Promise<EmailVerified | null> {
    const row = await this.dataSource.transaction((tx) => this.byToken(tx, token));
    if (!row) return null;
    const { reference, status } = row;
    return { success: true, message: MESSAGES.verified, context: 'event', reference, status };
  }

  /** Sends the e-mail again to a registration that waits for it, three times at most; says nothing of whether there is one. */
  async resend(event_id: number, email: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const newest = await tx.findOne(EventRegistrationRow, {
        where: { event_id, status: 'pending_verification', email: sameMailbox(email), repeats: IsNull() },
        order: { created_at: 'DESC' },
      });
      const held = newest && (await this.rows.lock(tx, newest.id));
      if (!held || held.row.status !== 'pending_verification' || this.steps.isDue(held)) return;
      if (held.row.resends >= LIMITS.resends || !(await this.repeats.mayWrite(tx, email))) return;
      await this.rows.save(tx, held.row, { resends: held.row.resends + 1 });
      await this.history.add(tx, held.row.id, {
        kind: 'resent',
        text: timelineTexts.resent,
        by: PARTICIPANT,
      });
      await this.emails.verify(tx, held);
    });
  }

  /** The registration that a token verifies, verified; null where there is none, or none any more. */
  private async byToken(
    tx: EntityManager,
    token: string,
    event_id?: number,
  ): Promise<EventRegistrationRow | null> {
    const id = await this.links.verified(tx, token);
    const held = id ? await this.rows.lock(tx, id) : null;
    if (!held || (event_id !== undefined && held.row.event_id !== event_id)) return null;
    if (held.row.status === 'pending_verification') return this.verified(tx, held);
    return held.row.verified_at && isActive(held.row.status) ? held.row : null;
  }

  private async verified(tx: EntityManager, held: HeldRegistration): Promise<EventRegistrationRow | null> {
    const { row, event } = held;
    if (this.steps.isDue(held) || event.status !== 'published') {
      await this.steps.expire(tx, held);
      await this.waitingList.offerFree(tx, event);
      return null;
    }
    await this.rows.save(tx, row, { verified_at: this.clock.now() });
    await this.history.add(tx, row.id, { kind: 'verified', text: timelineTexts.verified, by: PARTICIPANT });
    if (row.is_waiting) await this.seatOrWait(tx, held, 'verified');
    else await this.steps.seated(tx, held, 'verified');
    return row;
  }

  /**
   * Asks once more for the seats of a registration whose time ran out, with all that was said in it, at what they cost
   * now. A second time is no error.
   */
  async again(id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, id);
      const { row, event } = held;
      if (isActive(row.status)) return;
      if (!this.mayAskAgain(row, event)) throw registrationErrors.mayNotChange();
      if (await this.repeats.find(tx, event.id, row.email)) throw registrationErrors.alreadyThere();
      const code = await this.codes.find(row.code_id, tx);
      await this.seats.assertCode(tx, code, row.seats);
      const price = priceOfSeats(this.events.priceOf(event), row.seats, code);
      const verified_at = row.verified_at ?? this.clock.now();
      await this.rows.save(tx, row, { ...price, verified_at, expired_at: null });
      await this.history.add(tx, id, { kind: 'again', text: timelineTexts.again, by: PARTICIPANT });
      await this.seatOrWait(tx, held, 'again');
    });
  }

  /** Whether its time ran out, nothing was paid, and one may still register. */
  mayAskAgain(row: EventRegistrationRow, event: SeatedEvent): boolean {
    const isOpen = event.status === 'published' && event.requires_registration && this.events.isOpen(event);
    return row.status === 'expired' && row.paid_at === null && row.currency === event.currency && isOpen;
  }

  /** Refuses where others had the seats meanwhile and the event has no list. */
  private async seatOrWait(tx: EntityManager, held: HeldRegistration, how: Seated): Promise<void> {
    if (await this.isSeatFree(tx, held)) return this.steps.seated(tx, held, how);
    if (!held.event.waiting_list) throw await this.seats.full(tx, held.event, 0);
    await this.waitingList.join(tx, held);
  }

  /** A seat may have been freed since the form was sent, with nobody in line before. */
  private async isSeatFree(tx: EntityManager, { row, event }: HeldRegistration): Promise<boolean> {
    const code = await this.codes.find(row.code_id, tx);
    if (!(await this.seats.hasCodeLeft(tx, code, row.seats))) return false;
    return row.seats <= (await this.seats.freeForNewcomer(tx, event.id, code));
  }
}
