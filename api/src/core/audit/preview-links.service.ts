import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { PrivateLinksService } from '../private-links/private-links.service.js';
import { PreviewLinkRow } from './preview-link.entity.js';

/** Private links that show a record as the public will see it, before it is published. */
@Injectable()
export class PreviewLinksService {
  constructor(
    @InjectRepository(PreviewLinkRow) private readonly rows: Repository<PreviewLinkRow>,
    private readonly links: PrivateLinksService,
    private readonly clock: Clock,
  ) {}

  /** The address of the site's page `path` that shows this record for 24 hours. */
  async open(
    resource: string,
    record_id: number,
    path: string,
  ): Promise<{ url: string; expires_at: string }> {
    const expires_at = new Date(this.clock.now().getTime() + DAY_MS);
    const about = { resource, record_id, expires_at };
    const url = await this.links.url(this.rows.manager, PreviewLinkRow, about, `${path}?apercu=`);
    return { url, expires_at: expires_at.toISOString() };
  }

  async opens(resource: string, record_id: number, token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const which = { resource, record_id };
    return (await this.links.findGood(this.rows.manager, PreviewLinkRow, token, which)) !== null;
  }

  @Every({ name: 'publishing.bin', cron: '37 3 * * *' })
  async forgetExpired(): Promise<void> {
    await this.rows.delete({ expires_at: LessThan(this.clock.now()) });
  }
}
