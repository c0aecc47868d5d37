import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { NEWSLETTER_TOPICS } from './newsletter.contract.js';
import { newsletterErrors } from './newsletter.errors.js';
import { countByReason, countByTopic, countSubscribers } from './newsletter.queries.js';
import { presentSubscriber } from './newsletter.presenter.js';
import { EXPORT_COLUMNS, exportedSubscriber } from './subscriber-sheet.content.js';
import { SubscriberRow } from './subscriber.entity.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import type { NewsletterSubscriber, SubscriberStats } from './newsletter.dto.js';

const RECENT_MS = 30 * DAY_MS;

interface SubscriberFilter {
  ids?: number[];
  q?: string;
  status?: string[];
  source?: string[];
  topics?: string[];
  is_bounced?: boolean;
}

/** Subscribers as staff read them. */
@Injectable()
export class SubscribersAdminService {
  constructor(
    @InjectRepository(SubscriberRow) private readonly subscribers: Repository<SubscriberRow>,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({
    resource: 'newsletter-subscribers',
    name: ['email', 'first_name'],
    sort: ['created_at', 'DESC'],
  })
  async list(range: RangeQuery): Promise<[NewsletterSubscriber[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [rows.map(presentSubscriber), count];
  }

  async find(id: number): Promise<NewsletterSubscriber> {
    const row = await this.subscribers.findOneBy({ id });
    if (!row) throw newsletterErrors.notFound();
    return presentSubscriber(row);
  }

  /** Every row that the filter matches, as a CSV file that the import reads back. */
  async export(range: RangeQuery): Promise<string> {
    const rows = await this.matching(range).getMany();
    return toCsv(
      EXPORT_COLUMNS,
      rows.map((row) => exportedSubscriber(presentSubscriber(row))),
    );
  }

  /** How many there are, how many came and went in the last 30 days, what they read and why they left. */
  async figures(): Promise<SubscriberStats> {
    const since = new Date(this.clock.now().getTime() - RECENT_MS);
    const counts = await countSubscribers.one(this.subscribers, since);
    const topics = await countByTopic.all(this.subscribers, NEWSLETTER_TOPICS);
    return { ...counts, topics, reasons: await countByReason.all(this.subscribers) };
  }

  private matching(range: RangeQuery): SelectQueryBuilder<SubscriberRow> {
    const { ids, q, topics, status, source, is_bounced } = range.filter as SubscriberFilter;
    const found = this.subscribers
      .createQueryBuilder('subscriber')
      .orderBy(orderOf('subscriber', range.sort[0]), range.sort[1], 'NULLS LAST')
      .addOrderBy('subscriber.id', range.idDirection);
    if (ids) found.andWhere('subscriber.id = ANY(:ids)', { ids });
    if (status) found.andWhere('subscriber.status = ANY(:status)', { status });
    if (source) found.andWhere('subscriber.source = ANY(:source)', { source });
    if (topics) found.andWhere('subscriber.topics && CAST(:topics AS text[])', { topics });
    if (is_bounced !== undefined) found.andWhere(`subscriber.bounced_at IS ${is_bounced ? 'NOT ' : ''}NULL`);
    if (q)
      found.andWhere(
        `(says(subscriber.email || ' ' || subscriber.first_name, :q)
          OR lower(subscriber.email) IN (SELECT kept_email FROM person_merges
               WHERE undone_at IS NULL AND strpos(absorbed_email, lower(:q)) > 0))`,
        { q },
      );
    return found;
  }
}
