import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type {
  BankLine,
  RegistrationCandidate,
  EventRegistrationRecord,
  RegistrationTimeline,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { emailsIn, mailbox } from '../factories/emails.ts';
import { beginPayment, paidEvent, progressOf, register, verified } from '../factories/registrations.ts';
import { atOnce, eventually } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const bank = bankOf(api, admin);
const REASON = 'Ce virement est d’une autre personne';

beforeAll(async () => {
  const settings = [
    { key: 'bank_iban', value: 'FR7630006000011234567890189' },
    { key: 'bank_holder', value: 'Livres en partage' },
  ];
  const { status } = await admin('/settings/bulk_update/', { body: { settings, reason: '' } });
  expect(status).toBe(200);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Who registered and promised a transfer: 15 € a seat. */
async function promised(over: { seats?: number; donation_amount?: number; event?: number } = {}) {
  const { event: known, ...form } = over;
  const event = known ?? (await anEvent()).id;
  const email = mailbox('awa');
  const { registration_id: id, token } = await verified(api, event, { ...form, email });
  await accepted(beginPayment(api, event, id, 'bank_transfer'));
  return { id, event, email, token, reference: (await record(id)).reference };
}

const anEvent = (over: object = {}) =>
  paidEvent(admin, { price: 15, accepts_donations: true, start_date: inDays(30), end_date: null, ...over });
const record = async (id: string): Promise<EventRegistrationRecord> =>
  (await admin<EventRegistrationRecord>(`/admin/event-registrations/${id}`)).body;
const refundsOf = async ({ id }: { id: string }) =>
  (await admin<RegistrationTimeline>(`/admin/event-registrations/${id}/timeline`)).body.refunds;
const stateOf = async ({ event, id }: { event: number; id: string }) => {
  const { status, is_paid } = await progressOf(api, event, id);
  return { status, is_paid };
};
const share = (line: BankLine, shares: [{ id: string }, string][], more: object = {}) =>
  bank.act(line, 'registrations', {
    registrations: shares.map(([{ id }, amount]) => ({ registration_id: id, amount })),
    ...more,
  });
const undo = (line: BankLine) => bank.act(line, 'registrations/undo', { reason: REASON });
const candidatesOf = async (line: BankLine, q = ''): Promise<RegistrationCandidate[]> =>
  (await admin(`/admin/bank-lines/${line.id}/registrations?q=${encodeURIComponent(q)}`)).body;
/** What the journal holds of these registrations, by account, in minor units. */
const held = async (...ids: string[]): Promise<Record<string, number>> => {
  const rows = await api.sql`SELECT account, sum(amount)::int AS amount FROM journal_entries e
      JOIN journal_postings p ON p.entry_id = e.id
      LEFT JOIN event_registrations r ON r.donation_id = e.donation_id
     WHERE e.subject_id = ANY(${ids}) OR r.id = ANY(${ids}) GROUP BY account HAVING sum(amount) <> 0`;
  return Object.fromEntries(
    rows.map((row: Record<string, unknown>) => [row['account'] as string, row['amount'] as number]),
  );
};
const writtenTo = (email: string, subject: string) =>
  eventually(`« ${subject} » to ${email}`, async () =>
    (await emailsIn(api.varFolder)).find((one) => one.to === email && one.subject.startsWith(subject)),
  );

describe('a line of the bank that pays for registrations', () => {
  it('is shared between two of them, and leaves nothing in suspense', async () => {
    const event = (await anEvent()).id;
    const [one, two] = [await promised({ event }), await promised({ event })];
    const line = await bank.line('30,00', `VIR ${one.reference} ${two.reference.replaceAll('-', ' ')}`);
    const named = await candidatesOf(line);
    expect(named.map(({ reference, owed, is_cited }) => ({ reference, owed, is_cited }))).toEqual(
      expect.arrayContaining([
        { reference: one.reference, owed: 15, is_cited: true },
        { reference: two.reference, owed: 15, is_cited: true },
      ]),
    );
    const before = await bank.held('bank_suspense');
    const { body } = await share(line, [
      [one, '15'],
      [two, '15,00'],
    ]);
    expect(body).toMatchObject({ status: 'registrations', note: expect.stringContaining(one.reference) });
    expect(await bank.held('bank_suspense')).toBe(before + 3000);
    for (const registration of [one, two])
      expect(await stateOf(registration)).toEqual({ status: 'confirmed', is_paid: true });
    expect(await held(one.id, two.id)).toEqual({ bank_suspense: 3000, tickets: -3000 });
    const { paid_at, payment_method } = await record(one.id);
    expect([paid_at?.slice(0, 10), payment_method]).toEqual([line.booked_on, 'bank_transfer']);
  });

  it('of too little is refused by how much, and pays together with the line of the rest', async () => {
    const registration = await promised();
    const [first, rest] = [await bank.line('10,00', registration.reference), await bank.line('5,00')];
    const refused = await share(first, [[registration, '10']]);
    expectAnswer(refused, 409, { type: '/problems/virement-insuffisant', missing: 500 });
    expect(refused.body.detail).toContain('il manque 5\u00a0€');
    expect(await stateOf(registration)).toEqual({ status: 'pending_payment', is_paid: false });
    expect((await bank.find(first.id)).status).toBe('waiting');

    await accepted(share(first, [[registration, '15']], { lines: [rest.id] }));
    expect(await stateOf(registration)).toEqual({ status: 'confirmed', is_paid: true });
    expect(await bank.find(rest.id)).toMatchObject({
      status: 'registrations',
      note: expect.stringContaining(registration.reference),
    });
  });

  it('of too much pays, and the rest is listed until it is given back', async () => {
    const registration = await promised();
    const line = await bank.line('20,00', registration.reference);
    await accepted(share(line, [[registration, '20']]));
    expect(await stateOf(registration)).toEqual({ status: 'confirmed', is_paid: true });
    expect(await held(registration.id)).toEqual({ bank_suspense: 2000, tickets: -1500, to_return: -500 });
    const refunds = await refundsOf(registration);
    expect(refunds).toEqual([expect.objectContaining({ status: 'asked', by_hand: true, amount: 5 })]);
    await writtenTo(registration.email, 'Vous avez versé un peu trop');

    const [refund] = refunds;
    const path = `/admin/event-registrations/${registration.id}/refunds/${refund!.id}/end`;
    await accepted(admin(path, { body: { how: 'by_hand' } }));
    expect(await held(registration.id)).toEqual({ bank: -500, bank_suspense: 2000, tickets: -1500 });
    expect(await stateOf(registration)).toEqual({ status: 'confirmed', is_paid: true });
  });

  it('pays a gift on top too, which is a gift of its own', async () => {
    const registration = await promised({ donation_amount: 10 });
    const line = await bank.line('25,00', registration.reference);
    await accepted(share(line, [[registration, '25']]));
    expect(await held(registration.id)).toEqual({ bank_suspense: 2500, gifts: -1000, tickets: -1500 });
  });

  it('for one that is paid already is to be given back, and nothing else changes', async () => {
    const registration = await promised();
    await accepted(share(await bank.line('15,00'), [[registration, '15']]));
    await accepted(share(await bank.line('15,00'), [[registration, '15']]));
    expect(await held(registration.id)).toEqual({ bank_suspense: 3000, tickets: -1500, to_return: -1500 });
    expect(await stateOf(registration)).toEqual({ status: 'confirmed', is_paid: true });
    await writtenTo(registration.email, 'Un second paiement vous est rendu');
  });

  it('is refused where its sums, its lines or its registrations are not right', async () => {
    const registration = await promised();
    const line = await bank.line('15,00', registration.reference);
    expectAnswer(await share(line, [[registration, '14']]), 409, { type: '/problems/partage-inegal' });
    expectAnswer(await share(await bank.line('-15,00'), [[registration, '15']]), 409, {
      type: '/problems/ligne-au-debit',
    });
    const done = await bank.line('15,00');
    await accepted(bank.act(done, 'ignore', { note: 'Une cotisation' }));
    expectAnswer(await share(line, [[registration, '30']], { lines: [done.id] }), 409, {
      type: '/problems/ligne-deja-prise',
    });
    expect((await share(line, [[{ id: randomUUID() }, '15']])).status).toBe(404);
    for (const registrations of [null, [], [{}], [{ registration_id: registration.id, amount: '0' }], 'x'])
      expect((await bank.act(line, 'registrations', { registrations })).status).toBe(400);
    const twice: [{ id: string }, string] = [registration, '7,50'];
    expect((await share(line, [twice, twice])).status).toBe(400);
    const reader = await api.asStaff('lecteur');
    const body = { version: line.version, registrations: [{ registration_id: registration.id, amount: 15 }] };
    expect((await reader(`/admin/bank-lines/${line.id}/registrations`, { body })).status).toBe(403);
    const { registration_id: id } = (await register(api, registration.event)).body;
    expectAnswer(await share(line, [[{ id }, '15']]), 409, { type: '/problems/etat-impossible' });
    expect((await bank.find(line.id)).status).toBe('waiting');
    expect(await held(registration.id, id)).toEqual({});
    for (const q of ['%', 'x'.repeat(5000), "o'neill"]) expect(await candidatesOf(done, q)).toEqual([]);
  });

  it('shared by ten people at once is shared once', async () => {
    const registration = await promised();
    const line = await bank.line('15,00', registration.reference);
    const answers = await atOnce(10, () => share(line, [[registration, '15']]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held(registration.id)).toEqual({ bank_suspense: 1500, tickets: -1500 });
  });

  it('finds who waits by a name or an event', async () => {
    const title = `Vente ${randomUUID()}`;
    const registration = await promised({ event: (await anEvent({ title })).id });
    const line = await bank.line('99,00');
    expect(await candidatesOf(line, title)).toEqual([
      expect.objectContaining({ registration_id: registration.id, event_title: title, owed: 15 }),
    ]);
  });
});

describe('a share that was a mistake', () => {
  it('is undone: the line waits, the seat stays and is to be paid, and its holder is told', async () => {
    const registration = await promised({ donation_amount: 10 });
    const line = await bank.line('27,00', registration.reference);
    const { body: shared } = await share(line, [[registration, '27']]);
    const [{ donation_id } = { donation_id: null }] =
      await api.sql`SELECT donation_id FROM event_registrations WHERE id = ${registration.id}`;
    const { status, body: freed } = await undo(shared);
    expect([status, freed.status, freed.note]).toEqual([200, 'waiting', '']);
    expect(await held(registration.id)).toEqual({});
    const after = await record(registration.id);
    expect(after).toMatchObject({ status: 'confirmed', paid_at: null, due: 15 });
    expect(await refundsOf(registration)).toEqual([expect.objectContaining({ status: 'refused' })]);
    expect((await admin(`/admin/donations/${donation_id}`)).body.status).toBe('cancelled');
    const { text } = await writtenTo(registration.email, 'Votre paiement n’est pas encore arrivé');
    expect(text).toContain('il reste 15\u00a0€');

    // The right line comes: the seat is paid by it, once.
    await accepted(share(await bank.line('15,00'), [[registration, '15']]));
    expect(await held(registration.id)).toEqual({ bank_suspense: 1500, tickets: -1500 });
    expect(await record(registration.id)).toMatchObject({ status: 'confirmed', due: 0 });
  });

  it('undone and made again, three times, is paid once', async () => {
    const registration = await promised();
    let line = await bank.line('15,00', registration.reference);
    for (let turn = 0; turn < 3; turn += 1) {
      line = (await share(line, [[registration, '15']])).body;
      line = (await undo(line)).body;
    }
    expect(await held(registration.id)).toEqual({});
    line = (await share(line, [[registration, '15']])).body;
    expect(line.status).toBe('registrations');
    expect(await held(registration.id)).toEqual({ bank_suspense: 1500, tickets: -1500 });
  });

  it('to one whose seat is gone leaves nothing to give back', async () => {
    const registration = await promised();
    await accepted(
      api.request(`/event-registrations/track/${registration.token}/cancel/`, { method: 'POST' }),
    );
    const { body: line } = await share(await bank.line('15,00'), [[registration, '15']]);
    expect(await stateOf(registration)).toMatchObject({ status: 'refunded' });
    expect(await held(registration.id)).toEqual({ bank_suspense: 1500, to_return: -1500 });
    await accepted(undo(line));
    expect(await stateOf(registration)).toMatchObject({ status: 'cancelled' });
    expect(await held(registration.id)).toEqual({});
    expect((await refundsOf(registration)).filter(({ waits }) => waits)).toEqual([]);
  });

  it('frees all the lines that paid together', async () => {
    const registration = await promised();
    const [first, rest] = [await bank.line('10,00'), await bank.line('5,00')];
    await accepted(share(first, [[registration, '15']], { lines: [rest.id] }));
    await accepted(undo(await bank.find(rest.id)));
    expect([(await bank.find(first.id)).status, (await bank.find(rest.id)).status]).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(await held(registration.id)).toEqual({});
  });

  it('is not undone once money went back, nor by what undoes gifts', async () => {
    const registration = await promised();
    const { body: line } = await share(await bank.line('15,00'), [[registration, '15']]);
    const other = await bank.act(line, 'undo', { reason: REASON });
    expectAnswer(other, 409, { type: '/problems/ligne-d-inscriptions' });
    const refund = { reason: 'Empêchée', key: randomUUID(), amount: '5', by_hand: true };
    await accepted(admin(`/admin/event-registrations/${registration.id}/refunds`, { body: refund }));
    expectAnswer(await undo(line), 409, { type: '/problems/rembourse-depuis' });
    expect((await bank.find(line.id)).status).toBe('registrations');
  });
});

describe('whatever staff and those registered do in whatever order', () => {
  type Act = { kind: 'share' | 'undo' | 'give_back' | 'cancel'; pick: number };
  const acts: fc.Arbitrary<Act[]> = fc.array(
    fc.record({
      kind: fc.constantFrom<Act['kind']>('share', 'share', 'share', 'undo', 'undo', 'give_back', 'cancel'),
      pick: fc.nat({ max: 5 }),
    }),
    { minLength: 3, maxLength: 12 },
  );

  async function check(history: readonly Act[]): Promise<void> {
    const event = (await anEvent({ refund_until_days: 0, refund_percentage: 100 })).id;
    const people = [await promised({ event }), await promised({ event })];
    const lines: BankLine[] = [];
    const giveBack = async () => {
      for (const person of people)
        for (const refund of await refundsOf(person))
          if (refund.waits)
            await admin(`/admin/event-registrations/${person.id}/refunds/${refund.id}/end`, {
              body: { how: refund.status === 'asked' ? 'by_hand' : 'left' },
            });
    };
    for (const { kind, pick } of history) {
      const person = people[pick % 2]!;
      const shared = lines[pick % Math.max(1, lines.length)];
      if (kind === 'share') {
        const { due, total, is_paid } = await record(person.id);
        const owed = due > 0 ? due : is_paid ? 15 : total;
        const amount = String(owed + (pick > 3 ? 5 : 0));
        const line = await bank.line(`${amount},00`);
        lines.push(line);
        await share(line, [[person, amount]]);
      } else if (kind === 'undo' && shared) await undo(await bank.find(shared.id));
      else if (kind === 'give_back') await giveBack();
      else if (kind === 'cancel')
        await api.request(`/event-registrations/track/${person.token}/cancel/`, { method: 'POST' });
    }
    await giveBack();
    const ids = people.map(({ id }) => id);
    const { bank: back = 0, bank_suspense: came = 0, tickets = 0, ...others } = await held(...ids);
    const records = await Promise.all(ids.map(record));
    const sold = records.filter(({ status, is_paid, due }) => status === 'confirmed' && is_paid && due === 0);
    expect({ tickets: 0 - tickets, money: came + back, others }).toEqual({
      tickets: sold.length * 1500,
      money: sold.length * 1500,
      others: {},
    });
    const now = await Promise.all(lines.map(({ id }) => bank.find(id)));
    const taken = now.filter(({ status }) => status === 'registrations');
    expect(taken.reduce((sum, { amount }) => sum + amount, 0) * 100).toBe(came);
  }

  // So many and no less: one that is cut short by time goes on in a product that is gone.
  it('what came is a seat, is owed or went back, and a line waits or pays', () =>
    fc.assert(fc.asyncProperty(acts, check), { numRuns: 12 }));
});
