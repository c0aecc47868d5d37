import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { eventErrors } from './event.errors.js';
import { INTEREST_EXPORT_COLUMNS } from './event-export.content.js';
import { addInterest, interestsOf, removeInterest } from './event-interests.queries.js';
import { datesOf } from './event.presenter.js';
import { eventTime } from './event.contract.js';
import { EventsService } from './events.service.js';

const MOST_A_MINUTE = 30;

/** Who would like to come: one line per address and event, which nobody but administrators ever reads. */
@Injectable()
export class EventInterestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly attempts: AttemptLimitService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  /** Notes that someone is interested; the answer is the same where that was known. */
  async add(slugOrId: string, email: string, address: string): Promise<void> {
    await this.attempts.count(`interest:${address}`, MOST_A_MINUTE);
    const now = this.clock.now();
    const event = await this.events.published(slugOrId);
    if (event.status === 'cancelled') throw eventErrors.cancelled();
    if (eventTime(datesOf(event), now) === 'past') throw eventErrors.over();
    await this.change((tx) => addInterest.run(tx, event.id, email, now));
  }

  /** Takes it back; the answer is the same where nothing was known. */
  async remove(slugOrId: string, email: string, address: string): Promise<void> {
    await this.attempts.count(`interest:${address}`, MOST_A_MINUTE);
    const { id } = await this.events.published(slugOrId);
    await this.change((tx) => removeInterest.run(tx, id, email));
  }

  /** Every interested address, as a CSV file, for whoever may write to them. */
  async export(eventId: number): Promise<string> {
    const rows = await interestsOf.all(this.dataSource, eventId);
    const lines = rows.map(({ email, created_at }) => ({ email, created_at: created_at.toISOString() }));
    return toCsv(INTEREST_EXPORT_COLUMNS, lines);
  }

  /** Every interested address, in lower case, in the order in which they came. */
  async addresses(tx: EntityManager, event_id: number): Promise<string[]> {
    return (await interestsOf.all(tx, event_id)).map(({ email }) => email);
  }

  /** Takes an address off; nothing changes where it was off already. */
  async forget(tx: EntityManager, event_id: number, email: string): Promise<void> {
    if ((await removeInterest.run(tx, event_id, email)) > 0) await this.revision.raise(tx);
  }

  private async change(how: (tx: EntityManager) => Promise<number>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if ((await how(tx)) > 0) await this.revision.raise(tx);
    });
  }
}
