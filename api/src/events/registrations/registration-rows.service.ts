import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { daysAfter, parisDay, parisHour } from '../../platform/clock/paris.js';
import { bankDaysAfter } from '../../platform/clock/working-days.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { EventRegistrationRow } from './registration.entity.js';
import { REGISTRATION_LIMITS as LIMITS, type RegistrationStatus } from './registration.contract.js';
import { registrationErrors } from './registration.errors.js';
import { mayBecome, momentsOf, newReference, offerWithin } from './registration.rules.js';

/** Looks at a registration once its time is over. */
export const DUE_JOB = 'event-registrations.due';
export interface DueJob {
  registration_id: string;
}

/** A registration that is held with its event and all the event's seats. */
export interface HeldRegistration {
  event: SeatedEvent;
  row: EventRegistrationRow;
}

/** What a new row must say; the rest is empty. */
export type NewRegistration = Pick<
  EventRegistrationRow,
  'event_id' | 'status' | 'first_name' | 'last_name' | 'email' | 'seats' | 'currency' | 'source'
> &
  Partial<EventRegistrationRow>;

/** It went to another event before its own was held. */
class MovedMeanwhile extends Error {}

/** Rows of registrations: how they are made, held and moved from state to state. */
@Injectable()
export class RegistrationRowsService {
  constructor(
    private readonly seats: EventSeatsService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Writes a registration down; its event's seats are held by the caller. */
  async insert(tx: EntityManager, registration: NewRegistration): Promise<EventRegistrationRow> {
    const now = this.clock.now();
    const id = randomUUID();
    await tx.insert(EventRegistrationRow, {
      reference: newReference(now),
      created_at: now,
      updated_at: now,
      ...momentsOf(registration.status, now),
      ...registration,
      id,
    });
    const row = await tx.findOneByOrFail(EventRegistrationRow, { id });
    await this.watch(tx, row);
    return row;
  }

  /** The registration that a form was already; refuses the same key with other words. */
  async ofForm(tx: EntityManager, form_key: string, form_hash: string): Promise<EventRegistrationRow | null> {
    const known = await tx.findOneBy(EventRegistrationRow, { form_key });
    if (known && known.form_hash !== form_hash) throw registrationErrors.formChanged();
    return known;
  }

  /** Holds a registration, its event and the event's seats until the transaction ends; null where there is none. */
  async lock(tx: EntityManager, id: string): Promise<HeldRegistration | null> {
    const found = await tx.findOneBy(EventRegistrationRow, { id });
    if (!found) return null;
    // What is held in a savepoint is let go with it: who moves registrations holds two events, the lower number first.
    return tx
      .transaction((within) => this.lockAt(within, found))
      .catch((error: unknown) => {
        if (error instanceof MovedMeanwhile) return this.lock(tx, id);
        throw error;
      });
  }

  private async lockAt(
    tx: EntityManager,
    { id, event_id }: EventRegistrationRow,
  ): Promise<HeldRegistration | null> {
    const event = await this.seats.lock(tx, event_id);
    const row = event && (await lockRecord(tx, EventRegistrationRow, id, 'for_no_key_update'));
    if (!row) return null;
    if (row.event_id !== event.id) throw new MovedMeanwhile();
    return { event, row };
  }

  /** The same; refuses one that does not exist. */
  async held(tx: EntityManager, id: string): Promise<HeldRegistration> {
    const held = await this.lock(tx, id);
    if (!held) throw registrationErrors.notFound();
    return held;
  }

  /** Those of an event in these states, as they are now, in the order in which they came. */
  ofEvent(
    tx: EntityManager,
    event_id: number,
    statuses: readonly RegistrationStatus[],
  ): Promise<EventRegistrationRow[]> {
    const order = { created_at: 'ASC', id: 'ASC' } as const;
    return tx.find(EventRegistrationRow, { where: { event_id, status: In([...statuses]) }, order });
  }

  /** Writes changes of a registration that is held; a new state sets its moments. Refuses a state that may not follow. */
  async save(
    tx: EntityManager,
    row: EventRegistrationRow,
    changes: Partial<EventRegistrationRow>,
  ): Promise<void> {
    const { status } = changes;
    if (status && !mayBecome(row.status, status)) throw registrationErrors.cannotBecome(row.status, status);
    const now = this.clock.now();
    const kept = keptUntil(row)?.getTime();
    Object.assign(
      row,
      changes.seats !== undefined && offerWithin(row, changes.seats),
      status && status !== row.status && momentsOf(status, now),
      changes,
      { updated_at: now },
    );
    await tx.save(row);
    if (keptUntil(row)?.getTime() !== kept) await this.watch(tx, row);
  }

  /** Gives a registration that is held so many minutes from now. */
  async prolong(tx: EntityManager, row: EventRegistrationRow, minutes: number): Promise<void> {
    const deadline_at = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    await this.save(tx, row, { deadline_at });
  }

  /** Whether the time that it was given is over, its state not changed yet. */
  isDue(row: EventRegistrationRow): boolean {
    const until = keptUntil(row);
    return until !== null && until <= this.clock.now();
  }

  private async watch(tx: EntityManager, row: EventRegistrationRow): Promise<void> {
    const startAfter = keptUntil(row);
    const job: DueJob = { registration_id: row.id };
    if (startAfter) await this.jobs.add(tx, DUE_JOB, job, { startAfter });
  }
}

/** When what a registration waits for must have happened; null where it waits for nothing. */
export function dueAt({
  deadline_at,
  offered_until,
}: Pick<EventRegistrationRow, 'deadline_at' | 'offered_until'>): Date | null {
  return deadline_at ?? offered_until;
}

/**
 * Until when its seats are kept: a transfer counts by the day on which it came, and is read in a statement up to two
 * bank days later.
 */
function keptUntil(row: EventRegistrationRow): Date | null {
  const until = dueAt(row);
  if (!until || row.status !== 'pending_payment' || row.payment_method !== 'bank_transfer') return until;
  const last = bankDaysAfter(parisDay(until), LIMITS.transfer_read_days);
  return new Date(parisHour(daysAfter(last, 1), 0).getTime());
}
