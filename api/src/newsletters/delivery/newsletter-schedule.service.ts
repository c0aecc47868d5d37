import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { AudiencesService } from '../audiences/audiences.service.js';
import { NEWSLETTER_RULES as RULES, type NewsletterStatus } from '../newsletters/newsletters.contract.js';
import { type NewsletterRow, NewslettersService } from '../newsletters/newsletters.service.js';
import { NewsletterChecksService } from './newsletter-checks.service.js';
import type { NewsletterScheduleInput } from './newsletter-delivery.dto.js';
import { sendingErrors } from './newsletter-delivery.errors.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';
import { NewsletterStartService } from './newsletter-start.service.js';
import { inParis, isMissingHour, momentInParis } from './paris-moment.js';

const RESOURCE = 'newsletters';
const FURTHEST_MS = 366 * DAY_MS;
const SOON_MS = 60_000;

/** When a newsletter leaves, as staff decide it. */
@Injectable()
export class NewsletterScheduleService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly checks: NewsletterChecksService,
    private readonly audiences: AudiencesService,
    private readonly starts: NewsletterStartService,
    private readonly happenings: NewsletterHappeningsService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Has it leave at that hour, or at once: what is ready, to as many people as was confirmed. */
  async schedule(id: number, input: NewsletterScheduleInput, by: CallingStaff): Promise<void> {
    const row = await this.newsletters.row(id);
    const at = this.momentOf(input.scheduled_for ?? null);
    const faults = await this.checks.faults(row);
    await this.change(id, ['draft', 'held'], by, 'scheduled', async (held, tx) => {
      await this.auditLog.assertCurrent(tx, RESOURCE, held, input.version);
      if (faults.length > 0) throw sendingErrors.notReady(faults);
      const { people } = await this.audiences.count(held.audience, tx);
      if (people > RULES.typed_count_above && input.count !== people) throw sendingErrors.count(people);
      await this.newsletters.set(tx, id, {
        status: 'scheduled',
        slug: await this.newsletters.freeSlug(tx, held),
        scheduled_at: at ?? this.clock.now(),
        confirmed_count: people,
        confirmed_by: by.name,
      });
      const said = at ? texts.scheduled(by.name, people, inParis(at)) : texts.confirmed(by.name, people);
      await this.happenings.add(tx, id, 'scheduled', said);
      await this.starts.add(tx, id, at ?? undefined);
    });
  }

  /** Gives it back to who writes it. */
  async unschedule(id: number, by: CallingStaff): Promise<void> {
    await this.change(id, ['scheduled', 'held'], by, 'unscheduled', async (row, tx) => {
      // An update leaves at once: it has no draft to go back to.
      if (row.campaign_update_id !== null) throw sendingErrors.cannot(row.status);
      await this.newsletters.set(tx, id, {
        status: 'draft',
        scheduled_at: null,
        confirmed_count: null,
        confirmed_by: '',
      });
      await this.happenings.add(tx, id, 'unscheduled', texts.unscheduled(by.name));
    });
  }

  private momentOf(scheduled_for: string | null): Date | null {
    if (scheduled_for === null) return null;
    const at = momentInParis(scheduled_for);
    if (!at) throw isMissingHour(scheduled_for) ? sendingErrors.noSuchHour() : sendingErrors.noSuchTime();
    const ahead = at.getTime() - this.clock.now().getTime();
    if (ahead < -SOON_MS) throw sendingErrors.past();
    if (ahead > FURTHEST_MS) throw sendingErrors.tooLate();
    return at;
  }

  private async change(
    id: number,
    from: readonly NewsletterStatus[],
    by: CallingStaff,
    action: 'scheduled' | 'unscheduled',
    how: (row: NewsletterRow, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.newsletters.hold(tx, id);
      if (!from.includes(row.status)) throw sendingErrors.cannot(row.status);
      await how(row, tx);
      const after = await this.newsletters.hold(tx, id);
      const audited = ({ version, status, scheduled_at, confirmed_count }: NewsletterRow) => ({
        id,
        version,
        status,
        scheduled_at,
        confirmed_count,
      });
      const write = { author: by, action, resource: RESOURCE, label: row.title };
      await this.auditLog.record(tx, { ...write, before: audited(row), after: audited(after) });
    });
  }
}
