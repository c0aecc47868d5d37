import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { NotificationFacts } from './notification-facts.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.contract.js';
import { forgetPerson, insertNotification, notify, NOTIFICATIONS_CHANNEL } from './notifications.queries.js';

export { giftsTogether, notificationSaid } from './notification.content.js';
export { impersonalFacts, type NotificationFacts } from './notification-facts.js';

export const DELIVER_JOB = 'notifications.deliver';

export interface DeliverJob {
  id: number;
}

export interface NewNotification {
  kind: NotificationKind;
  record_id?: string | number;
  facts: NotificationFacts;
  /** Where the kind says none. */
  resource?: string;
  /** Of the person whom the facts name: by it they are forgotten. */
  email?: string;
  /** Whose affair it is. */
  staff_id?: number | null;
  /** Nobody else reads it. */
  is_private?: boolean;
  /** Who did it, and is not notified of it. */
  author_id?: number | null;
  /** Published once for each. */
  cause?: string;
}

/** The record of what happened, for staff: written in the transaction of what it tells, heard once that commits. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Answers false where its cause was published before. */
  async publish(tx: EntityManager, notification: NewNotification): Promise<boolean> {
    const { kind, record_id = '', facts, email, staff_id = null, is_private = false } = notification;
    const { resource = NOTIFICATION_KINDS[kind].resource, author_id = null, cause = null } = notification;
    if (!resource) throw new Error(`A notification « ${kind} » names the resource that it is about`);
    const published = await insertNotification.first(
      tx,
      kind,
      this.clock.now(),
      resource,
      String(record_id),
      JSON.stringify(facts),
      email?.toLowerCase() || null,
      staff_id,
      is_private,
      author_id,
      cause,
    );
    if (!published) return false;
    const job: DeliverJob = { id: published.id };
    await this.jobs.add(tx, DELIVER_JOB, job);
    await notify.run(tx, NOTIFICATIONS_CHANNEL, '');
    return true;
  }

  /** What is told of this record names nobody any more. */
  async forget(tx: EntityManager, resource: string, record_id: string | number): Promise<void> {
    await forgetPerson.run(tx, resource, String(record_id));
  }

  /** Tells every browser of a member of staff that what they have read, or put off, is no more what it was. */
  async changedFor(tx: EntityManager, staff_id: number): Promise<void> {
    await notify.run(tx, NOTIFICATIONS_CHANNEL, String(staff_id));
  }
}
