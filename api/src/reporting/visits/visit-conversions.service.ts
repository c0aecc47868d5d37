import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { ConversionKind } from './visit.contract.js';
import { VisitKeysService } from './visit-keys.service.js';
import { findVisit, formsPaid, markConversion, recordConversion, visitsThatBegan } from './visits.queries.js';

/** Writes down what visits led to, with where each came from and not whose it was. */
@Injectable()
export class VisitConversionsService {
  private readonly logger = new Logger('Visits');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly keys: VisitKeysService,
    private readonly clock: Clock,
  ) {}

  /** A visit that was not counted, because its browser asks not to be, leads to nothing here. Never fails. */
  async record(
    kind: ConversionKind,
    donation_id: string | null,
    visit: { address: string; agent: string },
  ): Promise<void> {
    try {
      const { day, visitor } = await this.keys.visitor(visit.address, visit.agent);
      await this.database.transaction(async (tx) => {
        const first = await markConversion.first(tx, day, visitor, kind);
        // Each donation is one, however many a visit makes; of the rest, a visit counts once.
        const from = first ?? (donation_id ? await findVisit.first(tx, day, visitor) : null);
        if (!from) return;
        const { source_kind, source, utm_source, utm_campaign } = from;
        const origin = [source_kind, source, utm_source, utm_campaign] as const;
        const forms = donation_id === null ? null : await this.keys.formsOf(visitor);
        await recordConversion.run(tx, kind, donation_id, this.clock.now(), ...origin, first !== null, forms);
      });
    } catch (error) {
      // What was done is done, whether it is counted or not.
      this.logger.warn(error);
    }
  }

  /**
   * The visits of today that paid a gift and are not marked so yet: only the key of the day can tell them. What is paid
   * on another day counts as paid, and leads to no page any more.
   */
  async paidToday(): Promise<{ day: string; visitors: Buffer[] }> {
    const { day } = await this.keys.today();
    const begun = await visitsThatBegan.all(this.database, day);
    if (begun.length === 0) return { day, visitors: [] };
    const paid = new Set(
      (await formsPaid.all(this.database, day)).map(({ visit }) => visit?.toString('hex')),
    );
    const visitors: Buffer[] = [];
    for (const { visitor } of begun)
      if (paid.has((await this.keys.formsOf(visitor)).toString('hex'))) visitors.push(visitor);
    return { day, visitors };
  }
}
