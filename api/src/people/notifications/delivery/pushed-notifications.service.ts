import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import { WITHDRAW_JOB, type WithdrawJob } from '../inbox/inbox.service.js';
import { presentNotification } from '../inbox/notification.presenter.js';
import { DevicesOfStaffService } from '../push/devices-of-staff.service.js';
import { PUSH_KEPT_HOURS } from '../push/push-sender.js';
import { maySendSilently } from '../push/push-service.rules.js';
import { PushesService } from '../push/pushes.service.js';
import { HearersService } from './hearers.service.js';
import { pushOf } from './push-message.js';

const PUSH_JOB = 'notifications.push';

interface PushJob {
  device_id: number;
  /**
   * Of the notifications: what they say, and whether they are read, is looked at as it leaves. A job that the version
   * before had queued has none: its words stand in the inbox.
   */
  ids?: number[];
}

/** With pauses that grow to a quarter of an hour, for as long as a message is worth being shown. */
const RETRY_LIMIT = 60;

/** What devices show of notifications, and no more once it is read. */
@Injectable()
export class PushedNotificationsService {
  constructor(
    private readonly devices: DevicesOfStaffService,
    private readonly hearers: HearersService,
    private readonly pushes: PushesService,
    private readonly jobs: JobsService,
  ) {}

  /** To each device of somebody, by a job of its own: one that is out of reach keeps no other back. */
  async queue(tx: EntityManager, staff_id: number, ids: number[]): Promise<void> {
    for (const { id: device_id } of await this.devices.rows(tx, staff_id)) {
      const job: PushJob = { device_id, ids };
      await this.jobs.add(tx, PUSH_JOB, job);
    }
  }

  @OnJob({ name: PUSH_JOB, retryLimit: RETRY_LIMIT, leaves: true })
  async push({ device_id, ids = [] }: PushJob): Promise<void> {
    const device = await this.devices.find(device_id);
    const unread = device ? await this.hearers.unreadOf(device.staff_id, ids, PUSH_KEPT_HOURS) : [];
    if (!device || unread.length === 0) return;
    // What is shown on a locked screen names nobody.
    const message = pushOf(unread.map((row) => presentNotification(row, { clear: [] }, row.is_mine)));
    const close = (await this.devices.readOn(device_id)).filter((tag) => tag !== message.tag);
    if ((await this.pushes.show(device_id, message, close)) === 'gone') return;
    await this.devices.noteTakenOff(device_id, close);
    const shown = unread.map(({ id }) => id);
    await this.devices.noteShown(device_id, message.tag, shown);
    // Read while it was on its way.
    await this.withdrawFrom(device);
  }

  /** Takes off the devices of somebody what they have read; one that is out of reach keeps no other back. */
  @OnJob({ name: WITHDRAW_JOB, retryLimit: RETRY_LIMIT })
  async withdraw({ staff_id }: WithdrawJob): Promise<void> {
    const devices = await this.devices.of(staff_id);
    const done = await Promise.allSettled(devices.map((device) => this.withdrawFrom(device)));
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Where a message must show something, it goes with the next one that does. */
  private async withdrawFrom({ id, endpoint }: { id: number; endpoint: string }): Promise<void> {
    const close = maySendSilently(endpoint) ? await this.devices.readOn(id) : [];
    if (close.length === 0) return;
    await this.pushes.withdraw(id, close);
    await this.devices.noteTakenOff(id, close);
  }
}
