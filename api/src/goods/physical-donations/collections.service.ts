import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { CampaignGiftsService } from '../../content/campaigns/campaign-gifts.service.js';
import { LARGE_DONATION_BOXES } from '../alerts/goods-alert.contract.js';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { type Collection, CollectionMovesService } from './collection-moves.service.js';
import { alertTexts } from './goods-alerts.content.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';
import type { PickupSlot } from './physical-donation-choices.contract.js';
import type { PhysicalDonationEntryKind } from './physical-donation-state.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { placeInRound, rememberReminder } from './physical-donations.queries.js';
import { collectedTotals } from './physical-donation.rules.js';
import type { CollectedItem } from './collected-item.dto.js';

/** What is held of a donation: its transaction too, once its code is validated. */
export interface HeldPhysicalDonation {
  donation: PhysicalDonationRow;
  transaction: PickupTransactionRow | null;
}

export interface PickupPlan {
  /** A day of Paris, `YYYY-MM-DD`; that it is not past is the caller's to check. */
  pickup_date: string;
  pickup_slot: PickupSlot;
  assigned_to: string | null;
  notes?: string | undefined;
}

/**
 * Everything that moves a donation and its transaction together, in the caller's transaction. Both rows are held,
 * the donation first; a step that is not allowed is a 409 that names both states. Emails are the caller's.
 */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly moves: CollectionMovesService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly alerts: GoodsAlertsService,
    private readonly gifts: CampaignGiftsService,
    private readonly auditLog: PhysicalDonationAuditService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Holds a donation, with its transaction where there is one; null where it is unknown. One in the trash is held too. */
  async hold(tx: EntityManager, donationId: string): Promise<HeldPhysicalDonation | null> {
    const donation = await lockRecord(tx, PhysicalDonationRow, donationId);
    if (!donation) return null;
    const where = { physical_donation_id: donationId };
    const lock = { mode: 'pessimistic_write' } as const;
    return { donation, transaction: await tx.findOne(PickupTransactionRow, { where, lock }) };
  }

  /**
   * Holds a transaction and, before it, its donation; null where it is unknown, or its donation in the trash. What was
   * written from an older `version` of it is refused.
   */
  async holdTransaction(
    tx: EntityManager,
    transactionId: string,
    version?: number,
  ): Promise<Collection | null> {
    const known = await tx.findOneBy(PickupTransactionRow, { id: transactionId });
    const held = known && (await this.hold(tx, known.physical_donation_id));
    if (!held?.transaction || held.donation.deleted_at) return null;
    if (version !== undefined) await this.auditLog.assertCurrent(tx, held.transaction, version);
    return { donation: held.donation, transaction: held.transaction };
  }

  /** The donor's address is proven, or staff vouch for it: a collection begins. */
  async validated(tx: EntityManager, donation: PhysicalDonationRow, by: Author): Promise<Collection> {
    await this.moves.donation(tx, donation, 'validated', by);
    const collection = { donation, transaction: await this.moves.begin(tx, donation, by) };
    await this.addTimelineEntry(tx, collection, 'validated', timelineTexts.validated, '', by);
    await this.alerts.settle(tx, { physical_donation_id: donation.id, alert_types: ['unvalidated'] });
    await this.announce(tx, collection);
    return collection;
  }

  async contacted(tx: EntityManager, held: Collection, notes: string, by: Author): Promise<void> {
    const contact = { contacted_at: this.clock.now(), contacted_by: by.name, contact_notes: notes };
    await this.moves.both(tx, held, 'contacted', contact, by);
    await this.addTimelineEntry(tx, held, 'contacted', timelineTexts.contacted, notes, by);
    const { id } = held.donation;
    await this.alerts.settle(tx, { physical_donation_id: id, alert_types: ['contact_overdue'] });
  }

  async scheduled(tx: EntityManager, held: Collection, plan: PickupPlan, by: Author): Promise<void> {
    await this.moves.both(tx, held, 'pickup_scheduled', planned(plan), by);
    const text = timelineTexts.pickupScheduled(plan.pickup_date, plan.pickup_slot);
    await this.addTimelineEntry(tx, held, 'pickup_scheduled', text, detailsOf(plan), by);
  }

  /**
   * Another day, slot or person for a pick-up that is scheduled: only then. Its place in a round is the day's and the
   * person's, its reminder the day's; what the donor reads as a move is another day or slot.
   */
  async moved(tx: EntityManager, held: Collection, plan: PickupPlan, by: Author): Promise<void> {
    const { status, pickup_date, pickup_slot, assigned_to } = held.transaction;
    if (status !== 'pickup_scheduled')
      throw physicalDonationErrors.collectionCannotBecome(status, 'pickup_scheduled');
    const isOnDay = plan.pickup_date === pickup_date;
    const { round_position, reminded_at, ...values } = planned(plan);
    await this.moves.within(
      tx,
      held,
      {
        ...values,
        ...(!isOnDay && { reminded_at }),
        ...(!(isOnDay && plan.assigned_to === assigned_to) && { round_position }),
      },
      by,
    );
    const isMoved = !isOnDay || plan.pickup_slot !== pickup_slot;
    const text = isMoved
      ? timelineTexts.pickupMoved(plan.pickup_date, plan.pickup_slot)
      : timelineTexts.pickupArranged;
    await this.addTimelineEntry(tx, held, isMoved ? 'pickup_moved' : 'changed', text, detailsOf(plan), by);
    const { id } = held.donation;
    if (!isOnDay) await this.alerts.settle(tx, { physical_donation_id: id, alert_types: ['pickup_overdue'] });
  }

  /** Its donor was reminded. */
  async reminded(tx: EntityManager, transactionId: string): Promise<void> {
    await rememberReminder.run(tx, transactionId, this.clock.now());
  }

  /** The places of a round, in the order of these ids. */
  async placeInRound(tx: EntityManager, transactionIds: readonly string[]): Promise<void> {
    await placeInRound.run(tx, transactionIds);
  }

  /** What was collected enters the campaign's totals, once. */
  async completed(
    tx: EntityManager,
    held: Collection,
    { collected, notes = '' }: { collected: CollectedItem[]; notes?: string | undefined },
    by: Author,
  ): Promise<void> {
    const given_at = this.clock.now();
    const done = { completed_at: given_at, collected, ...(notes && { notes }) };
    await this.moves.both(tx, held, 'completed', done, by);
    await this.addTimelineEntry(tx, held, 'completed', timelineTexts.completed, notes, by);
    await this.alerts.settle(tx, { physical_donation_id: held.donation.id });
    const cause = { source: 'physical-donation', source_ref: held.transaction.id, mode: 'live' } as const;
    const { campaign_id } = held.donation;
    for (const [kind, quantity] of Object.entries(collectedTotals(collected)) as ['books', number][])
      if (quantity > 0) await this.gifts.record(tx, { ...cause, campaign_id, kind, quantity, given_at });
  }

  /** From any state but `completed`, with the transaction where there is one. */
  async cancelled(
    tx: EntityManager,
    { donation, transaction }: HeldPhysicalDonation,
    reason: string,
    by: Author,
  ): Promise<void> {
    donation.cancel_reason = reason;
    if (transaction) await this.moves.both(tx, { donation, transaction }, 'cancelled', {}, by);
    else await this.moves.donation(tx, donation, 'cancelled', by);
    await this.addTimelineEntry(tx, { donation }, 'cancelled', timelineTexts.cancelled, reason, by);
    await this.alerts.settle(tx, { physical_donation_id: donation.id });
  }

  private addTimelineEntry(
    tx: EntityManager,
    { donation: { id } }: { donation: PhysicalDonationRow },
    kind: PhysicalDonationEntryKind,
    text: string,
    details: string,
    by: Author,
  ): Promise<void> {
    return this.timeline.addEntry(tx, { physical_donation_id: id, kind, text, details: details || null, by });
  }

  /** What staff should know before they call. */
  private async announce(tx: EntityManager, { donation, transaction }: Collection): Promise<void> {
    const { id, estimated_boxes_or_items, requires_help } = donation;
    await this.notify(tx, donation);
    const about = { physical_donation_id: id, transaction_id: transaction.id, cause: id };
    if ((estimated_boxes_or_items ?? 0) >= LARGE_DONATION_BOXES) {
      const alert = { alert_type: 'large_donation', severity: 'info' } as const;
      await this.alerts.raise(tx, { ...about, ...alert, message: alertTexts.large(donation) });
    }
    if (requires_help) {
      const alert = { alert_type: 'needs_help', severity: 'info' } as const;
      await this.alerts.raise(tx, { ...about, ...alert, message: alertTexts.needsHelp(donation) });
    }
  }

  private async notify(tx: EntityManager, donation: PhysicalDonationRow): Promise<void> {
    const { id: record_id, city: place, estimated_boxes_or_items: count, email } = donation;
    const name = donation.organization_name || donation.contact_name;
    await this.notifications.publish(tx, {
      kind: 'goods_offered',
      record_id,
      facts: { place, name, ...(count && { count }) },
      email,
    });
  }
}

/** A new day has its own reminder, and no place in a round yet. */
function planned({ notes, ...plan }: PickupPlan): Partial<PickupTransactionRow> {
  return { ...plan, round_position: null, reminded_at: null, ...(notes !== undefined && { notes }) };
}

function detailsOf({ assigned_to, notes = '' }: PickupPlan): string {
  return [assigned_to ? `Confiée à ${assigned_to}` : '', notes].filter(Boolean).join('\n');
}
