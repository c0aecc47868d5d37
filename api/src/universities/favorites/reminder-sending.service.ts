import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { NearDeadline } from './reminder-emails.content.js';
import { ReminderEmailsService } from './reminder-emails.service.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

interface Due extends NearDeadline {
  keeper_id: string;
  /** Which of the reminders it is: days before the deadline. */
  days: number;
}

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
    const mailboxes = await this.dataSource.query<{ email: string }[]>(
      `SELECT DISTINCT email FROM (${DUE}) due ORDER BY email`,
      [today, FAVORITE_LIMITS.reminder_days, null],
    );
    for (const { email } of mailboxes)
      await this.dataSource.transaction((tx) => this.write(tx, email, today));
  }

  private async write(tx: EntityManager, email: string, today: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`scholarship-reminders:${email}`]);
    const due = await tx.query<Due[]>(
      `SELECT DISTINCT ON (deadline, title, scholarship_id) * FROM (${DUE}) due ORDER BY deadline, title, scholarship_id`,
      [today, FAVORITE_LIMITS.reminder_days, email],
    );
    if (due.length === 0) return;
    for (const { scholarship_id, deadline, days } of due)
      await tx.query('INSERT INTO scholarship_reminders_sent VALUES ($1, $2, $3, $4, $5)', [
        email,
        scholarship_id,
        deadline,
        days,
        today,
      ]);
    await this.emails.ahead(tx, due[0]!.keeper_id, email, due);
  }
}

// $1 the day in Paris, $2 the days of reminders, $3 one mailbox or null. The reminder of a scholarship is the last
// whose morning has come; what was kept, or asked for, after that morning waits for the next one. A mailbox that was
// written to today is left in peace until tomorrow.
const DUE = `
  SELECT near.* FROM (
    SELECT keeper.id AS keeper_id, coalesce(reminder.email, member.email) AS email,
           scholarship.id AS scholarship_id, scholarship.title, scholarship.organization,
           scholarship.deadline::text AS deadline, scholarship.deadline - $1::date AS days_left,
           (SELECT min(days) FROM unnest($2::int[]) AS days WHERE days >= scholarship.deadline - $1::date) AS days,
           greatest(favorite.favorited_at, reminder.confirmed_at) AS since
      FROM scholarship_reminders reminder
      JOIN scholarship_keepers keeper ON keeper.id = reminder.keeper_id
      LEFT JOIN members member ON member.id = keeper.member_id
      JOIN scholarship_favorites favorite ON favorite.keeper_id = keeper.id
      JOIN scholarships scholarship ON scholarship.id = favorite.scholarship_id
     WHERE reminder.status = 'confirmed' AND scholarship.status = 'active'
       AND scholarship.deleted_at IS NULL AND scholarship.archived_at IS NULL
       AND scholarship.deadline BETWEEN $1::date AND $1::date + (SELECT max(days) FROM unnest($2::int[]) AS days)
       AND ($3::text IS NULL OR coalesce(reminder.email, member.email) = $3)) near
   WHERE near.since < (near.deadline::date - near.days + time '08:00') AT TIME ZONE 'Europe/Paris'
     AND NOT EXISTS (SELECT FROM scholarship_reminders_sent sent WHERE sent.email = near.email
           AND sent.scholarship_id = near.scholarship_id AND sent.deadline = near.deadline::date
           AND sent.days = near.days)
     AND NOT EXISTS (SELECT FROM scholarship_reminders_sent sent WHERE sent.email = near.email
           AND sent.sent_on = $1::date)`;
