import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { EventInterestsService } from '../events/event-interests.service.js';
import { EventInterestLinkRow } from './event-interest-link.entity.js';
import { interestStopErrors } from './interest-stop.errors.js';

/** Stops the e-mails about an event, by the link that each of them has. */
@Injectable()
export class InterestStopService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: PrivateLinksService,
    private readonly interests: EventInterestsService,
  ) {}

  /** A second time is no error. */
  async stop(token: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const link = await this.links.find(tx, EventInterestLinkRow, token);
      if (!link) throw interestStopErrors.notFound();
      await this.interests.forget(tx, link.event_id, link.email);
    });
  }
}
