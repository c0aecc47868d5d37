import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { CampaignGiftsService } from '../src/content/campaigns/campaign-gifts.service.js';
import { LARGE_DONATION_BOXES } from '../src/goods/alerts/goods-alert.contract.js';
import { Clock } from '../src/platform/clock/clock.js';
import type { PhysicalDonationType } from '../src/goods/physical-donations/physical-donation-choices.contract.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from '../src/goods/physical-donations/physical-donation.contract.js';
import { dayIn, momentAt } from './demo-days.js';
import { insert } from './demo-rows.js';
import type { DemoGift } from './gifts/demo-gift.js';
import { PAST_GIFTS } from './gifts/past-gifts.content.js';
import { PLANNED_GIFTS } from './gifts/planned-gifts.content.js';
import { WAITING_GIFTS } from './gifts/waiting-gifts.content.js';
import {
  demoGiftEntries,
  demoMoments,
  type DemoMoments,
  demoReference,
  TRANSACTION_STATUS,
} from './demo-gift-timeline.js';

type Made = DemoGift & DemoMoments & { id: string; transaction_id: string | null; campaign_id: number };

/** Donations of things in every state, of people who do not exist; written as they stand, so that no email leaves. */
@Injectable()
export class DemoGiftsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: CampaignGiftsService,
    private readonly clock: Clock,
  ) {}

  async make(campaigns: ReadonlyMap<string, number>, author: Author): Promise<void> {
    const all = [...WAITING_GIFTS, ...PLANNED_GIFTS, ...PAST_GIFTS];
    for (const [index, gift] of all.entries())
      await this.dataSource.transaction(async (tx) => {
        const made = this.prepared(gift, campaigns.get(gift.campaign)!);
        await this.donation(tx, made, index);
        if (made.transaction_id) await this.collection(tx, made, author);
        for (const entry of demoGiftEntries(made, author)) await this.entry(tx, made, entry);
        if (made.status === 'pending_validation') await this.code(tx, made);
        await this.alerts(tx, made, index);
        await this.collected(tx, made);
      });
  }

  private prepared(gift: DemoGift, campaign_id: number): Made {
    const now = this.clock.now();
    const fetched = gift.pickup_in === undefined ? null : momentAt(dayIn(now, gift.pickup_in), '10:30');
    const moments = demoMoments(gift, now, fetched);
    const transaction_id = moments.validated_at ? randomUUID() : null;
    return { ...gift, ...moments, id: randomUUID(), transaction_id, campaign_id };
  }

  private async donation(tx: EntityManager, made: Made, index: number): Promise<void> {
    const {
      details,
      place,
      donor = 'particulier',
      days = ['Lundi', 'Samedi'],
      slots = ['Matin (8h-12h)'],
    } = made;
    await insert(tx, 'physical_donations', {
      id: made.id,
      reference: demoReference(made.created_at, index),
      status: made.status,
      campaign_id: made.campaign_id,
      donation_type: typeOf(made),
      donor_type: donor,
      organization_name: made.organization ?? '',
      contact_name: made.name,
      email: made.email,
      phone: made.phone,
      street_address: made.street,
      postal_code: place[0],
      city: place[1],
      access_info: made.access ?? '',
      special_instructions: made.instructions ?? '',
      donation_details: JSON.stringify(details),
      pickup_availability: JSON.stringify({
        preferred_days: days,
        time_slots: slots,
      }),
      estimated_boxes_or_items: made.boxes ?? null,
      requires_help: made.help ?? false,
      has_elevator: made.elevator ?? false,
      floor_number: made.floor ?? null,
      parking_available: made.parking ?? false,
      form_hash: `demonstration ${made.email}`,
      validated_at: made.validated_at,
      completed_at: made.completed_at,
      cancelled_at: made.cancelled_at,
      cancel_reason: made.reason ?? '',
      created_at: made.created_at,
      updated_at: made.updated_at,
    });
  }

  private async collection(tx: EntityManager, made: Made, author: Author): Promise<void> {
    await insert(tx, 'donation_transactions', {
      id: made.transaction_id,
      physical_donation_id: made.id,
      status: TRANSACTION_STATUS[made.status],
      contacted_at: made.contacted_at,
      contacted_by: made.contacted_at && author.name,
      contact_notes: made.call ?? '',
      assigned_to: made.fetched_by ?? null,
      notes: made.notes ?? '',
      pickup_date: made.pickup_in === undefined ? null : dayIn(this.clock.now(), made.pickup_in),
      pickup_slot: made.slot ?? null,
      completed_at: made.completed_at,
      collected: JSON.stringify(made.collected ?? []),
      created_at: made.validated_at,
      updated_at: made.updated_at,
    });
  }

  /** One that nobody knows, and that is over or soon will be: another can be asked for. */
  private code(tx: EntityManager, { id, created_at }: Made): Promise<void> {
    const expires_at = new Date(created_at.getTime() + LIMITS.code_seconds * 1000);
    return insert(tx, 'physical_donation_codes', {
      physical_donation_id: id,
      code_hash: 'demonstration',
      expires_at,
      created_at,
    });
  }

  /** The notification of a validation; what is late, the product finds by itself. */
  private async alerts(tx: EntityManager, made: Made, index: number): Promise<void> {
    const { id, transaction_id, validated_at, status, boxes = 0, help, place } = made;
    if (!validated_at || status === 'completed' || status === 'cancelled') return;
    const where = `${demoReference(made.created_at, index)}, ${place[1]}`;
    const about = {
      physical_donation_id: id,
      transaction_id,
      cause: id,
      created_at: validated_at,
      severity: 'info',
    };
    if (boxes >= LARGE_DONATION_BOXES)
      await insert(tx, 'donation_alerts', {
        ...about,
        id: randomUUID(),
        alert_type: 'large_donation',
        message: `${where} : gros don, ${boxes} cartons ou objets. Prévoyez un véhicule et des bras.`,
      });
    if (help)
      await insert(tx, 'donation_alerts', {
        ...about,
        id: randomUUID(),
        alert_type: 'needs_help',
        message: `${where} : le donateur demande de l’aide pour porter.`,
      });
  }

  private entry(tx: EntityManager, { id }: Made, entry: Record<string, unknown>): Promise<void> {
    return insert(tx, 'physical_donation_entries', { ...entry, physical_donation_id: id });
  }

  private async collected(tx: EntityManager, made: Made): Promise<void> {
    if (!made.completed_at) return;
    const sum = (isBook: boolean) =>
      (made.collected ?? [])
        .filter(({ kind }) => (kind === 'books') === isBook)
        .reduce((total, { quantity }) => total + quantity, 0);
    for (const [kind, quantity] of [
      ['books', sum(true)],
      ['equipment', sum(false)],
    ] as const)
      if (quantity > 0)
        await this.gifts.record(tx, {
          campaign_id: made.campaign_id,
          kind,
          quantity,
          given_at: made.completed_at,
          source: 'physical-donation',
          source_ref: made.transaction_id!,
          mode: 'test',
        });
  }
}

function typeOf({ details }: DemoGift): PhysicalDonationType {
  if ('categories' in details) return 'books';
  return 'equipment_types' in details ? 'equipment' : 'library_material';
}
