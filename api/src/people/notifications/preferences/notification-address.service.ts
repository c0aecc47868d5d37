import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MailService } from '../../../core/mail/mail.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { notificationEmails as texts } from '../delivery/notification-emails.content.js';
import { NotificationReaderRow } from './notification-reader.entity.js';
import { NOTIFICATION_LIMITS } from '../notification-limits.contract.js';
import { preferenceErrors } from './preferences.errors.js';

const CODE_MS = 30 * MINUTE_MS;
const CODES_A_DAY = 5;

/** Where somebody of the staff reads their e-mails: nothing goes there before they gave back the code that did. */
@Injectable()
export class NotificationAddressService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: MailService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  async ask(staff_id: number, email: string): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.database.transaction(async (tx) => {
      const row = await this.lock(tx, staff_id);
      if (!(await this.attempts.allowsEmail(tx, 'notification-code', email, { perDay: CODES_A_DAY })))
        throw platformErrors.tooMany(this.attempts.secondsLeft(24 * 60 * MINUTE_MS));
      Object.assign(row, {
        pending_email: email,
        code_hash: this.hash(email, code),
        code_expires_at: new Date(this.clock.now().getTime() + CODE_MS),
        code_tries: 0,
      });
      await tx.save(row);
      await this.mail.send(tx, { to: email, ...texts.code(), code, automatic: true });
    });
  }

  /** A wrong code counts, whatever becomes of the answer. */
  async confirm(staff_id: number, code: string): Promise<void> {
    const isRight = await this.database.transaction(async (tx) => {
      const row = await this.lock(tx, staff_id);
      const { pending_email: email, code_hash, code_expires_at, code_tries } = row;
      const isOver =
        code_tries >= NOTIFICATION_LIMITS.code_tries || (code_expires_at ?? 0) <= this.clock.now();
      if (!email || !code_hash || isOver) throw preferenceErrors.codeOver();
      const matches = code_hash === this.hash(email, code);
      if (matches) Object.assign(row, { email, ...NO_CODE });
      else row.code_tries += 1;
      await tx.save(row);
      return matches;
    });
    if (!isRight) throw preferenceErrors.codeWrong();
  }

  async remove(staff_id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.save(Object.assign(await this.lock(tx, staff_id), { email: null, ...NO_CODE }));
    });
  }

  private lock(tx: EntityManager, staff_id: number): Promise<NotificationReaderRow> {
    return tx.findOneOrFail(NotificationReaderRow, {
      where: { staff_id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private hash(email: string, code: string): string {
    return this.attempts.disguise(`${email} ${code}`);
  }
}

const NO_CODE = { pending_email: null, code_hash: null, code_expires_at: null, code_tries: 0 };
