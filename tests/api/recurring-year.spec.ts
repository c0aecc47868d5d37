import type { DonationInput, RecurringGiftPage } from '@livres/api/contract';
import { Clock } from '@livres/api/dist/platform/clock/clock.js';
import { RecurringNoticesService } from '@livres/api/dist/giving/recurring/recurring-notices.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStripe } from '../factories/providers.ts';
import { testApi } from '../factories/api.ts';
import { giversOf } from '../factories/donations.ts';
import { emailTo, emailsIn, emailsTo } from '../factories/emails.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import type { StripeServer } from '../fakes/stripe-server.ts';

const FIRST_DAY = '2026-01-31T10:00:00Z';
/** A year less a day after the first: the anniversary is not here yet. */
const LAST_DAY = '2027-01-30T12:00:00Z';

interface Giver {
  id: string;
  token: string;
  email: string;
  subscription: string;
}

const givers = {} as Record<Who, Giver>;
const seen = {} as Record<'failing' | 'recovered' | 'paused' | 'away' | 'back', RecurringGiftPage>;
const pages = {} as Record<Who, RecurringGiftPage>;
const WHO = {
  monthly: { amount: '20', frequency: 'monthly' },
  quarterly: { amount: '60', frequency: 'quarterly' },
  yearly: { amount: '120', frequency: 'yearly' },
  recovered: { amount: '20', frequency: 'monthly' },
  lost: { amount: '20', frequency: 'monthly' },
  paused: { amount: '20', frequency: 'monthly' },
  changed: { amount: '20', frequency: 'monthly' },
  stopped: { amount: '20', frequency: 'monthly' },
} satisfies Record<string, Partial<DonationInput>>;
type Who = keyof typeof WHO;

const subjectsTo = async ({ email }: Giver) =>
  (await emailsTo(api.varFolder, email)).map(({ subject }) => subject);
const read = async (giver: Giver): Promise<RecurringGiftPage> => {
  await renewOldLink(giver);
  return (await api.request(`/donations/recurring/track/${giver.token}/`)).body;
};
const ask = async (giver: Giver, action: string, body: object = {}) => {
  await renewOldLink(giver);
  return api.request(`/donations/subscriptions/${giver.id}/${action}/`, {
    method: action === 'amount' ? 'PATCH' : 'POST',
    body,
    headers: { 'x-donation-token': giver.token },
  });
};
/** A link of more than 90 days only has a fresh one mailed. */
async function renewOldLink(giver: Giver): Promise<void> {
  const path = `/donations/recurring/track/${giver.token}/`;
  if ((await api.request(path)).status !== 410) return;
  expect((await api.request(`${path}renewal/`, { method: 'POST' })).status).toBe(200);
  giver.token = await tokenMailed(giver, 'Votre nouveau lien', 'regulier');
}
/** The token of the newest email with this subject, once it is another one than the one that is known. */
function tokenMailed({ email, token }: Giver, subject: string, page: string): Promise<string> {
  return eventually(`a letter « ${subject} »`, async () => {
    const message = (await emailsTo(api.varFolder, email)).findLast((one) => one.subject.includes(subject));
    const found = new RegExp(`/don/${page}/([\\w-]{43})`).exec(message?.text ?? '')?.[1];
    return found && found !== token ? found : undefined;
  });
}

/** What Stripe has to say is said, and heard. */
async function settle(): Promise<void> {
  for (const event of stripe.deliveries.next()) await post(event);
  await heard();
}

/** Signed at the moment that our own clock has. */
async function post(event: Parameters<StripeServer['deliveries']['sign']>[0]): Promise<void> {
  const signed = stripe.deliveries.sign(event, { at: api.app.get(Clock).now() });
  const { status } = await fetch(`${api.url}/donations/webhook/stripe/`, { method: 'POST', ...signed });
  expect(status).toBe(200);
}

const heard = () =>
  eventually(
    'everything that Stripe said handled, and its letters sent',
    async () => {
      const [{ open }] = await api.query(
        `SELECT (SELECT count(*) FROM payment_events WHERE handled_at IS NULL)
              + (SELECT count(*) FROM jobs.job WHERE name = 'mail.send' AND state < 'completed') AS open`,
      );
      return Number(open) === 0;
    },
    180_000,
  );

/** Both clocks move on, and Stripe takes what is due on the way. */
async function on(moment: string): Promise<void> {
  clock.set(moment);
  stripe.advanceTo(new Date(moment));
  await settle();
}

