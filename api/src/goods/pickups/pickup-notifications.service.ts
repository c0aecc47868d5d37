import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { NotificationKind } from '../../core/notifications/notification.contract.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { StaffService } from '../../people/access/staff.service.js';
import { dateInFrench } from '../../platform/clock/paris.js';
import type { AlertType } from '../alerts/goods-alert.contract.js';
import { type AlertEvent, OnGoodsAlert } from '../alerts/goods-alerts.service.js';
import type { Collection } from '../physical-donations/collection-moves.service.js';
import { CollectionsService } from '../physical-donations/collections.service.js';

/** A donation that begins is notified of by itself, large ones with their number of boxes. */
const KINDS: Partial<Record<AlertType, NotificationKind>> = {
  contact_overdue: 'contact_overdue',
  pickup_overdue: 'pickup_overdue',
  needs_help: 'help_needed',
};

/** Notifies staff of what they are late with: as their own affair where a pick-up is theirs. */
@Injectable()
export class PickupNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly collections: CollectionsService,
    private readonly staff: StaffService,
  ) {}

  @OnGoodsAlert()
  async follow(tx: EntityManager, { event, alert, by }: AlertEvent): Promise<void> {
    const kind = KINDS[alert.alert_type];
    if (!kind || event === 'resolved') return;
    const held = await this.collections.hold(tx, alert.physical_donation_id);
    if (!held) return;
    const { donation, transaction } = held;
    await this.notifications.publish(tx, {
      kind,
      record_id: alert.id,
      facts: { place: donation.city, detail: alert.message },
      staff_id: await this.holderCalled(tx, transaction?.assigned_to ?? null),
      author_id: by?.id ?? null,
      cause: `alert:${alert.id}:${alert.severity}`,
    });
  }

  /** Of a pick-up that a member of staff was given by another. */
  async given(tx: EntityManager, { donation, transaction }: Collection, by: Author): Promise<void> {
    const staff_id = await this.holderCalled(tx, transaction.assigned_to);
    if (staff_id === null || staff_id === by.id) return;
    const { pickup_date, pickup_slot } = transaction;
    const day = pickup_date && dateInFrench(pickup_date);
    await this.notifications.publish(tx, {
      kind: 'assigned',
      resource: 'donation-transactions',
      record_id: transaction.id,
      facts: {
        author: by.name,
        subject: 'une collecte',
        detail: [day, pickup_slot, donation.city].filter(Boolean).join(', '),
      },
      email: donation.email,
      staff_id,
      is_private: true,
      author_id: by.id,
    });
  }

  /** Pick-ups are given to a name, which may be a volunteer's. */
  private async holderCalled(tx: EntityManager, assigned_to: string | null): Promise<number | null> {
    if (!assigned_to) return null;
    const wanted = folded(assigned_to);
    const named = (await this.staff.holders(tx)).filter(({ name }) => folded(name) === wanted);
    return named.length === 1 ? named[0]!.id : null;
  }
}

const folded = (name: string) => name.trim().toLocaleLowerCase('fr');
