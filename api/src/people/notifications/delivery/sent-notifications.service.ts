import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import { mayRead, presentNotification } from '../inbox/notification.presenter.js';
import { takeDue } from './deliveries.queries.js';
import { SEND_JOB, type SendJob } from './deliveries.service.js';
import { HearersService } from './hearers.service.js';
import { NotificationEmailsService } from './notification-emails.service.js';
import { PushedNotificationsService } from './pushed-notifications.service.js';

/** Sends what is due to one person: what waited for the end of their quiet hours leaves together. */
@Injectable()
export class SentNotificationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly hearers: HearersService,
    private readonly emails: NotificationEmailsService,
    private readonly pushed: PushedNotificationsService,
    private readonly clock: Clock,
  ) {}

  @OnJob({ name: SEND_JOB })
  async send({ staff_id, channel }: SendJob): Promise<void> {
    await this.database.transaction(async (tx) => {
      const taken = await takeDue.all(tx, staff_id, channel, this.clock.now());
      const hearer = await this.hearers.one(tx, staff_id);
      // What they may read by now: they may have lost a role since it was put by.
      const due = taken.filter(({ resource }) => hearer && mayRead(hearer.reader.readable, resource));
      if (due.length === 0 || !hearer) return;
      if (channel === 'push')
        return this.pushed.queue(
          tx,
          staff_id,
          due.map(({ id }) => id),
        );
      const notifications = due.map((row) => presentNotification(row, hearer.reader, row.is_mine));
      if (hearer.email) await this.emails.atOnce(tx, hearer.email, notifications);
    });
  }
}
