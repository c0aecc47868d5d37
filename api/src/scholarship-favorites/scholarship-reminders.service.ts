import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService, DAY_MS } from '../platform/attempts/attempt-limit.service.js';
import { Clock } from '../platform/clock/clock.js';
import { emailHint } from '../platform/http/mail-hint.js';
import type { FavoriteCaller } from './favorite-caller.js';
import { KeepersService } from './keepers.service.js';
import { ReminderLettersService } from './reminder-letters.service.js';
import { type ReminderRow, ReminderRowsService } from './reminder-rows.service.js';
import type { ReminderInput, ReminderState } from './scholarship-favorite.contract.js';
import { favoriteErrors } from './scholarship-favorite.errors.js';

const HOUR_MS = 3_600_000;
const ASKED_FROM_A_PLACE_AN_HOUR = 60;
const LETTERS_TO_ONE_A_DAY = 5;
const LETTER_EVERY_MS = 600_000;

/** The mail before deadlines, as the visitor or the member asks for it on the site. */
@Injectable()
export class ScholarshipRemindersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly keepers: KeepersService,
    private readonly rows: ReminderRowsService,
    private readonly letters: ReminderLettersService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  async state(caller: FavoriteCaller): Promise<ReminderState> {
    const keeper = await this.keepers.known(caller);
    return presentReminder(keeper ? await this.rows.of(this.dataSource.manager, keeper) : null);
  }

  /** A member's are on at once; a visitor's once the letter's link is followed. */
  async ask(caller: FavoriteCaller, input: ReminderInput, address: string): Promise<ReminderState> {
    await this.keepers.welcome(caller, address);
    const place = `reminders:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, ASKED_FROM_A_PLACE_AN_HOUR, { windowMs: HOUR_MS });
    const email = input.email?.toLowerCase();
    if (!caller.member_id && !email) throw favoriteErrors.emailMissing();
    if (input.website) return { status: 'pending', email_hint: emailHint(email ?? '') };
    return this.dataSource.transaction(async (tx) => {
      const keeper = await this.keepers.hold(tx, caller);
      if (caller.member_id) await this.rows.confirm(tx, keeper, null);
      else await this.askByLetter(tx, keeper, email!);
      return presentReminder(await this.rows.of(tx, keeper));
    });
  }

  async stop(caller: FavoriteCaller, address: string): Promise<ReminderState> {
    await this.keepers.welcome(caller, address);
    await this.dataSource.transaction(async (tx) =>
      this.rows.stop(tx, [await this.keepers.hold(tx, caller)]),
    );
    return presentReminder(null);
  }

  /** One letter in ten minutes for one request, five a day for one mailbox. */
  private async askByLetter(tx: EntityManager, keeper: string, email: string): Promise<void> {
    const known = await this.rows.of(tx, keeper);
    if (known?.status === 'confirmed' && known.email === email) return;
    await this.rows.ask(tx, keeper, email);
    const row = await this.rows.of(tx, keeper);
    const now = this.clock.now().getTime();
    if (row?.asked_letter_at && now - row.asked_letter_at.getTime() < LETTER_EVERY_MS) return;
    const mailbox = `reminder-letters:${this.attempts.disguise(email)}`;
    if (!(await this.attempts.allows(mailbox, LETTERS_TO_ONE_A_DAY, { windowMs: DAY_MS, tx }))) return;
    await this.rows.wrote(tx, keeper);
    await this.letters.confirm(tx, keeper, email);
  }
}

function presentReminder(row: Pick<ReminderRow, 'status' | 'email'> | null): ReminderState {
  return row ? { status: row.status, email_hint: emailHint(row.email) } : { status: 'none', email_hint: '' };
}
