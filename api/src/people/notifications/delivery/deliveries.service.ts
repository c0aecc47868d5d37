import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { notificationShape } from '../../../core/notifications/notification.contract.js';
import { DELIVER_JOB, type DeliverJob } from '../../../core/notifications/notifications.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';
import type { RowOf } from '../../../platform/database/query.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import { mayRead } from '../inbox/notification.presenter.js';
import { heardAt } from '../preferences/quiet-hours.rules.js';
import { addDelivery, publishedNotification } from './deliveries.queries.js';
import { type Hearer, HearersService } from './hearers.service.js';

export const SEND_JOB = 'notifications.send';
export interface SendJob {
  staff_id: number;
  channel: OutsideChannel;
}
const OUTSIDE = ['email', 'push'] as const;
export type OutsideChannel = (typeof OUTSIDE)[number];

/** Of what is older than this, nobody is called any more. */
const STALE_MS = DAY_MS;
const AT_ONCE = 4;

/** Who is called outside the panel of what was published, and when: quiet hours are waited for, but by what is urgent. */
@Injectable()
export class DeliveriesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly hearers: HearersService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  @OnJob({ name: DELIVER_JOB, batchSize: AT_ONCE })
  async plan({ id }: DeliverJob): Promise<void> {
    await this.database.transaction(async (tx) => {
      const notification = await publishedNotification.first(tx, id);
      const now = this.clock.now();
      if (!notification || now.getTime() - notification.at.getTime() > STALE_MS) return;
      for (const hearer of await this.hearers.all(tx))
        for (const channel of channelsOf(hearer, notification))
          await this.add(tx, hearer, channel, notification);
    });
  }

  private async add(
    tx: EntityManager,
    hearer: Hearer,
    channel: OutsideChannel,
    { id, kind }: RowOf<typeof publishedNotification>,
  ): Promise<void> {
    const { staff_id } = hearer;
    const now = this.clock.now();
    const due_at = notificationShape(kind)?.isUrgent ? now : heardAt(now, hearer);
    if (!(await addDelivery.first(tx, staff_id, id, channel, due_at))) return;
    const job: SendJob = { staff_id, channel };
    await this.jobs.add(tx, SEND_JOB, job, due_at > now ? { startAfter: due_at } : {});
  }
}

/** The channels outside the panel on which somebody is called of something. */
function channelsOf(
  { staff_id, choices, email, has_devices, reader }: Hearer,
  { kind, resource, staff_id: whose, is_private, author_id }: RowOf<typeof publishedNotification>,
): OutsideChannel[] {
  const group = notificationShape(kind)?.group;
  if (!group || author_id === staff_id || (is_private && whose !== staff_id)) return [];
  if (!mayRead(reader.readable, resource)) return [];
  const reaches = { email: email !== null, push: has_devices };
  return OUTSIDE.filter((channel) => reaches[channel] && choices[group].includes(channel));
}
