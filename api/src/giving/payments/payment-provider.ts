import type { Currency } from '../../platform/money/money.contract.js';
import type { PaymentMethod, PaymentMode, PaymentProviderName } from './payment.contract.js';
import type { PaymentNext } from './payments.dto.js';
import type { ProviderUpdate, ProviderRefund, ProviderSubscription } from './provider-updates.event.js';

export interface Payer {
  email: string;
  /** As a person would sign, or the organisation's name. */
  name: string;
  /** The provider's own id of this payer, where one is known. */
  customer_id: string | null;
  /** E.164, for mobile money. */
  phone: string | null;
}

/** What is to be paid; `id` is the attempt's, and the provider's idempotency key: asked twice, it is one payment. */
export interface PaymentRequest {
  id: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  /** Told to the payer on the provider's page and on their statement, in French. */
  description: string;
  /** Ours, `DON-20261121-1A2B3C4D`: written at the provider so that its screens and ours can be compared. */
  reference: string;
  payer: Payer;
  /** Taken again by itself at this pace; null for once. */
  every: 'month' | 'quarter' | 'year' | null;
  /** Where the payer comes back to, whatever happened; the provider's session id is added where it can be. */
  success_url: string;
  cancel_url: string;
  /** What the provider's page is left by, where it can say it: a gift unless said otherwise. */
  pays_for?: 'gift' | 'seats';
  /** On a page of the provider, which is what is meant where none is given; or inside a page of ours, once only. */
  flow?: 'page' | 'element';
  /** When its page closes by itself, where what is paid for is only kept so long; what closes none takes no notice. */
  closes_at?: Date;
}

export interface BegunPayment {
  next: PaymentNext;
  session_id: string | null;
  payment_id: string | null;
  subscription_id: string | null;
}

/** What was begun for an attempt that is over. */
export interface BegunPage {
  attempt_id: string;
  session_id: string | null;
  payment_id: string | null;
  /** Asks the provider for what it began, where its answer was lost: by the same id it is the same payment. */
  begun(): Promise<Pick<BegunPayment, 'session_id' | 'payment_id'>>;
}

/** What an event is about, to be fetched again: the event's own word counts for nothing. */
export type ProviderObject =
  | { kind: 'payment'; payment_id: string }
  | { kind: 'session'; session_id: string }
  | { kind: 'invoice'; invoice_id: string }
  | { kind: 'subscription'; subscription_id: string }
  /** Everything that this payer pays again and again. */
  | { kind: 'customer'; customer_id: string }
  | { kind: 'payout'; payout_id: string }
  | { kind: 'ignored' };

export interface ProviderEvent {
  event_id: string;
  type: string;
  object: ProviderObject;
}

/** The provider is away, too slow, or failing: it can be asked again, by the same id. */
export class ProviderUnavailable extends Error {}

/** What was announced is signed, and has not the shape that its provider documents. */
export class UnreadableEvent extends Error {}

/** The provider refuses what was asked, and will again. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const refuse = (code: string, message: string): Promise<never> =>
  Promise.reject(new ProviderRefusal(code, message));

/**
 * Who takes money for the association. Amounts are minor units; every method throws `ProviderUnavailable` where the
 * provider does not answer, `ProviderRefusal` where it will not. Methods that a provider has no use for refuse.
 */
export abstract class PaymentProvider {
  abstract readonly name: PaymentProviderName;

  /** Whether `movedSince()` lists all that moved; where it does not, each open payment is asked about by itself. */
  abstract readonly lists: boolean;
  /**
   * Whether an attempt that is ended here can take nothing any more, whatever the provider still shows: we take the money
   * ourselves. Where it is not so, the provider has to say that it is over.
   */
  abstract readonly endsHere: boolean;
  /** Whether it takes real money as it is configured now; where it is not, whether it would. */
  abstract readonly mode: PaymentMode;

  /** What it offers as it is configured now; nothing where it is not. */
  abstract methods(): Promise<PaymentMethod[]>;

  /** Those of `methods()` that can be taken again by themselves. */
  abstract recurringMethods(): Promise<PaymentMethod[]>;

  abstract begin(request: PaymentRequest): Promise<BegunPayment>;

  /**
   * Closes the page of a payment that is not to be made any more, where the provider can: what was paid there already
   * stays paid, and is reported as an update.
   */
  abstract closePage(page: BegunPage): Promise<void>;

  /** Checks the signature over the raw body; null where it is not the provider's. */
  abstract readEvent(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<ProviderEvent | null>;

  /** Fetches what an object is now; nothing where the provider does not know it (any more). */
  abstract factsOf(object: ProviderObject): Promise<ProviderUpdate[]>;

  /** Everything that moved at the provider since, oldest first: what a missed event left is found in it. */
  abstract movedSince(since: Date): AsyncIterable<ProviderUpdate>;

  /** `key` is the idempotency key: asked twice, it is one refund. Why it is made stays here: staff's words are not for payers. */
  abstract refund(payment_id: string, refund: { key: string; amount: number }): Promise<ProviderRefund>;

  abstract changeSubscription(
    subscription_id: string,
    change: SubscriptionChange & { key: string },
  ): Promise<ProviderSubscription>;

  /** Every payment that a subscription took, in the provider's own order. */
  abstract paymentsOf(subscription_id: string): AsyncIterable<ProviderUpdate>;

  /** A page of the provider where the payer changes their card or mandate. */
  abstract paymentMethodPage(customer_id: string, return_url: string): Promise<string>;

  /** Says in French whether it can be reached as configured; throws where it cannot. */
  abstract check(): Promise<string>;
}

/** What each of these objects is now; one that cannot be read is passed over, and thrown once all others were. */
export async function* updatesOfEach(
  objects: Iterable<ProviderObject>,
  factsOf: (object: ProviderObject) => Promise<ProviderUpdate[]>,
): AsyncIterable<ProviderUpdate> {
  const failures: unknown[] = [];
  for (const object of objects)
    try {
      yield* await factsOf(object);
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

export type SubscriptionChange =
  | { kind: 'cancel' }
  /** Nothing is taken until then; for good where it is null, until it is resumed. */
  | { kind: 'pause'; until: Date | null }
  | { kind: 'resume' }
  /** Minor units, from the next payment on. */
  | { kind: 'amount'; amount: number }
  /** Another pace from the next payment on, whose date stays as it is. */
  | { kind: 'frequency'; every: ProviderSubscription['every'] }
  /** Takes nothing at this date, but at the one after it. Where another payment is next, nothing changes. */
  | { kind: 'skip'; payment_at: Date };
