import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { PreviewLinkRow } from './preview-link.entity.js';
import { hashToken } from '../../platform/http/private-token.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const LIFETIME_MS = 24 * 3600 * 1000;

/** Private links that show a record as the public will see it, before it is published. */
@Injectable()
export class PreviewLinksService {
  constructor(
    @InjectRepository(PreviewLinkRow) private readonly links: Repository<PreviewLinkRow>,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** The address of the site's page `path` that shows this record for 24 hours. */
  async open(resource: string, recordId: number, path: string): Promise<{ url: string; expires_at: string }> {
    const token = randomBytes(24).toString('base64url');
    const expires_at = new Date(this.clock.now().getTime() + LIFETIME_MS);
    await this.links.insert({ token_hash: hashToken(token), resource, record_id: recordId, expires_at });
    const url = `${this.configuration.appUrl}${path}?apercu=${token}`;
    return { url, expires_at: expires_at.toISOString() };
  }

  async opens(resource: string, recordId: number, token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const where = {
      token_hash: hashToken(token),
      resource,
      record_id: recordId,
      expires_at: MoreThan(this.clock.now()),
    };
    return this.links.existsBy(where);
  }

  @Every({ name: 'publishing.bin', cron: '37 3 * * *' })
  async forgetExpired(): Promise<void> {
    await this.links.delete({ expires_at: LessThan(this.clock.now()) });
  }
}
