import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Raw } from 'typeorm';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registration.contract.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { ACTIVE_STATUSES } from '../registration.rules.js';

/**
 * A mailbox that is registered already: nothing on the site says so, and no second seat is held; its owner alone is
 * written to, with the way back to their registration.
 */
@Injectable()
export class RepeatedRegistrationsService {
  constructor(
    private readonly rows: RegistrationRowsService,
    private readonly emails: RegistrationEmailsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** The registration by which this mailbox comes to the event, as far as it still does; the event's seats are held. */
  async find(tx: EntityManager, event_id: number, email: string): Promise<EventRegistrationRow | null> {
    const found = await tx.find(EventRegistrationRow, {
      where: { event_id, status: In([...ACTIVE_STATUSES]), email: sameMailbox(email) },
      order: { created_at: 'DESC' },
    });
    const coming = found.filter((row) => !this.rows.isDue(row));
    // What was asked for once more counts from the moment at which its owner said so.
    const more = coming.find(({ verified_at }) => verified_at !== null);
    return coming.find(({ repeats }) => repeats === null) ?? more ?? null;
  }

  /**
   * Writes to its owner that they are registered, with the way to add what `repeat` asks for, or once more how to go on;
   * three times a day for a mailbox.
   */
  async remind(tx: EntityManager, id: string, repeat: EventRegistrationRow | null): Promise<void> {
    const held = await this.rows.held(tx, id);
    const { row } = held;
    if (!(await this.mayWrite(tx, row.email))) return;
    if (row.status === 'pending_verification') return this.emails.verify(tx, held);
    await this.emails.already(tx, held, repeat);
  }

  /** Whether a mailbox may be written to once more because somebody typed it into a form, whatever the event. */
  async mayWrite(tx: EntityManager, email: string): Promise<boolean> {
    return this.attempts.allowsEmail(tx, 'registration-email', email, { perDay: LIMITS.resends });
  }
}

/** Compared as mail servers do, whatever the capitals. */
export const sameMailbox = (email: string) =>
  Raw<string>((column) => `lower(${column}) = lower(:email)`, { email });
