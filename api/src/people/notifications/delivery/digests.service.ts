import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { kindsOf, NOTIFICATION_GROUPS } from '../../../core/notifications/notification.contract.js';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAfter, parisDay, parisHour } from '../../../platform/clock/paris.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import { Every } from '../../../platform/jobs/job.decorators.js';
import { inboxLines } from '../inbox/inbox.queries.js';
import { presentLine } from '../inbox/notification.presenter.js';
import { NotificationReaderRow } from '../preferences/notification-reader.entity.js';
import { isQuietAt } from '../preferences/quiet-hours.rules.js';
import { type Hearer, HearersService } from './hearers.service.js';
import { NotificationEmailsService } from './notification-emails.service.js';

const MOST_LINES = 40;
const NOON = 12;

/** The e-mail of 8 o'clock: what somebody has not read of the groups that they chose. */
@Injectable()
export class DigestsService {
  private readonly logger = new Logger('Notifications');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly hearers: HearersService,
    private readonly emails: NotificationEmailsService,
    private readonly clock: Clock,
  ) {}

  /** Throws once all have had their turn where one failed: the job is then done again for these. */
  @Every({ name: 'notifications.digest', cron: '0 8 * * *' })
  async run(): Promise<void> {
    let failed = 0;
    for (const { staff_id, email } of await this.hearers.all(this.database.manager)) {
      if (!email) continue;
      await this.database
        .transaction((tx) => this.send(tx, staff_id))
        .catch((error: unknown) => {
          failed += 1;
          this.logger.error(error, `digest of ${staff_id}`);
        });
    }
    if (failed > 0) throw new Error(`${failed} digests could not be sent`);
  }

  /** Once a day: held, so that a second run finds it done. On a quiet Sunday none; Monday's tells of it. */
  private async send(tx: EntityManager, staff_id: number): Promise<void> {
    await lockKey.run(tx, `notification_digests ${staff_id}`);
    const hearer = await this.hearers.one(tx, staff_id);
    const today = parisDay(this.clock.now());
    if (!hearer?.email || hearer.digest_on === today || isDayOff(today, hearer)) return;
    await this.write(tx, hearer, today);
    await tx.update(NotificationReaderRow, { staff_id }, { digest_on: today });
  }

  private async write(
    tx: EntityManager,
    { reader, choices, email, digest_on }: Hearer,
    today: string,
  ): Promise<void> {
    const groups = NOTIFICATION_GROUPS.filter((group) => choices[group].includes('digest'));
    if (groups.length === 0) return;
    const since = parisHour(digest_on ?? daysAfter(today, -1), 8);
    const asked = [
      reader.id,
      this.clock.now(),
      reader.readable,
      true,
      [],
      'unread',
      kindsOf(groups),
      null,
    ] as const;
    const rows = await inboxLines.all(tx, ...asked, false, MOST_LINES, 0);
    const fresh = rows.filter(({ shown_at }) => shown_at >= since);
    if (fresh.length === 0) return;
    const count = fresh.length < MOST_LINES ? fresh.length : fresh[0]!.total;
    const lines = fresh.map((row) => presentLine(row, reader));
    await this.emails.digest(tx, email!, lines, { count, day: today });
  }
}

/** Whether the whole of that day is quiet: the hours of a night are over at noon. */
const isDayOff = (day: string, { is_quiet, is_quiet_on_sunday }: Hearer): boolean =>
  isQuietAt(parisHour(day, NOON), { is_quiet, is_quiet_on_sunday, quiet_from: 0, quiet_until: 0 });
