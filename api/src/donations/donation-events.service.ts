import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What became of a gift. */
export interface DonationEvent {
  kind: 'succeeded' | 'refunded' | 'disputed' | 'identity_changed' | 'cancelled' | 'failed';
  donation_id: string;
}
type Listener = (tx: EntityManager, event: DonationEvent) => Promise<void>;

/** Tells other features what becomes of gifts, in the transaction that does it: they write rows and jobs, and call nobody. */
@Injectable()
export class DonationEventsService {
  private readonly listeners: Listener[] = [];

  /** Call it while the modules are being built. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async tell(tx: EntityManager, event: DonationEvent): Promise<void> {
    for (const listener of this.listeners) await listener(tx, event);
  }
}
