import { randomBytes } from 'node:crypto';
import { refuse } from './stripe-refusal.ts';

export type Thing = Record<string, any> & { id: string; object: string; created: number };

const PREFIXES: Record<string, string> = {
  balance_transaction: 'txn',
  charge: 'ch',
  'checkout.session': 'cs_test',
  customer: 'cus',
  dispute: 'dp',
  event: 'evt',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  payment_method: 'pm',
  'billing_portal.session': 'bps',
  price: 'price',
  product: 'prod',
  refund: 're',
  subscription: 'sub',
  subscription_item: 'si',
};
export const API_VERSION = '2026-10-28.endive';

/** What this Stripe holds, its clock, and what is due by it. */
export class StripeState {
  readonly things = new Map<string, Thing>();
  /** Oldest first. */
  readonly events: Thing[] = [];
  private readonly due: { at: number; act: () => void }[] = [];
  private moved: number | null = null;

  /** Seconds; the real clock's until it is moved. */
  get now(): number {
    return this.moved ?? Math.floor(Date.now() / 1000);
  }

  create(object: string, fields: Record<string, any> = {}): Thing {
    const id = `${PREFIXES[object] ?? object}_${randomBytes(12).toString('hex')}`;
    const thing = { id, object, created: this.now, livemode: false, metadata: {}, ...fields };
    this.things.set(id, thing);
    return thing;
  }

  get(object: string, id: string | null | undefined): Thing {
    const thing = this.things.get(id ?? '');
    if (thing?.object !== object) throw refuse.absent(object, String(id));
    return thing;
  }

  /** Newest first, as Stripe lists. */
  all(object: string): Thing[] {
    if (object === 'event') return this.events.toReversed();
    return [...this.things.values()].filter((thing) => thing.object === object).toReversed();
  }

  /** Says that something happened, with the thing as it was then. */
  tell(type: string, thing: Thing): Thing {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const event = {
      ...{ id, object: 'event', api_version: API_VERSION, created: this.now, livemode: false },
      ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
      data: { object: structuredClone(thing) },
    };
    this.events.push(event);
    return event;
  }

  schedule(at: number, act: () => void): void {
    this.due.push({ at, act });
  }

  /** Moves the clock on, doing what comes due at its own moment. */
  advanceTo(moment: Date): void {
    const end = Math.floor(moment.getTime() / 1000);
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) {
      this.moved = Math.max(this.now, next.at);
      next.act();
    }
    this.moved = Math.max(this.now, end);
  }

  setNow(moment: Date): void {
    this.moved = Math.floor(moment.getTime() / 1000);
  }

  private nextDue(end: number): { at: number; act: () => void } | null {
    const [first] = this.due.toSorted((one, other) => one.at - other.at);
    if (!first || first.at > end) return null;
    this.due.splice(this.due.indexOf(first), 1);
    return first;
  }
}
