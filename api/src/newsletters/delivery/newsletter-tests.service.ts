import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { BulkMailService } from '../../core/mail/bulk-mail.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import { NewsletterPreviewService } from '../rendering/newsletter-preview.service.js';
import {
  NewsletterRenderingService,
  type WrittenNewsletter,
} from '../rendering/newsletter-rendering.service.js';
import { sendingErrors } from './newsletter-delivery.errors.js';
import type { NewsletterTestInput } from './newsletter-delivery.dto.js';
import { NewsletterMessagesService } from './newsletter-messages.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

const TESTS = { most: 20, windowMs: 600_000 };

/** A newsletter sent to whoever writes it, as an example's copy. */
@Injectable()
export class NewsletterTestsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly rendering: NewsletterRenderingService,
    private readonly previews: NewsletterPreviewService,
    private readonly messages: NewsletterMessagesService,
    private readonly mail: BulkMailService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  async send(id: number, { email, first_name }: NewsletterTestInput, by: CallingStaff): Promise<void> {
    const row = await this.newsletters.row(id);
    await this.sendCopy(row, { email, first_name: first_name ?? '' }, by, async (tx, now) => {
      // Written over meanwhile, it was not this text that was tested.
      const { version } = await this.newsletters.hold(tx, id);
      if (version === row.version) await this.newsletters.noteTest(tx, id, now, by.name);
    });
  }

  /** Of what is written so, to whoever writes it; `then` is done in the same transaction. */
  async sendCopy(
    written: WrittenNewsletter,
    { email, first_name }: { email: string; first_name: string },
    by: CallingStaff,
    then?: (tx: EntityManager, now: Date) => Promise<void>,
  ): Promise<void> {
    if (!(await this.attempts.allows(`newsletter-test:${by.id}`, TESTS.most, { windowMs: TESTS.windowMs })))
      throw sendingErrors.tooManyTests();
    const { html, text } = await this.rendering.renderTest(written);
    const now = this.clock.now();
    const name = `${now.toISOString().replace(/[:.]/g, '-')}-essai-${randomBytes(4).toString('hex')}`;
    const subject = texts.testSubject(written.subject || texts.noSubject);
    const reader = this.previews.example(first_name);
    const message = await this.messages.compose({ subject, html, text }, name, email, reader, {
      list: written.campaign_update_id === null ? 'lettre' : 'nouvelles-des-collectes',
      isTest: true,
    });
    await this.database.transaction(async (tx) => {
      await this.mail.queue(tx, message);
      await then?.(tx, now);
    });
  }
}
