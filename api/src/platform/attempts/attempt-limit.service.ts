import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Configuration } from '../config/configuration.js';
import { platformErrors } from '../errors/platform.errors.js';
import { DAY_MS, MINUTE_MS } from '../clock/durations.contract.js';
import { Every } from '../jobs/job.decorators.js';
import { countAttempt, forgetAttempts } from './attempts.queries.js';

const DISGUISE_LENGTH = 22;

interface Window {
  /** How long attempts are counted together; a minute by default, a day at most. */
  windowMs?: number;
  /** Counts in the caller's transaction: an attempt that is taken back with it was none. */
  tx?: EntityManager;
}

interface EmailLimit {
  perDay: number;
  /** When the last email left: before `everyMs` have passed, no other may. */
  last?: Date | null;
  everyMs?: number;
}

/**
 * Counts attempts in the database, so that the limit holds across processes, pages and restarts, and so that
 * attempts made at once are each counted before any is compared.
 */
@Injectable()
export class AttemptLimitService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Counts one attempt under `key`; refuses with 429 past `most` in the running window. */
  async count(key: string, most: number, window: Window = {}): Promise<void> {
    if (await this.allows(key, most, window)) return;
    const { windowMs = MINUTE_MS } = window;
    throw platformErrors.tooMany(this.secondsLeft(windowMs));
  }

  /** Counts one attempt under `key`; false past `most` in the running window. */
  async allows(key: string, most: number, { windowMs = MINUTE_MS, tx }: Window = {}): Promise<boolean> {
    const now = this.clock.now().getTime();
    const begun = new Date(now - (now % windowMs));
    const { attempts } = await countAttempt.one(tx ?? this.dataSource, key, begun);
    return attempts <= most;
  }

  /** For how long a window of this length still runs. */
  secondsLeft(windowMs: number): number {
    return Math.ceil((windowMs - (this.clock.now().getTime() % windowMs)) / 1000);
  }

  /** Counts one email to a mailbox that others may name; false past its limits: nobody's mailbox is filled by a form. */
  async allowsEmail(
    tx: EntityManager,
    key: string,
    email: string,
    { perDay, last = null, everyMs = 0 }: EmailLimit,
  ): Promise<boolean> {
    if (last && this.clock.now().getTime() - last.getTime() < everyMs) return false;
    const mailbox = `${key}:${this.disguise(email.toLowerCase())}`;
    return this.allows(mailbox, perDay, { windowMs: DAY_MS, tx });
  }

  /** An address is personal: attempts are counted under a name that cannot be read back. */
  disguise(address: string): string {
    return createHmac('sha256', this.configuration.adminAccessCode)
      .update(address)
      .digest('base64url')
      .slice(0, DISGUISE_LENGTH);
  }

  /** Forgets the windows that are over. */
  @Every({ name: 'attempts.forget', cron: '17 3 * * *' })
  async forgetOld(): Promise<void> {
    await forgetAttempts.run(this.dataSource, new Date(this.clock.now().getTime() - DAY_MS));
  }
}
