import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  type CampaignUpdateRow,
  CampaignUpdatesAdminService,
} from '../../content/campaign-updates/campaign-updates-admin.service.js';
import { CampaignUpdatesService } from '../../content/campaign-updates/campaign-updates.service.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Problem } from '../../platform/errors/problem.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { FollowerAudienceService } from '../audiences/follower-audience.service.js';
import { NewsletterHappeningsService } from '../delivery/newsletter-happenings.service.js';
import { NewsletterStartService } from '../delivery/newsletter-start.service.js';
import { NewsletterTestsService } from '../delivery/newsletter-tests.service.js';
import type { NewsletterTestInput } from '../delivery/newsletter-delivery.dto.js';
import { NEWSLETTER_RULES as RULES, strangeMarks } from '../newsletters/newsletters.contract.js';
import { type NewsletterRow, NewslettersService } from '../newsletters/newsletters.service.js';
import type { NewsletterPreview } from '../rendering/newsletter-part.dto.js';
import { NewsletterPreviewService } from '../rendering/newsletter-preview.service.js';
import {
  NewsletterRenderingService,
  type WrittenNewsletter,
} from '../rendering/newsletter-rendering.service.js';
import type { UpdateMailing, UpdateMailingInput, UpdateMailingState } from './update-mailing.dto.js';
import { updateMailingErrors } from './update-mailing.errors.js';

const RESOURCE = 'newsletters';

/** Writes an update of a campaign to its donors who wished it: once, as newsletters are sent. */
@Injectable()
export class UpdateMailingsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly updates: CampaignUpdatesAdminService,
    private readonly pages: CampaignUpdatesService,
    private readonly followers: FollowerAudienceService,
    private readonly newsletters: NewslettersService,
    private readonly rendering: NewsletterRenderingService,
    private readonly previews: NewsletterPreviewService,
    private readonly tests: NewsletterTestsService,
    private readonly starts: NewsletterStartService,
    private readonly happenings: NewsletterHappeningsService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** What became of the mailings of these updates. */
  async list(ids: readonly number[]): Promise<UpdateMailing[]> {
    return (await this.newsletters.ofUpdates(ids)).map(presentMailing);
  }

  async state(id: number): Promise<UpdateMailingState> {
    const row = await this.updates.published(id);
    const newsletter = await this.newsletters.ofUpdate(id);
    const audience = await this.followers.count(row.campaign_id);
    const mayLeave = !newsletter || newsletter.status === 'held';
    const obstacle = mayLeave ? await this.obstacle(row, audience.people) : null;
    return {
      version: row.version,
      mailing: newsletter && presentMailing(newsletter),
      audience,
      obstacle: obstacle?.message ?? null,
    };
  }

  async preview(id: number, first_name: string): Promise<NewsletterPreview> {
    return this.previews.previewOf(await this.written(await this.updates.published(id)), first_name);
  }

  async test(id: number, { email, first_name }: NewsletterTestInput, by: CallingStaff): Promise<void> {
    const written = await this.written(await this.updates.published(id));
    await this.tests.sendCopy(written, { email, first_name: first_name ?? '' }, by);
  }

  /** Hands it to the sending, or anew where it was held back as late; the second of two who ask at once is refused. */
  async send(id: number, { version, count }: UpdateMailingInput, by: CallingStaff): Promise<void> {
    const row = await this.updates.published(id);
    const written = await this.written(row);
    const { bytes } = await this.rendering.render(written);
    await this.database.transaction(async (tx) => {
      await this.updates.holdPublished(tx, id, version, row);
      const known = await this.newsletters.ofUpdate(id, tx);
      if (known && known.status !== 'held') throw updateMailingErrors.already(known.status);
      const { people } = await this.followers.count(row.campaign_id, tx);
      const obstacle = await this.obstacle(row, people, tx);
      if (obstacle) throw obstacle;
      if (bytes >= RULES.bytes) throw updateMailingErrors.tooLong();
      if (people > RULES.typed_count_above && count !== people) throw updateMailingErrors.count(people);
      await this.handOver(tx, known, written, people, by);
    });
  }

  private async handOver(
    tx: EntityManager,
    late: NewsletterRow | null,
    { slug: _slug, is_public: _isPublic, ...written }: WrittenNewsletter,
    people: number,
    by: CallingStaff,
  ): Promise<void> {
    const now = this.clock.now();
    const confirmed = { scheduled_at: now, confirmed_count: people, confirmed_by: by.name };
    if (late) await this.newsletters.set(tx, late.id, { ...written, ...confirmed, status: 'scheduled' });
    const row =
      late ??
      (await this.newsletters.addForUpdate(tx, {
        ...written,
        ...confirmed,
        title: written.subject,
        created_by: by.name,
        created_at: now,
        updated_at: now,
      }));
    await this.happenings.confirmed(tx, row.id, by.name, people);
    const after = { id: row.id, version: row.version, confirmed_count: people };
    const write = { author: by, action: 'scheduled', resource: RESOURCE, label: written.subject } as const;
    await this.auditLog.record(tx, { ...write, before: null, after });
    await this.starts.add(tx, row.id);
  }

  private async obstacle(
    row: CampaignUpdateRow,
    people: number,
    tx: EntityManager = this.database.manager,
  ): Promise<Problem | null> {
    if (!(await this.pages.isRead(row, tx))) return updateMailingErrors.notPublished();
    if (people === 0) return updateMailingErrors.nobody();
    const [mark] = strangeMarks(`${row.title}\n${row.content}`);
    return mark ? updateMailingErrors.strangeMark(mark) : null;
  }

  private async written(row: CampaignUpdateRow): Promise<WrittenNewsletter> {
    const { path } = await this.pages.mention(row.id);
    return {
      campaign_update_id: row.id,
      subject: row.title,
      preheader: this.updates.excerptOf(row).slice(0, RULES.preheader),
      blocks: this.newsletters.blocksOfUpdate(row, path),
      slug: row.slug,
      is_public: false,
    };
  }
}

function presentMailing(row: NewsletterRow): UpdateMailing {
  return {
    campaign_update_id: row.campaign_update_id!,
    newsletter_id: row.id,
    status: row.status,
    confirmed_count: row.confirmed_count,
    confirmed_by: row.confirmed_by,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
