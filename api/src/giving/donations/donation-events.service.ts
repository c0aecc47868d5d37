import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { DonationCardInput } from './checkout/donation-card.dto.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';

/** What became of a gift. */
export interface DonationEvent {
  kind:
    | 'succeeded'
    | 'refunded'
    | 'disputed'
    | 'identity_changed'
    | 'cancelled'
    | 'failed'
    | 'undone'
    | 'forgotten';
  donation_id: string;
}
type CardWriter = (tx: EntityManager, donation_id: string, card: DonationCardInput) => Promise<void>;
type WishListener = (tx: EntityManager, donation_id: string) => Promise<void>;
type Listener = (tx: EntityManager, event: DonationEvent) => Promise<void>;

/** Marks a method `(tx, event)` that follows what becomes of gifts: it writes rows and jobs, and calls nobody. */
export const OnDonationEvent = DiscoveryService.createDecorator<void>();

/** Marks a method `(tx, donation_id, card)` that stores the card which the form of a gift may carry. */
export const OnDonationCard = DiscoveryService.createDecorator<void>();

/** Marks a method `(tx, donation_id)` that is told that the form of a gift asks for news of its campaign. */
export const OnCampaignNewsWish = DiscoveryService.createDecorator<void>();

/** Publishes what becomes of gifts, in the transaction that does it. */
@Injectable()
export class DonationEventsService {
  private listeners: Listener[] | undefined;
  private cardWriters: CardWriter[] | undefined;
  private wishListeners: WishListener[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Hands the card of a form over, in the transaction of its gift. */
  async card(tx: EntityManager, donation_id: string, card: DonationCardInput): Promise<void> {
    this.cardWriters ??= methodsMarked<CardWriter>(this.discovery, OnDonationCard);
    for (const write of this.cardWriters) await write(tx, donation_id, card);
  }

  /** Says, in the transaction of the gift, that its form asks for news of the campaign. */
  async campaignNews(tx: EntityManager, donation_id: string): Promise<void> {
    this.wishListeners ??= methodsMarked<WishListener>(this.discovery, OnCampaignNewsWish);
    for (const listener of this.wishListeners) await listener(tx, donation_id);
  }

  async emit(tx: EntityManager, event: DonationEvent): Promise<void> {
    this.listeners ??= methodsMarked<Listener>(this.discovery, OnDonationEvent);
    for (const listener of this.listeners) await listener(tx, event);
  }
}
