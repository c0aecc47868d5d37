import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { Collection } from '../physical-donations/collection-moves.service.js';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { PhysicalDonationPicturesService } from '../physical-donations/physical-donation-pictures.service.js';
import { PickupPlansService } from './pickup-plans.service.js';
import { pickupErrors } from './pickup.errors.js';
import { PickupEmailsService } from './pickup-emails.service.js';
import { collectedFaults } from './pickup.rules.js';
import type {
  CancelPickup,
  CompletePickup,
  MarkContacted,
  SchedulePickup,
} from './transaction-actions.dto.js';

type Work = (tx: EntityManager, held: Collection, association: string) => Promise<void>;

/** What is done about a collection. Each action is done once: the state it leaves refuses it a second time (409). */
@Injectable()
export class PickupActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly plans: PickupPlansService,
    private readonly emails: PickupEmailsService,
    private readonly pictures: PhysicalDonationPicturesService,
  ) {}

  async markContacted(id: string, { notes, version }: MarkContacted, by: Author): Promise<void> {
    await this.act(id, version, (tx, held) => this.collections.contacted(tx, held, notes ?? '', by));
  }

  /** A first day and slot, written to the donor. */
  async schedule(id: string, { version, ...wanted }: SchedulePickup, by: Author): Promise<void> {
    const plan = await this.plans.from(wanted);
    await this.act(id, version, async (tx, held, association) => {
      const before = held.transaction.assigned_to;
      await this.collections.scheduled(tx, held, plan, by);
      await this.plans.given(tx, held, before, by);
      await this.emails.scheduled(tx, held, association);
    });
  }

  /** Another day, slot or person; the donor is written to where what was announced to them has changed. */
  async reschedule(id: string, { version, ...wanted }: SchedulePickup, by: Author): Promise<void> {
    const { assigned_to, ...plan } = await this.plans.from(wanted);
    await this.act(id, version, async (tx, held, association) => {
      const before = { ...held.transaction };
      const person = wanted.assigned_to === undefined ? before.assigned_to : assigned_to;
      await this.collections.moved(tx, held, { ...plan, assigned_to: person }, by);
      await this.plans.given(tx, held, before.assigned_to, by);
      const told = ['pickup_date', 'pickup_slot', 'assigned_to'] as const;
      if (told.some((field) => before[field] !== held.transaction[field]))
        await this.emails.moved(tx, held, association);
    });
  }

  /** What was collected enters the campaign's totals, and the donor is thanked. */
  async complete(
    id: string,
    done: CompletePickup,
    by: Author,
    refuse?: (held: Collection) => void,
  ): Promise<void> {
    const { version, collected, notes, picture_ids = [] } = done;
    const faults = collectedFaults(collected);
    if (Object.keys(faults).length > 0) throw pickupErrors.invalid(faults);
    await this.act(id, version, async (tx, held, association) => {
      refuse?.(held);
      await this.collections.completed(tx, held, { collected, notes: notes ?? '' }, by);
      await this.pictures.attach(tx, held.donation.id, picture_ids, 'pickup', by);
      await this.emails.thanks(tx, held, association);
    });
  }

  async cancel(id: string, { reason, version }: CancelPickup, by: Author): Promise<void> {
    await this.act(id, version, async (tx, held) => {
      await this.collections.cancelled(tx, held, reason, by);
      await this.emails.cancelled(tx, held);
    });
  }

  private async act(id: string, version: number | undefined, work: Work): Promise<void> {
    const association = await this.emails.association();
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.holdTransaction(tx, id, version);
      if (!held) throw pickupErrors.notFound();
      await work(tx, held, association);
    });
  }
}
