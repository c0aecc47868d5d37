import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { AlertEmailsService } from './alert-emails.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import { ALERT_MESSAGES } from './scholarship-alert.contract.js';
import type { AlertAnswer, AlertInput } from './scholarship-alert.dto.js';
import type { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { alertErrors } from './scholarship-alert.errors.js';
import { contradictions, statedFilters } from './scholarship-alert.rules.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

const ASKED_FROM_A_PLACE_AN_HOUR = 60;
const BY_EMAIL: AlertAnswer = { message: ALERT_MESSAGES.check_mailbox, status: 'pending' };
const AT_ONCE: AlertAnswer = { message: ALERT_MESSAGES.active, status: 'active' };

/** Searches that people save, to be notified of new results. */
@Injectable()
export class ScholarshipAlertsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: AlertRowsService,
    private readonly emails: AlertEmailsService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Answered by email, and here alike for every address; at once for a member's own, which is proven. */
  async ask(input: AlertInput, member: CallingMember | null, address: string): Promise<AlertAnswer> {
    const place = `alerts:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, ASKED_FROM_A_PLACE_AN_HOUR, { windowMs: HOUR_MS });
    const filters = statedFilters(input.filters);
    const faults = contradictions(filters);
    if (Object.keys(faults).length > 0) throw alertErrors.filters(faults);
    if (input.website) return BY_EMAIL;
    const email = input.email.toLowerCase();
    return this.dataSource.transaction(async (tx) => {
      await this.rows.holdMailbox(tx, email);
      const known = await this.rows.of(tx, email, filters);
      const row = known ?? this.rows.fresh(email, filters);
      if (member?.email === email) return this.startAtOnce(tx, row, input);
      await this.answerByEmail(tx, row, input, known !== null);
      return BY_EMAIL;
    });
  }

  private async startAtOnce(
    tx: EntityManager,
    row: ScholarshipAlertRow,
    { frequency }: AlertInput,
  ): Promise<AlertAnswer> {
    row.frequency = frequency;
    await this.rows.start(tx, row);
    await this.rows.save(tx, row);
    return AT_ONCE;
  }

  private async answerByEmail(
    tx: EntityManager,
    row: ScholarshipAlertRow,
    { frequency }: AlertInput,
    isKnown: boolean,
  ): Promise<void> {
    if (row.status !== 'active' && (await this.rows.isFull(tx, row.email)))
      return this.emails.full(tx, (await this.rows.anyActive(tx, row.email))!);
    const mayWrite = await this.emails.mayWriteTo(tx, row.email, row.asked_letter_at);
    if (!isKnown && !mayWrite) return;
    if (mayWrite) row.asked_letter_at = this.clock.now();
    if (row.status === 'active') await this.rows.save(tx, row);
    else await this.rows.ask(tx, row, frequency);
    if (mayWrite) await this.emails[row.status === 'active' ? 'already' : 'confirm'](tx, row);
  }
}
