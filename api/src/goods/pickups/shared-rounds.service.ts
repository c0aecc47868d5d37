import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { PhysicalDonationPicturesService } from '../physical-donations/physical-donation-pictures.service.js';
import { PhysicalDonationTimelineService } from '../physical-donations/physical-donation-timeline.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisHour } from '../../platform/clock/paris.js';
import { nobodyHomeTimeline, pickupAlertTexts } from './pickup-alerts.content.js';
import { pickupCause } from './delay-alerts.service.js';
import { PickupActionsService } from './pickup-actions.service.js';
import { PickupRoundLinkRow } from './pickup-round-link.entity.js';
import { countsOf, PickupRoundsService } from './pickup-rounds.service.js';
import { pickupErrors } from './pickup.errors.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { hashToken, isPrivateToken, newPrivateToken } from '../../platform/http/private-token.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import type { PhysicalDonationPicture } from '../physical-donations/physical-donation-answers.dto.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';
import {
  type CompleteSharedStop,
  type NobodyHome,
  SHARED_FIELDS,
  type SharedRound,
  type SharedStop,
} from './shared-rounds.dto.js';
import type { RoundLink, RoundLinkRequest } from './pickup-rounds.dto.js';

/** One person's round of a day, for a volunteer without a code: by a private link, until the day after is over. */
@Injectable()
export class SharedRoundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rounds: PickupRoundsService,
    private readonly actions: PickupActionsService,
    private readonly collections: CollectionsService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly alerts: GoodsAlertsService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly clock: Clock,
  ) {}

  /** Opens a link, which ends the one given before for the same round. The token is returned once. */
  async open({ date, assigned_to }: RoundLinkRequest): Promise<RoundLink> {
    const expires_at = new Date(parisHour(daysAfter(date, 2), 0).getTime());
    if (expires_at <= this.clock.now()) throw pickupErrors.invalid({ date: 'Cette tournée est passée.' });
    const [stop] = await this.rounds.stops(date, assigned_to);
    if (!stop?.assigned_to)
      throw pickupErrors.invalid({
        assigned_to: 'Aucune collecte n’est confiée à cette personne ce jour-là.',
      });
    const token = newPrivateToken();
    await this.dataSource.query(
      `INSERT INTO pickup_round_links (token_hash, date, assigned_to, expires_at, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (date, assigned_to) DO UPDATE
         SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = excluded.created_at`,
      [hashToken(token), date, stop.assigned_to, expires_at, this.clock.now()],
    );
    return { token, expires_at: expires_at.toISOString() };
  }

  async read(token: string): Promise<SharedRound> {
    const { date, assigned_to, expires_at } = await this.linkOf(token);
    const stops = (await this.rounds.stops(date, assigned_to)).map(shared);
    return { date, assigned_to, stops, ...countsOf(stops), expires_at: expires_at.toISOString() };
  }

  /** Ticks a stop off, as staff do, signed with the volunteer's name. */
  async complete({ token, transaction_id, ...done }: CompleteSharedStop): Promise<SharedRound> {
    const link = await this.linkOf(token);
    await this.assertStop(link, transaction_id);
    const by = { id: null, name: link.assigned_to };
    await this.actions.complete(transaction_id, done, by, ({ transaction }) => {
      const { pickup_date, assigned_to } = transaction;
      if (pickup_date !== link.date || !isSameName(assigned_to, link.assigned_to))
        throw pickupErrors.notInRound();
    });
    return this.read(token);
  }

  /** Nobody opened: staff are notified, once for that day, and the pick-up stays as it is until they move it. */
  async nobodyHome({ token, transaction_id, notes }: NobodyHome): Promise<SharedRound> {
    const link = await this.linkOf(token);
    await this.assertStop(link, transaction_id);
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.holdTransaction(tx, transaction_id);
      if (held?.transaction.status !== 'pickup_scheduled' || held.transaction.pickup_date !== link.date)
        throw pickupErrors.notInRound();
      const { id } = held.donation;
      const isNew = await this.alerts.raise(tx, {
        alert_type: 'pickup_overdue',
        severity: 'warning',
        message: pickupAlertTexts.nobodyHome(held.donation, link.date),
        physical_donation_id: id,
        transaction_id,
        cause: pickupCause(transaction_id, link.date),
      });
      if (!isNew && !notes) return;
      await this.timeline.addEntry(tx, {
        physical_donation_id: id,
        kind: 'note',
        text: nobodyHomeTimeline,
        details: notes || null,
        by: {
          id: null,
          name: link.assigned_to,
        },
      });
    });
    return this.read(token);
  }

  /** Keeps a picture for a stop of this round. */
  async keepPicture(
    { token = '', transaction_id = '' }: Partial<Record<string, string>>,
    content: Buffer,
    address: string,
  ): Promise<PhysicalDonationPicture> {
    await this.assertStop(await this.linkOf(token), transaction_id);
    return this.pictures.keep(content, address);
  }

  /** Links of rounds that are long over need not be known any more. */
  @Every({ name: 'pickups.tidy', cron: '42 3 * * *' })
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.dataSource.query('DELETE FROM pickup_round_links WHERE expires_at < $1', [before]);
  }

  private async linkOf(token: string): Promise<PickupRoundLinkRow> {
    const link = isPrivateToken(token)
      ? await this.dataSource.manager.findOneBy(PickupRoundLinkRow, { token_hash: hashToken(token) })
      : null;
    if (!link) throw pickupErrors.roundUnknown();
    if (link.expires_at <= this.clock.now()) throw pickupErrors.roundOver();
    return link;
  }

  private async assertStop({ date, assigned_to }: PickupRoundLinkRow, id: string): Promise<void> {
    const stops = await this.rounds.stops(date, assigned_to);
    if (!stops.some((stop) => stop.id === id.toLowerCase())) throw pickupErrors.notInRound();
  }
}

const KEPT_MS = 60 * DAY_MS;

const isSameName = (one: string | null, other: string) =>
  one?.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;

function shared(stop: PickupTransaction): SharedStop {
  const told = Object.fromEntries(SHARED_FIELDS.map((field) => [field, stop[field]]));
  return {
    ...(told as Pick<PickupTransaction, (typeof SHARED_FIELDS)[number]>),
    pickup_slot: stop.pickup_slot!,
    contact_name: stop.contact_name ?? '',
    phone: stop.phone ?? '',
    pickup_address: stop.pickup_address ?? '',
    access_info: stop.access_info ?? '',
    special_instructions: stop.special_instructions ?? '',
    notes: stop.notes ?? '',
  };
}
