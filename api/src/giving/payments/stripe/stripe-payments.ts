import type { Stripe } from 'stripe';
import type { ProviderUpdate, ProviderPayment } from '../provider-updates.event.js';
import { askedOrNull } from './stripe.client.js';
import { disputesOf, failureOf, idOf, methodOf, moment, paymentStatus, refundOf } from './stripe.rules.js';

type Invoiced = { invoice: { invoice_id: string; subscription_id: string }; attempt_id: string | null };
const UNFINISHED: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'canceled',
];

/** Payments as Stripe has them now. */
export class StripePayments {
  constructor(private readonly stripe: Stripe) {}

  /** The page that it was paid on is asked for where it is not given and the payment is not made. */
  async factsOf(payment_id: string, page: Stripe.Checkout.Session | null = null): Promise<ProviderUpdate[]> {
    const intent = await askedOrNull(() =>
      this.stripe.paymentIntents.retrieve(payment_id, { expand: ['latest_charge.balance_transaction'] }),
    );
    if (!intent) return [];
    const isOpen = UNFINISHED.includes(intent.status);
    const session = page ?? (isOpen ? await this.sessionOf(intent.id) : null);
    return [{ kind: 'payment', payment: await this.read(intent, session) }];
  }

  /** A session that nobody paid is represented as a payment with the session's id. */
  unpaid(session: Stripe.Checkout.Session): ProviderPayment {
    return {
      attempt_id: session.metadata?.['attempt_id'] ?? session.client_reference_id,
      mode: modeOf(session),
      payment_id: session.id,
      session_id: session.id,
      status: session.status === 'expired' ? 'expired' : 'waiting',
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      fee: null,
      method: methodOf(session.payment_method_types[0]),
      failure_code: null,
      customer_id: idOf(session.customer),
      at: moment(session.created),
      refunds: [],
      disputes: [],
      invoice: null,
    };
  }

  /** Where our own mark is missing, Stripe may have taken the payment for an invoice of a subscription. */
  private async read(
    intent: Stripe.PaymentIntent,
    session: Stripe.Checkout.Session | null,
  ): Promise<ProviderPayment> {
    const marked = intent.metadata['attempt_id'] ?? session?.client_reference_id ?? null;
    const invoiced = marked ? null : await this.invoiceOf(intent.id);
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const isPaid = intent.status === 'succeeded';
    return {
      attempt_id: marked ?? invoiced?.attempt_id ?? null,
      mode: modeOf(intent),
      payment_id: intent.id,
      session_id: session?.id ?? null,
      // A debit is dated by its entry in the balance, and waits for it.
      status: isPaid && isUndated(charge) ? 'processing' : paymentStatus(intent, session),
      amount: isPaid ? intent.amount_received : intent.amount,
      currency: intent.currency.toUpperCase(),
      fee: feeOf(charge),
      method: methodOf(charge?.payment_method_details?.type ?? intent.payment_method_types[0]),
      failure_code: failureOf(intent),
      customer_id: idOf(intent.customer),
      at: moment(isPaid && charge ? takenAt(charge) : intent.created),
      ...(intent.latest_charge ? await this.givenBack(intent.id, charge) : { refunds: [], disputes: [] }),
      invoice: invoiced?.invoice ?? null,
    };
  }

  private async givenBack(
    payment_intent: string,
    charge: Stripe.Charge | null,
  ): Promise<Pick<ProviderPayment, 'refunds' | 'disputes'>> {
    const refunds = await askedOrNull(() =>
      this.stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    const disputes =
      charge?.disputed === false
        ? null
        : await askedOrNull(() => this.stripe.disputes.list({ payment_intent, limit: 100 }));
    return { refunds: (refunds ?? []).map(refundOf), disputes: disputesOf(disputes?.data ?? []) };
  }

  private async sessionOf(payment_intent: string): Promise<Stripe.Checkout.Session | null> {
    const found = await askedOrNull(() => this.stripe.checkout.sessions.list({ payment_intent, limit: 1 }));
    return found?.data[0] ?? null;
  }

  /** The first invoice of a subscription is what its attempt pays; later ones are nobody's. */
  private async invoiceOf(payment_intent: string): Promise<Invoiced | null> {
    const found = await askedOrNull(() =>
      this.stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent },
        limit: 1,
        expand: ['data.invoice'],
      }),
    );
    const invoice = found?.data[0]?.invoice;
    if (!invoice || typeof invoice === 'string' || !('parent' in invoice)) return null;
    const details = invoice.parent?.subscription_details;
    const subscription_id = idOf(details?.subscription);
    if (!subscription_id) return null;
    const isFirst = invoice.billing_reason === 'subscription_create';
    return {
      invoice: { invoice_id: invoice.id, subscription_id },
      attempt_id: (isFirst && details?.metadata?.['attempt_id']) || null,
    };
  }
}

const modeOf = ({ livemode }: { livemode: boolean }) => (livemode ? ('live' as const) : ('test' as const));
/**
 * When the money was taken, in seconds: a card is charged at once; of a debit the charge is made when the form is sent,
 * and enters the balance some days later, when the bank has paid.
 */
function takenAt(charge: Stripe.Charge): number {
  const { created, balance_transaction: entry } = charge;
  return isDebit(charge) && entry && typeof entry !== 'string' ? Math.max(created, entry.created) : created;
}

const isDebit = ({ payment_method_details }: Stripe.Charge) => payment_method_details?.type === 'sepa_debit';

function isUndated(charge: Stripe.Charge | null): boolean {
  return charge !== null && isDebit(charge) && !charge.balance_transaction;
}

/** Stripe's fee; not known yet for some hours, or in another currency than the payment's. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const entry = charge?.balance_transaction;
  return entry && typeof entry !== 'string' && entry.currency === charge.currency ? entry.fee : null;
}
