import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { addHappening } from './newsletter-delivery.queries.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

export type HappeningKind =
  | 'scheduled'
  | 'unscheduled'
  | 'started'
  | 'first'
  | 'paused'
  | 'resumed'
  | 'stopped'
  | 'finished'
  | 'abandoned'
  | 'waits'
  | 'back'
  | 'decided'
  | 'held'
  | 'trouble';

interface FinishedNewsletter {
  id: number;
  title: string;
  confirmed_count: number | null;
}

/** What happens to a newsletter as it leaves. */
@Injectable()
export class NewsletterHappeningsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async add(tx: EntityManager, newsletterId: number, kind: HappeningKind, text: string): Promise<void> {
    await addHappening.run(tx, newsletterId, this.clock.now(), kind, text);
  }

  /** Somebody of the staff has it leave at once. */
  async confirmed(tx: EntityManager, newsletterId: number, by: string, people: number): Promise<void> {
    await this.add(tx, newsletterId, 'scheduled', texts.confirmed(by, people));
  }

  /** Staff must know that something hinders it; of the same cause they hear once. */
  async trouble(
    tx: EntityManager,
    { id, title }: Pick<FinishedNewsletter, 'id' | 'title'>,
    cause: string,
    detail: string,
  ): Promise<void> {
    const facts = { subject: title, detail };
    const notification = { kind: 'newsletter_trouble', record_id: id, facts } as const;
    const isNew = await this.notifications.publish(tx, {
      ...notification,
      cause: `newsletter:${id}:${cause}`,
    });
    if (isNew) await this.add(tx, id, 'trouble', detail);
  }

  /** Staff are notified once, also where some of it is sent again later. */
  async finished(tx: EntityManager, { id, title, confirmed_count }: FinishedNewsletter): Promise<void> {
    await this.add(tx, id, 'finished', texts.finished);
    await this.notifications.publish(tx, {
      kind: 'newsletter_sent',
      record_id: id,
      facts: { subject: title, count: confirmed_count ?? 0 },
      cause: `newsletter:${id}:sent`,
    });
  }
}
