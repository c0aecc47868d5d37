import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { EventRecord } from './event.dto.js';
import { EventOverviewsService } from './event-overviews.service.js';
import { EventsAdminService } from './events-admin.service.js';

const SHOWN = 10;
const IN_USE = 'e.deleted_at IS NULL AND e.archived_at IS NULL';

/** What to look at today: drafts, and what is on or comes soon. */
@Injectable()
export class EventsAgendaService {
  constructor(
    private readonly overviews: EventOverviewsService,
    private readonly events: EventsAdminService,
    private readonly clock: Clock,
  ) {}

  async toLookAt(days: number): Promise<{ drafts: EventRecord[]; this_week: EventRecord[] }> {
    const drafts = this.overviews.select().where(`e.status = 'draft' AND ${IN_USE}`);
    const soon = this.overviews
      .select()
      .where(`e.status = 'published' AND ${IN_USE} AND e.ends_at >= :now`)
      .andWhere('e.start_date <= CAST(:now AS timestamptz) + make_interval(days => :days)')
      .setParameters({ now: this.clock.now(), days });
    const [drafted, coming] = await Promise.all([
      this.overviews.all(drafts.orderBy('e.updated_at', 'DESC').limit(SHOWN)),
      this.overviews.all(soon.orderBy('e.start_date').addOrderBy('e.id').limit(SHOWN)),
    ]);
    return { drafts: await this.events.present(drafted), this_week: await this.events.present(coming) };
  }

  /** How many events visitors can read, and how many of them are to come: what is cancelled is neither. */
  async counts(): Promise<{ total: number; upcoming: number }> {
    const counts = await this.overviews
      .select()
      .select('count(*)::int', 'total')
      .addSelect('(count(*) FILTER (WHERE e.start_date > :now))::int', 'upcoming')
      .where(`e.status = 'published' AND ${IN_USE}`)
      .setParameter('now', this.clock.now())
      .getRawOne<{ total: number; upcoming: number }>();
    return counts ?? { total: 0, upcoming: 0 };
  }
}
