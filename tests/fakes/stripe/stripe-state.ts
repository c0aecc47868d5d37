import { randomBytes } from 'node:crypto';
import { STRIPE_LIMITS as LIMITS } from './stripe-limits.ts';
import { refuse } from './stripe-refusal.ts';

export type Thing = Record<string, any> & { id: string; object: string; created: number };

const PREFIXES: Record<string, string> = {
  balance_transaction: 'txn',
  charge: 'ch',
  'checkout.session': 'cs',
  customer: 'cus',
  dispute: 'dp',
  event: 'evt',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  payment_method: 'pm',
  payout: 'po',
  'billing_portal.session': 'bps',
  price: 'price',
  product: 'prod',
  refund: 're',
  subscription: 'sub',
  subscription_item: 'si',
};
const DAY = 86_400;
export const API_VERSION = '2026-10-28.endive';

/** What this Stripe holds, its clock, and what is due by it. */
export class StripeState {
  readonly things = new Map<string, Thing>();
  /** Oldest first. */
  readonly events: Thing[] = [];
  private readonly due: { at: number; act: () => void }[] = [];
  private moved: number | null = null;

  /** As the key says: everything is of the same mode. */
  constructor(readonly livemode = false) {}

  /** Seconds; the real clock's until it is moved. */
  get now(): number {
    return this.moved ?? Math.floor(Date.now() / 1000);
  }

  create(object: string, fields: Record<string, any> = {}): Thing {
    const mode = object === 'checkout.session' ? (this.livemode ? 'live_' : 'test_') : '';
    const id = `${PREFIXES[object] ?? object}_${mode}${randomBytes(12).toString('hex')}`;
    const thing = { id, object, created: this.now, livemode: this.livemode, metadata: {}, ...fields };
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
    if (object === 'event') return this.keptEvents().toReversed();
    return [...this.things.values()].filter((thing) => thing.object === object).toReversed();
  }

  /** What Stripe still tells of, oldest first. */
  keptEvents(): Thing[] {
    const since = this.now - LIMITS.event_days * DAY;
    return this.events.filter(({ created }) => created >= since);
  }

  /** Says that something happened, with the thing as it was then. */
  emitEvent(type: string, thing: Thing): Thing {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const event = {
      id,
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      livemode: this.livemode,
      pending_webhooks: 1,
      request: {
        id: null,
        idempotency_key: null,
      },
      type,
      data: { object: structuredClone(thing) },
    };
    this.events.push(event);
    return event;
  }

  schedule(at: number, action: () => void): void {
    this.due.push({ at, act: action });
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
