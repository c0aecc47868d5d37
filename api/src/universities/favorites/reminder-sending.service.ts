import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { ReminderEmailsService } from './reminder-emails.service.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import { deadlinesDue, mailboxesDue, noteSent } from './favorites.queries.js';

/** The morning's emails: one for each mailbox, of all the deadlines that are 30, 7 or 1 days ahead. */
@Injectable()
export class ReminderSendingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly emails: ReminderEmailsService,
    private readonly clock: Clock,
  ) {}

  /** Run again, by this worker or another, it sends nothing more that day. */
  // Several looks in a morning: who was not running at the first one writes at the next.
  @Every({ name: 'scholarship-favorites.reminders', cron: '5 8-11 * * *' })
  async run(): Promise<void> {
    const today = parisDay(this.clock.now());
    const mailboxes = await mailboxesDue.all(this.dataSource, today, FAVORITE_LIMITS.reminder_days, null);
    for (const { email } of mailboxes)
      await this.dataSource.transaction((tx) => this.write(tx, email, today));
  }

  private async write(tx: EntityManager, email: string, today: string): Promise<void> {
    await lockKey.run(tx, `scholarship-reminders:${email}`);
    const due = await deadlinesDue.all(tx, today, FAVORITE_LIMITS.reminder_days, email);
    if (due.length === 0) return;
    for (const { scholarship_id, deadline, days } of due)
      await noteSent.run(tx, email, scholarship_id, deadline, days, today);
    await this.emails.ahead(tx, due[0]!.keeper_id, email, due);
  }
}