async function give(who: Who): Promise<void> {
  const email = `${who}@example.org`;
  const first = await giversOf(api).given({ ...WHO[who], email, payment_method: 'card' });
  const [attempt] =
    await api.sql`SELECT provider_session_id FROM payment_attempts WHERE subject_id = ${first.id}`;
  const { subscription } = stripe.payer.pays(attempt.provider_session_id) as unknown as {
    subscription: string;
  };
  await settle();
  const message = await emailTo(api.varFolder, email, 'est en place');
  const [gift] = await api.sql`SELECT id FROM recurring_gifts WHERE email = ${email}`;
  const token = /\/don\/regulier\/([\w-]{43})/.exec(message.text)![1]!;
  givers[who] = { id: gift.id, token, email, subscription };
}

/** From one winter to the next. */
async function live(): Promise<void> {
  stripe.state.setNow(new Date(FIRST_DAY));
  for (const who of Object.keys(WHO) as Who[]) await give(who);
  await on('2026-02-15T10:00:00Z');
  stripe.payer.cardOf(givers.recovered.subscription, 'expired_card');
  stripe.payer.cardOf(givers.lost.subscription, 'insufficient_funds');
  stripe.isAway = true;
  expect((await ask(givers.paused, 'pause', { months: 2 })).status).toBe(503);
  seen.away = await read(givers.paused);
  stripe.isAway = false;
  expect((await ask(givers.paused, 'pause', { months: 2 })).status).toBe(200);
  seen.paused = await read(givers.paused);
  // The answer is lost on its way, and asked for again: the amount changes once.
  expect((await ask(givers.changed, 'amount', { amount: '35' })).status).toBe(200);
  const proof = await tokenMailed(givers.changed, 'À confirmer', 'regulier/confirmer');
  stripe.befall({ kind: 'lose_answer' }, /POST \/v1\/subscriptions/);
  const confirmed = await api.request(`/donations/recurring/confirmations/${proof}/`, { method: 'POST' });
  expect(confirmed.status).toBe(200);
  await on('2026-03-01T10:00:00Z');
  seen.failing = await read(givers.recovered);
  const { body } = await ask(givers.recovered, 'payment-method', { token: givers.recovered.token });
  stripe.payer.changesCard(body.url, { exp_month: 3, exp_year: 2027 });
  await on('2026-03-10T10:00:00Z');
  seen.recovered = await read(givers.recovered);
  await on('2026-05-01T10:00:00Z');
  seen.back = await read(givers.paused);
  await on('2026-06-10T10:00:00Z');
  expect((await ask(givers.stopped, 'cancel')).status).toBe(200);
  await on(LAST_DAY);
  for (const who of Object.keys(WHO) as Who[]) pages[who] = await read(givers[who]);
}

const stripe = testStripe();
const api = testApi(() => ({ ...stripe.env, CONTACT_EMAIL: 'bureau@livres.example' }));
const clock = stoppedClock(api, new Date(FIRST_DAY));
beforeAll(async () => {
  await live();
});

