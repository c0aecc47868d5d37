import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DonationCardInput } from './donation-card.contract.js';

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
type Listener = (tx: EntityManager, event: DonationEvent) => Promise<void>;

/** Tells other features what becomes of gifts, in the transaction that does it: they write rows and jobs, and call nobody. */
@Injectable()
export class DonationEventsService {
  private readonly listeners: Listener[] = [];
  private readonly cardWriters: CardWriter[] = [];

  /** Call it while the modules are being built. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Says who keeps the card that a form may carry; call it while the modules are being built. */
  onCard(write: CardWriter): void {
    this.cardWriters.push(write);
  }

  /** Hands the card of a form over, in the transaction of its gift. */
  async card(tx: EntityManager, donation_id: string, card: DonationCardInput): Promise<void> {
    for (const write of this.cardWriters) await write(tx, donation_id, card);
  }

  async emit(tx: EntityManager, event: DonationEvent): Promise<void> {
    for (const listener of this.listeners) await listener(tx, event);
  }
}
