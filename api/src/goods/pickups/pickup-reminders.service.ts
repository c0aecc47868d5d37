import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import { PickupEmailsService } from './pickup-emails.service.js';
import { pickupsToRemind } from './pickups.queries.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** The day before a pick-up, its donor is reminded, once; not where the appointment was made that very day. */
@Injectable()
export class PickupRemindersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly emails: PickupEmailsService,
    private readonly clock: Clock,
  ) {}

  // From 10 in the morning; again each hour until the evening, in case the machine was off.
  @Every({ name: 'pickups.reminders', cron: '0 10-19 * * *' })
  async run(): Promise<void> {
    const today = parisDay(this.clock.now());
    const tomorrow = daysAfter(today, 1);
    const found = await pickupsToRemind.all(this.dataSource, tomorrow, today);
    const association = found.length > 0 ? await this.emails.association() : '';
    for (const { id } of found) await this.remind(id, tomorrow, association);
  }

  private async remind(id: string, tomorrow: string, association: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.holdTransaction(tx, id);
      const { status, pickup_date, reminded_at } = held?.transaction ?? {};
      if (!held || status !== 'pickup_scheduled' || pickup_date !== tomorrow || reminded_at) return;
      await this.collections.reminded(tx, id);
      await this.emails.remind(tx, held, association);
    });
  }
}
