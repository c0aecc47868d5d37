import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import { DevicesOfStaffService } from './devices-of-staff.service.js';
import { PushKeysService } from './push-keys.service.js';
import type { PushMessage } from './push-message.contract.js';
import { type PushOutcome, PushSender } from './push-sender.js';

const PUSH_JOB = 'notifications.push';

interface PushJob {
  device_id: number;
  message: PushMessage;
}

/** A push service that is away for an hour is not worth a night of tries. */
const RETRY_LIMIT = 8;

/** Hands messages to the push services of browsers. */
@Injectable()
export class PushesService {
  constructor(
    private readonly devices: DevicesOfStaffService,
    private readonly keys: PushKeysService,
    private readonly sender: PushSender,
    private readonly jobs: JobsService,
    private readonly configuration: Configuration,
  ) {}

  /** To each device of somebody, by a job of its own: one that is out of reach keeps no other back. */
  async queue(tx: EntityManager, staff_id: number, message: PushMessage): Promise<void> {
    for (const { id: device_id } of await this.devices.rows(tx, staff_id)) {
      const job: PushJob = { device_id, message };
      await this.jobs.add(tx, PUSH_JOB, job);
    }
  }

  /** A browser that is subscribed no more is forgotten. */
  @OnJob({ name: PUSH_JOB, retryLimit: RETRY_LIMIT })
  async push({ device_id, message }: PushJob): Promise<PushOutcome> {
    const device = await this.devices.find(device_id);
    if (!device) return 'gone';
    const { endpoint, p256dh, auth } = device;
    const subject = `mailto:${this.configuration.contactEmail}`;
    const keys = await this.keys.keys();
    const outcome = await this.sender.send(
      { endpoint, p256dh, auth },
      JSON.stringify(message),
      keys,
      subject,
    );
    if (outcome === 'gone') await this.devices.forget(device_id);
    else await this.devices.wasSentTo(device_id);
    return outcome;
  }
}