describe('a year of gifts that come again', () => {
  it.each([
    ['monthly', 12, 240],
    ['quarterly', 4, 240],
    ['yearly', 1, 120],
  ] as const)('%s, they are %i gifts', (who, payments, given) => {
    expect(pages[who]).toMatchObject({ status: 'active', payments, given, failed_payments: 0 });
    expect(new Set(pages[who].history.map(({ reference }) => reference)).size).toBe(payments);
    expect(pages[who].next_payment_at).toBe('2027-01-31T10:00:00.000Z');
  });

  it('a card that fails is explained, and nothing is missing once another is given', async () => {
    expect(seen.failing).toMatchObject({ status: 'past_due', failed_payments: 1, payments: 1 });
    expect(seen.failing.last_failure).toContain('expirée');
    expect(seen.recovered).toMatchObject({ status: 'active', failed_payments: 0, last_failure: null });
    expect(pages.recovered).toMatchObject({ payments: 12, given: 240 });
    const subjects = await subjectsTo(givers.recovered);
    expect(subjects.filter((subject) => subject.includes('n’a pas pu être prélevé'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('de nouveau en ordre'))).toHaveLength(1);
  });

  it('a card that never works again ends it, at the provider’s word, and its donor is told', async () => {
    expect(pages.lost).toMatchObject({ status: 'cancelled', payments: 1, given: 20, may: [] });
    const subjects = await subjectsTo(givers.lost);
    expect(subjects.filter((subject) => subject.includes('n’a pas pu être prélevé'))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes('s’est arrêté'))).toHaveLength(1);
  });

  it('nothing is taken during a pause, which ends by itself', async () => {
    expect(seen.paused).toMatchObject({ status: 'paused', paused_until: '2026-04-15T04:00:00.000Z' });
    expect(seen.back).toMatchObject({ status: 'active', paused_until: null, payments: 2 });
    expect(pages.paused).toMatchObject({ payments: 10, given: 200 });
    const days = pages.paused.history.map(({ at }) => at.slice(0, 7));
    expect(days).not.toContain('2026-02');
    expect(days).not.toContain('2026-03');
    expect(await subjectsTo(givers.paused)).toContain('Votre don mensuel reprend');
  });

  it('a provider that is away changes nothing, and is asked again', () => {
    expect(seen.away).toMatchObject({ status: 'active', paused_until: null });
  });

  it('a new amount is taken from the next payment on, once, though the answer was lost', async () => {
    expect(pages.changed).toMatchObject({ amount: 35, payments: 12, given: 20 + 11 * 35 });
    const subjects = await subjectsTo(givers.changed);
    expect(subjects.filter((subject) => subject.startsWith('Votre don mensuel passe à 35'))).toHaveLength(1);
  });

  it('one that its donor stopped is taken no more', () => {
    expect(pages.stopped).toMatchObject({ status: 'cancelled', payments: 5, given: 100 });
  });

  it('is in the journal to the cent', async () => {
    const [{ given }] = await api.query(
      "SELECT -sum(amount) AS given FROM journal_postings WHERE account = 'gifts'",
    );
    const total = Object.values(pages).reduce((sum, page) => sum + page.given, 0);
    expect(Number(given)).toBe(total * 100);
  });

  it('said by the provider all over again, in the other order, changes nothing', async () => {
    const count = async () =>
      (
        await api.query('SELECT (SELECT count(*) FROM donations) d, (SELECT count(*) FROM journal_entries) j')
      )[0];
    const before = await count();
    const emails = (await emailsIn(api.varFolder)).length;
    // Other events about the same things, as a provider tells after a failure of its own.
    for (const event of stripe.state.events.toReversed()) await post({ ...event, id: `${event.id}_2` });
    await heard();
    expect(await count()).toEqual(before);
    for (const who of Object.keys(WHO) as Who[]) expect(await read(givers[who])).toEqual(pages[who]);
    expect(await emailsIn(api.varFolder)).toHaveLength(emails);
  });
});

describe('what is written ahead of time', () => {
  const notices = () => api.app.get(RecurringNoticesService, { strict: false });
  const twice = async (write: () => Promise<void>) => {
    await write();
    await write();
  };

  it('in January: what the year before came to, once for each', async () => {
    clock.set('2027-01-15T08:00:00Z');
    await twice(() => notices().recap());
    const message = await emailTo(api.varFolder, givers.monthly.email, 'En 2026, vous avez donné 240');
    expect(message.text).toContain('12 paiements');
    await emailTo(api.varFolder, givers.stopped.email, 'En 2026, vous avez donné 100');
    const recaps = (await subjectsTo(givers.monthly)).filter((subject) => subject.startsWith('En 2026'));
    expect(recaps).toHaveLength(1);
  });

  it('two weeks before a yearly payment, once', async () => {
    clock.set('2027-01-20T08:00:00Z');
    await twice(() => notices().ahead());
    const message = await emailTo(api.varFolder, givers.yearly.email, 'sera prélevé le 31 janvier 2027');
    expect(message.text).toContain('120');
    const told = (await subjectsTo(givers.yearly)).filter((subject) => subject.includes('sera prélevé'));
    expect(told).toHaveLength(1);
  });

  it('before a card ends, once, and staff see it', async () => {
    clock.set('2027-02-20T08:00:00Z');
    await twice(() => notices().ahead());
    const message = await emailTo(api.varFolder, givers.recovered.email, 'expiration');
    expect(message.text).toContain('31 mars 2027');
    const told = (await subjectsTo(givers.recovered)).filter((subject) => subject.includes('expiration'));
    expect(told).toHaveLength(1);
    const admin = await api.asStaff('administrateur');
    const { body } = await admin('/admin/recurring-gifts?filter={"health":["expiring"]}');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([givers.recovered.id]);
  });
});
