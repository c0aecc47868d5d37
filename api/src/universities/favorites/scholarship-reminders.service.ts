import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { emailHint } from '../../platform/http/mail-hint.js';
import type { FavoriteCaller } from './favorite-caller.js';
import { FavoriteHoldersService } from './favorite-holders.service.js';
import { ReminderEmailsService } from './reminder-emails.service.js';
import type { ReminderRow } from './favorites.queries.js';
import { ReminderRowsService } from './reminder-rows.service.js';
import type { ReminderInput, ReminderState } from './scholarship-favorite.dto.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

const ASKED_FROM_A_PLACE_AN_HOUR = 60;
const EMAILS_TO_ONE_A_DAY = 5;
const EMAIL_EVERY_MS = 600_000;

/** The mail before deadlines, as the visitor or the member asks for it on the site. */
@Injectable()
export class ScholarshipRemindersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly holders: FavoriteHoldersService,
    private readonly rows: ReminderRowsService,
    private readonly emails: ReminderEmailsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  async state(caller: FavoriteCaller): Promise<ReminderState> {
    const holder = await this.holders.known(caller);
    return presentReminder(holder ? await this.rows.of(this.dataSource.manager, holder) : null);
  }

  /** A member's are on at once; a visitor's once the email's link is followed. */
  async ask(caller: FavoriteCaller, input: ReminderInput, address: string): Promise<ReminderState> {
    await this.holders.welcome(caller, address);
    const place = `reminders:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, ASKED_FROM_A_PLACE_AN_HOUR, { windowMs: HOUR_MS });
    const email = input.email?.toLowerCase();
    if (!caller.member_id && !email) throw favoriteErrors.emailMissing();
    if (input.website) return { status: 'pending', email_hint: emailHint(email ?? '') };
    return this.dataSource.transaction(async (tx) => {
      const holder = await this.holders.hold(tx, caller);
      if (caller.member_id) await this.rows.confirm(tx, holder, null);
      else await this.askByEmail(tx, holder, email!);
      return presentReminder(await this.rows.of(tx, holder));
    });
  }

  async stop(caller: FavoriteCaller, address: string): Promise<ReminderState> {
    await this.holders.welcome(caller, address);
    await this.dataSource.transaction(async (tx) =>
      this.rows.stop(tx, [await this.holders.hold(tx, caller)]),
    );
    return presentReminder(null);
  }

  /** One email in ten minutes for one request, five a day for one mailbox. */
  private async askByEmail(tx: EntityManager, holder: string, email: string): Promise<void> {
    const known = await this.rows.of(tx, holder);
    if (known?.status === 'confirmed' && known.email === email) return;
    await this.rows.ask(tx, holder, email);
    const row = await this.rows.of(tx, holder);
    const limit = { perDay: EMAILS_TO_ONE_A_DAY, last: row?.asked_letter_at, everyMs: EMAIL_EVERY_MS };
    if (!(await this.attempts.allowsEmail(tx, 'reminder-letters', email, limit))) return;
    await this.rows.wrote(tx, holder);
    await this.emails.confirm(tx, holder, email);
  }
}

function presentReminder(row: Pick<ReminderRow, 'status' | 'email'> | null): ReminderState {
  return row ? { status: row.status, email_hint: emailHint(row.email) } : { status: 'none', email_hint: '' };
}
