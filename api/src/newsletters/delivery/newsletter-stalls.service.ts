import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { stalledNewsletters } from './newsletter-delivery.queries.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

const MINUTES = 10;

/** Newsletters that are said to leave, and do not. */
@Injectable()
export class NewsletterStallsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly happenings: NewsletterHappeningsService,
    private readonly clock: Clock,
  ) {}

  /** Throws, with their names, where some have not moved for ten minutes. */
  @ChecksSystem('newsletters')
  async check(): Promise<string> {
    const stalled = await this.stalled();
    if (stalled.length > 0) throw new Error(texts.stalledOnes(stalled.map(({ title }) => title)));
    return texts.noneStalled;
  }

  /** Staff hear of each once for as long as it stands still. */
  @Every({ name: 'newsletters.stalled', cron: '*/5 * * * *' })
  async alert(): Promise<void> {
    for (const one of await this.stalled())
      await this.database.transaction((tx) =>
        this.happenings.trouble(tx, one, `stalled:${one.since.toISOString()}`, texts.stalled(MINUTES)),
      );
  }

  private stalled() {
    return stalledNewsletters.all(
      this.database.manager,
      new Date(this.clock.now().getTime() - MINUTES * 60_000),
    );
  }
}
