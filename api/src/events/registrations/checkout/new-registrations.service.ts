import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { Problem } from '../../../platform/errors/problem.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock/durations.contract.js';
import type { EventCode } from '../../codes/event-codes.service.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registration.contract.js';
import type { RegistrationInput } from '../registration.dto.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { formHash, keptFormKey } from '../registration.rules.js';
import { SeatsService } from '../seats/seats.service.js';
import { UnverifiedSeatsService } from '../seats/unverified-seats.service.js';
import { RegistrationFormService } from './registration-form.service.js';
import { RepeatedRegistrationsService } from './repeated-registrations.service.js';

/** Where a form came from. */
interface Sender {
  address: string;
  /** Of the form, or the header `Idempotency-Key`; undefined where neither says one. */
  key: string | undefined;
}

/** Seats that anyone may ask for: a form is one registration, however often it arrives, and no race sells a seat twice. */
@Injectable()
export class NewRegistrationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly form: RegistrationFormService,
    private readonly seats: SeatsService,
    private readonly unverified: UnverifiedSeatsService,
    private readonly repeats: RepeatedRegistrationsService,
    private readonly rows: RegistrationRowsService,
    private readonly history: RegistrationHistoryService,
    private readonly emails: RegistrationEmailsService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a registration and holds its seats for 30 minutes; a full event is refused (409) or waited for. */
  async register(event_id: number, input: RegistrationInput, sender: Sender): Promise<EventRegistrationRow> {
    const event = await this.events.find(event_id);
    this.events.assertOpen(event);
    const code = await this.form.code(event, input.code, sender.address);
    try {
      return await this.dataSource.transaction((tx) => this.keep(tx, event_id, input, code, sender));
    } catch (error) {
      if (error instanceof Problem && error.status === 409) await this.remindOfOwnSeat(event_id, input.email);
      throw error;
    }
  }

  /** What is full may be so by one's own seat: whoever has one is told, in their mailbox alone. */
  private async remindOfOwnSeat(event_id: number, email: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.events.lock(tx, event_id))) return;
      const own = await this.repeats.find(tx, event_id, email);
      if (own) await this.repeats.remind(tx, own.id, null);
    });
  }

  private async keep(
    tx: EntityManager,
    event_id: number,
    input: RegistrationInput,
    code: EventCode | null,
    sender: Sender,
  ): Promise<EventRegistrationRow> {
    const { form_key: _key, website, ...words } = input;
    const hash = formHash({ ...words, email: input.email.toLowerCase(), event_id });
    const event = (await this.events.lock(tx, event_id))!;
    const known = await this.known(tx, event_id, hash, sender.key);
    if (known) return known;
    this.events.assertOpen(event);
    await this.limit(tx, input.email, sender.address);
    const seats = input.seats ?? 1;
    const answers = this.form.answers(event, input.answers);
    const own = await this.repeats.find(tx, event_id, input.email);
    const waits = await this.mustWait(tx, event, input, code);
    if (!waits) await this.unverified.assertRoom(tx, event, input.email, seats);
    const is_waiting = waits || own !== null;
    const row = await this.rows.insert(tx, {
      event_id,
      status: 'pending_verification',
      is_waiting,
      first_name: input.first_name,
      last_name: input.last_name,
      email: input.email,
      phone: input.phone || '',
      organization: input.organization || '',
      seats,
      special_needs: input.special_needs || '',
      answers,
      code_id: code?.id ?? null,
      ...this.form.amounts(event, input, code),
      source: 'site',
      form_key: sender.key ? keptFormKey(event_id, sender.key) : null,
      form_hash: hash,
      repeats: own?.id ?? null,
      consented_at: this.clock.now(),
    });
    const text = waits ? timelineTexts.createdForList(seats) : timelineTexts.created(seats);
    const said = own ? timelineTexts.repeated : text;
    await this.history.add(tx, row.id, { kind: 'created', text: said, by: PARTICIPANT });
    // A program filled the hidden field: nothing is sent, and its seats are free again in half an hour.
    if (website) return row;
    await (own ? this.repeats.remind(tx, own.id, row) : this.emails.verify(tx, { row, event }));
    return row;
  }

  /** The registration that this form was already: by its key, or by its words within a minute. */
  private async known(
    tx: EntityManager,
    event_id: number,
    form_hash: string,
    key: string | undefined,
  ): Promise<EventRegistrationRow | null> {
    if (!key) {
      const created_at = MoreThan(new Date(this.clock.now().getTime() - MINUTE_MS));
      return tx.findOneBy(EventRegistrationRow, { event_id, form_hash, created_at });
    }
    return this.rows.ofForm(tx, keptFormKey(event_id, key), form_hash);
  }

  /** False where the seats are free; refuses a full event unless one asked to wait, and may. */
  private async mustWait(
    tx: EntityManager,
    event: SeatedEvent,
    { seats = 1, waiting_list: asks }: RegistrationInput,
    code: EventCode | null,
  ): Promise<boolean> {
    await this.seats.assertCode(tx, code, seats);
    const free = await this.seats.freeForNewcomer(tx, event.id, code);
    if (seats <= free) return false;
    if (!asks || !event.waiting_list) throw await this.seats.full(tx, event, free);
    return true;
  }

  private async limit(tx: EntityManager, email: string, address: string): Promise<void> {
    const place = `registration:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.per_hour, { windowMs: HOUR_MS, tx });
    const mailbox = `registration:${this.attempts.disguise(email.toLowerCase())}`;
    await this.attempts.count(mailbox, LIMITS.per_mailbox, { windowMs: DAY_MS, tx });
  }
}
