import { Injectable } from '@nestjs/common';
import type { PhysicalDonationPicture } from '../physical-donations/physical-donation-answers.dto.js';
import { PhysicalDonationPicturesService } from '../physical-donations/physical-donation-pictures.service.js';
import { MissedPickupsService } from './missed-pickups.service.js';
import { PickupActionsService } from './pickup-actions.service.js';
import type { PickupRoundLinkRow } from './pickup-round-link.entity.js';
import { countsOf, PickupRoundsService } from './pickup-rounds.service.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';
import { pickupErrors } from './pickup.errors.js';
import { RoundLinksService } from './round-links.service.js';
import {
  type CompleteSharedStop,
  type NobodyHome,
  SHARED_FIELDS,
  type SharedRound,
  type SharedStop,
} from './shared-rounds.dto.js';

/** One person's round of a day, for a volunteer without a code: by a private link. */
@Injectable()
export class SharedRoundsService {
  constructor(
    private readonly links: RoundLinksService,
    private readonly rounds: PickupRoundsService,
    private readonly actions: PickupActionsService,
    private readonly missed: MissedPickupsService,
    private readonly pictures: PhysicalDonationPicturesService,
  ) {}

  async read(token: string): Promise<SharedRound> {
    const { date, assigned_to, expires_at } = await this.links.linkOf(token);
    const stops = (await this.rounds.stops(date, assigned_to)).map(shared);
    return { date, assigned_to, stops, ...countsOf(stops), expires_at: expires_at.toISOString() };
  }

  /** Ticks a stop off, as staff do, signed with the volunteer's name. */
  async complete({ token, transaction_id, ...done }: CompleteSharedStop): Promise<SharedRound> {
    const link = await this.links.linkOf(token);
    await this.assertStop(link, transaction_id);
    const by = { id: null, name: link.assigned_to };
    await this.actions.complete(transaction_id, done, by, ({ transaction }) => {
      const { pickup_date, assigned_to } = transaction;
      if (pickup_date !== link.date || !isSameName(assigned_to, link.assigned_to))
        throw pickupErrors.notInRound();
    });
    return this.read(token);
  }

  /** Nobody opened: staff are notified, once for that day. */
  async nobodyHome({ token, transaction_id, notes = '' }: NobodyHome): Promise<SharedRound> {
    const link = await this.links.linkOf(token);
    await this.assertStop(link, transaction_id);
    await this.missed.nobodyHome(transaction_id, link, notes);
    return this.read(token);
  }

  /** Keeps a picture for a stop of this round. */
  async keepPicture(
    { token = '', transaction_id = '' }: Partial<Record<string, string>>,
    content: Buffer,
    address: string,
  ): Promise<PhysicalDonationPicture> {
    await this.assertStop(await this.links.linkOf(token), transaction_id);
    return this.pictures.keep(content, address);
  }

  private async assertStop({ date, assigned_to }: PickupRoundLinkRow, id: string): Promise<void> {
    const stops = await this.rounds.stops(date, assigned_to);
    if (!stops.some((stop) => stop.id === id.toLowerCase())) throw pickupErrors.notInRound();
  }
}

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
