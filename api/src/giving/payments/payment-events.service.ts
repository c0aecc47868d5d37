import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PaymentEventRow } from './payment-event.entity.js';
import type { PaymentProviderName } from './payment.contract.js';
import { type Applied, ProviderUpdatesService } from './provider-updates.service.js';
import type { ProviderUpdate } from './provider-updates.event.js';
import type { ProviderEvent } from './payment-provider.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { takeEvent } from './payments.queries.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';

export const EVENT_JOB = 'payments.event';
export interface EventJob {
  provider: PaymentProviderName;
  event_id: string;
}

/** How often one is asked again about what was changed here meanwhile; then its word counts. */
const MOST_ASKED = 3;

/** What providers announce: written down at once, then applied by a job, once each, in any order. */
@Injectable()
export class PaymentEventsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly updates: ProviderUpdatesService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Writes an announcement and the job that applies it in the caller's transaction; a repeated one is dropped. */
  async take(tx: EntityManager, provider: PaymentProviderName, event: ProviderEvent): Promise<void> {
    const { event_id, type, object } = event;
    const about = JSON.stringify(object);
    const taken = await takeEvent.run(tx, provider, event_id, type, about, this.clock.now());
    if (taken > 0) await this.jobs.add(tx, EVENT_JOB, { provider, event_id } satisfies EventJob);
  }

  /** Fetches what the announcement is about from its provider, and applies what is true now. */
  @OnJob({ name: EVENT_JOB })
  async handle({ provider, event_id }: EventJob): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(PaymentEventRow, { provider, event_id });
    if (!row || row.handled_at) return;
    let outcomes: Applied[] = [];
    for (let asked = 1; asked === 1 || (outcomes.includes('stale') && asked <= MOST_ASKED); asked += 1)
      outcomes = await this.askAndApply(row, asked < MOST_ASKED ? this.clock.now() : null);
    await this.close(row, outcomes.join(' ') || 'ignored');
  }

  private async askAndApply(row: PaymentEventRow, asked_at: Date | null): Promise<Applied[]> {
    const { object, provider } = row;
    const updates = object.kind === 'ignored' ? [] : await this.providers.named(provider).factsOf(object);
    const outcomes: Applied[] = [];
    for (const update of updates) outcomes.push(await this.applyOnce(row, update, asked_at));
    return outcomes;
  }

  private async applyOnce(
    row: PaymentEventRow,
    update: ProviderUpdate,
    asked_at: Date | null,
  ): Promise<Applied> {
    return this.dataSource.transaction(async (tx) => {
      const open = await this.lockOpen(tx, row);
      return open ? this.updates.apply(tx, update, row.provider, asked_at) : 'unchanged';
    });
  }

  private async close(row: PaymentEventRow, outcome: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const open = await this.lockOpen(tx, row);
      if (open) await tx.save(Object.assign(open, { handled_at: this.clock.now(), outcome }));
    });
  }

  private lockOpen(tx: EntityManager, { provider, event_id }: EventJob): Promise<PaymentEventRow | null> {
    return tx
      .createQueryBuilder(PaymentEventRow, 'event')
      .setLock('pessimistic_write')
      .where('provider = :provider AND event_id = :event_id AND handled_at IS NULL', { provider, event_id })
      .getOne();
  }
}
