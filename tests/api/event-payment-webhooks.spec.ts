import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { emailsTo, mailbox } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { testMobileMoney, testPaypal, testStripe } from '../factories/providers.ts';
import { beginPayment, confirmPayment, paidEvent, verified } from '../factories/registrations.ts';
import { atOnce } from '../factories/waiting.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';
import { PAYPAL_ACCOUNT } from '../fakes/paypal-server.ts';

const TIMES = 5;
const stripe = testStripe();
const momo = testMobileMoney();
const paypal = testPaypal();
const api = testApi(() => ({
  ...stripe.env,
  ...MOMO_ACCOUNT,
  MOMO_API_URL: momo.url,
  ...PAYPAL_ACCOUNT,
  PAYPAL_API_URL: paypal.url,
}));
const admin = adminOf(api);

interface Begun {
  event: number;
  id: string;
  email: string;
  attempt: string;
}

/** A seat of an event that has three, whose payment is begun. */
async function begun(method: string): Promise<Begun> {
  const event = await paidEvent(admin, { max_participants: 3 });
  const email = mailbox('annonce');
  const { registration_id: id } = await verified(api, event.id, { email, phone: '+237670000000' });
  const { status, body, text } = await beginPayment(api, event.id, id, method);
  expect(status, text).toBe(201);
  return { event: event.id, id, email, attempt: body.transaction_id };
}

/** What the payment has become here, once nothing is left to be done about it. */
async function becomes({ event, id, email }: Begun) {
  await jobsSettled(api);
  const [books] = await api.query(
    `SELECT r.status,
            (SELECT array_agg(kind || ' ' || n ORDER BY kind) FROM (SELECT kind, count(*) AS n FROM journal_entries
              WHERE subject_id = r.id GROUP BY kind) entry) AS entries,
            (SELECT -sum(posting.amount)::int FROM journal_postings posting
               JOIN journal_entries entry ON entry.id = posting.entry_id
              WHERE entry.subject_id = r.id AND posting.account = 'tickets') AS sold,
            (SELECT count(*)::int FROM event_tickets ticket WHERE ticket.registration_id = r.id) AS tickets,
            (SELECT count(*)::int FROM event_registration_refunds refund WHERE refund.registration_id = r.id) AS refunds
       FROM event_registrations r WHERE r.id = $1`,
    [id],
  );
  const { body } = await admin<{ current_participants: number }>(`/admin/events/${event}`);
  const confirmations = await emailsTo(api.varFolder, email, 'Inscription confirmée');
  return { ...books, taken: body.current_participants, mails: confirmations.length };
}
const PAID_ONCE = { status: 'confirmed', sold: 1250, tickets: 1, refunds: 0, taken: 1, mails: 1 };

interface Provider {
  name: string;
  method: string;
  entries: string[];
  pays(registration: Begun): void;
  /** What the provider posts about it. */
  announcements(registration: Begun): (() => Promise<number>)[];
}

const WEBHOOK = '/donations/webhook';
const STRIPE: Provider = {
  name: 'Stripe',
  method: 'stripe',
  entries: ['ticket 1', 'ticket_fee 1'],
  pays: ({ attempt }) => {
    const pages = stripe.state.all('checkout.session');
    stripe.payer.pays(pages.find((page) => page['client_reference_id'] === attempt)!.id);
  },
  announcements: () =>
    stripe.deliveries
      .next()
      // Stripe writes an announcement of its own now and then of what another one has said.
      .flatMap((event) => [event, { ...event, id: `${event.id}_again` }])
      .map((event) => () => stripe.deliveries.post(`${api.url}${WEBHOOK}/stripe/`, event)),
};
const MTN: Provider = {
  name: 'MTN',
  method: 'mobile_money',
  entries: ['ticket 1'],
  pays: ({ attempt }) => momo.accept(attempt),
  announcements: ({ attempt }) => [
    async () => {
      const body = JSON.parse(momo.callbackBody(attempt));
      return (await api.request(`${WEBHOOK}/mobile_money/`, { method: 'PUT', body })).status;
    },
  ],
};
const orderOf = ({ attempt }: Begun) =>
  [...paypal.orders.values()].find(({ purchase_units: [unit] }) => unit!.custom_id === attempt)!;
const PAYPAL: Provider = {
  name: 'PayPal',
  method: 'paypal',
  entries: ['ticket 1', 'ticket_fee 1'],
  pays: (registration) => paypal.approve(orderOf(registration).id),
  announcements: (registration) =>
    [1, 2]
      .map(() => paypal.event('CHECKOUT.ORDER.APPROVED', { id: orderOf(registration).id }))
      .map((event) => async () => (await api.request(`${WEBHOOK}/paypal/`, event)).status),
};

describe.each([STRIPE, MTN, PAYPAL])(
  'a payment of a registration that $name announces five times',
  (provider) => {
    const announced = async (registration: Begun) => {
      const announcements = provider.announcements(registration);
      expect(announcements.length).toBeGreaterThan(0);
      const statuses = await atOnce(TIMES * announcements.length, (turn) =>
        announcements[turn % announcements.length]!(),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    };
    const returns = (registration: Begun) => confirmPayment(api, registration.event, registration.attempt);
    let registration: Begun;
    beforeEach(async () => {
      registration = await begun(provider.method);
      // What was announced of the page itself is none of the payment.
      stripe.deliveries.next();
      provider.pays(registration);
    });
    afterEach(async () => {
      expect(await becomes(registration)).toEqual({ ...PAID_ONCE, entries: provider.entries });
    });

    it('is one seat, one entry and one e-mail where its payer never comes back', () =>
      announced(registration));

    it('before its payer comes back', async () => {
      await announced(registration);
      expect((await returns(registration)).status).toBe(200);
    });

    it('after its payer came back', async () => {
      const { body } = await returns(registration);
      expect(body).toMatchObject({ status: 'confirmed', is_paid: true });
      await announced(registration);
    });

    it('as its payer comes back, and looks again and again', async () => {
      await Promise.all([announced(registration), atOnce(TIMES, () => returns(registration))]);
    });
  },
);
