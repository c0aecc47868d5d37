import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import type { NewsletterProgressReport, NewsletterResults } from './newsletter-delivery.dto.js';
import {
  countRecipients,
  giftsByCode,
  happeningsOf,
  progressByDomain,
  progressByMinute,
  sentTwice,
} from './newsletter-progress.queries.js';

const MINUTE_MS = 60_000;
const MINUTES_SHOWN = 90;
const DOMAINS_SHOWN = 6;

type CountsVisits = (code: string, since: Date) => Promise<number>;

/** Marks the method `(code, since)` that counts the visits which links with this campaign code led to. */
export const CountsNewsletterVisits = DiscoveryService.createDecorator<void>();

/** How far a newsletter has come, and what it led to: every figure is counted from rows. */
@Injectable()
export class NewsletterProgressService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly configuration: Configuration,
    private readonly discovery: DiscoveryService,
    private readonly clock: Clock,
  ) {}

  async progress(id: number): Promise<NewsletterProgressReport> {
    const { status } = await this.newsletters.row(id);
    const now = this.clock.now();
    const since = new Date(now.getTime() - MINUTES_SHOWN * MINUTE_MS);
    const [counts, { people: twice }, domains, minutes, happenings] = await Promise.all([
      countRecipients.one(this.database, id),
      sentTwice.one(this.database, id),
      progressByDomain.all(this.database, id, now),
      progressByMinute.all(this.database, id, since),
      happeningsOf.all(this.database, id),
    ]);
    const per_minute = this.configuration.newslettersPerMinute;
    return {
      ...counts,
      twice,
      per_minute,
      ends_at: status === 'sending' && counts.left > 0 ? this.endOf(counts.left, domains, now) : null,
      domains: withOthers(domains),
      minutes: minutes.map(({ at, sent }) => ({ at: at.toISOString(), sent })),
      happenings: happenings.map(({ at, text }) => ({ at: at.toISOString(), text })),
    };
  }

  /** When the last would leave at the pace that is set, for each provider too, once those that are paused take mail again. */
  private endOf(left: number, domains: readonly DomainRow[], now: Date): string {
    const { newslettersPerMinute, newslettersPerMinuteAndDomain } = this.configuration;
    const after = (from: number, people: number, aMinute: number) =>
      from + Math.ceil(people / aMinute) * MINUTE_MS;
    const ofDomains = domains
      .filter((domain) => domain.left > 0)
      .map((domain) =>
        after(domain.paused_until?.getTime() ?? now.getTime(), domain.left, newslettersPerMinuteAndDomain),
      );
    return new Date(Math.max(after(now.getTime(), left, newslettersPerMinute), ...ofDomains)).toISOString();
  }

  async results(id: number): Promise<NewsletterResults> {
    const { slug, started_at } = await this.newsletters.row(id);
    const since = started_at ?? this.clock.now();
    const count = methodsMarked<CountsVisits>(this.discovery, CountsNewsletterVisits);
    const visits = await Promise.all(count.map((one) => one(slug, since)));
    const { gifts, given } = await giftsByCode.one(this.database, slug);
    return {
      visits: visits.reduce((sum, some) => sum + some, 0),
      gifts,
      given: toMajorUnits(given, 'EUR'),
    };
  }
}

interface DomainRow {
  domain: string;
  done: number;
  left: number;
  paused_until: Date | null;
}

/** The greatest by name, the others together. */
function withOthers(rows: DomainRow[]) {
  const shown = rows.slice(0, DOMAINS_SHOWN);
  const others = rows.slice(DOMAINS_SHOWN);
  const sum = (of: (row: DomainRow) => number) => others.reduce((total, row) => total + of(row), 0);
  const rest = {
    domain: '',
    done: sum(({ done }) => done),
    left: sum(({ left }) => left),
    paused_until: null,
  };
  return [
    ...shown.map((row) => ({ ...row, paused_until: row.paused_until?.toISOString() ?? null })),
    ...(others.length > 0 ? [rest] : []),
  ];
}
