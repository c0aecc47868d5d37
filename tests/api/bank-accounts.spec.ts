import { randomUUID } from 'node:crypto';
import type { BankEntry, DepositCandidate } from '@livres/api/contract';
import { PaymentComparisonService } from '@livres/api/dist/giving/payments/payment-comparison.service.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testStripe } from '../factories/providers.ts';
import { accepted } from '../factories/answers.ts';
import { startApi, testApi, adminOf } from '../factories/api.ts';
import { actCurrent } from '../factories/current-version.ts';
import { bankOf, type JournalLine } from '../factories/bank.ts';
import { handleAnnouncements, pledge } from '../factories/paid-gifts.ts';
import { promiseTransfer, statementForm, IBAN } from '../factories/transfers.ts';
import { DAY_MS } from '@livres/api/contract';

const stripe = testStripe();
const api = testApi(() => ({ ...stripe.env, WORKER: 'apart' }));
const admin = adminOf(api);
const bank = bankOf(api, admin);

const payoutEntries = (ref: string): Promise<JournalLine[]> =>
  api.sql`SELECT kind, account, amount::int FROM journal_entries e
      JOIN journal_postings p ON p.entry_id = e.id
      WHERE ref = ${`stripe:${ref}`} ORDER BY p.id`;
const announce = async () => {
  await stripe.deliveries.deliver(api.url);
  await handleAnnouncements(api);
};
const entriesLike = (id: string): Promise<BankEntry[]> => bank.entriesLike(id);

describe('a payout of Stripe', () => {
  it('is in the journal once it is paid, by its event or by the comparison, and once however often it is told', async () => {
    const gift = await pledge(api);
    stripe.payer.pays(gift.session_id);
    const sent = stripe.payer.paysOut(4100);
    await announce();
    expect(await payoutEntries(sent.id)).toEqual([]);
    stripe.payer.payoutEnds(sent.id, 'paid');
    await announce();
    const entered = [
      { kind: 'payout', account: 'bank', amount: 4100 },
      { kind: 'payout', account: 'provider:stripe', amount: -4100 },
    ];
    expect(await payoutEntries(sent.id)).toEqual(entered);

    const missed = stripe.payer.paysOut(250);
    stripe.payer.payoutEnds(missed.id, 'paid');
    // Neither announced nor in the list of events any more: its own list has it.
    stripe.state.events.splice(0);
    stripe.deliveries.next();
    const since = new Date(Date.now() - DAY_MS);
    const comparison = api.app.get(PaymentComparisonService, { strict: false });
    await comparison.compareMoved('stripe', since);
    await comparison.compareMoved('stripe', since);
    expect(await payoutEntries(missed.id)).toHaveLength(2);
    expect(await payoutEntries(sent.id)).toEqual(entered);
  });

  it('that the bank refuses after it was paid comes back, once', async () => {
    const sent = stripe.payer.paysOut(900);
    stripe.payer.payoutEnds(sent.id, 'paid');
    await announce();
    stripe.payer.payoutEnds(sent.id, 'failed');
    await announce();
    stripe.state.emitEvent('payout.failed', sent);
    await announce();
    expect((await payoutEntries(sent.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payout', 900],
      ['payout', -900],
      ['payout_failed', -900],
      ['payout_failed', 900],
    ]);
  });

  it('is matched with its line once only, and the line makes no entry of its own', async () => {
    const sent = stripe.payer.paysOut(77_700);
    const line = await bank.line('777,00', 'STRIPE');
    const unknown = await bank.act(line, 'payout', { provider: 'stripe' });
    expect([unknown.status, unknown.body.type]).toEqual([409, '/problems/versement-inconnu']);
    stripe.payer.payoutEnds(sent.id, 'paid');
    await announce();
    const twin = await bank.line('777,00', 'STRIPE');
    const held = await bank.held();
    const answers = await Promise.all(
      [line, twin].map((one) => bank.act(one, 'payout', { provider: 'stripe' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Stripe had said it: the line and the payout are one movement.
    expect(await bank.held()).toBe(held - 77_700);
    const matched = answers.find(({ status }) => status === 200)!.body;
    expect(matched).toMatchObject({ status: 'payout', note: 'Versement de Stripe' });
    const { body } = await bank.act(matched, 'undo', { reason: 'Autre ligne' });
    expect(body.status).toBe('waiting');
    expect(await bank.held()).toBe(held);
    const [entry] = await entriesLike(twin.id);
    const free = await bank.find(twin.id);
    expect((await bank.act(free, 'link', { entry_id: entry!.entry_id })).body.status).toBe('payout');
  });
});

describe('a line of the bank', () => {
  it('that is a payout of PayPal makes its entry, which its undoing reverses, and which may come again', async () => {
    let line = await bank.line('64,00', 'PAYPAL EUROPE');
    const [held, there, waiting] = [
      await bank.held(),
      await bank.held('provider:paypal'),
      await bank.held('bank_suspense'),
    ];
    for (let turn = 0; turn < 2; turn += 1) {
      line = (await bank.act(line, 'payout', { provider: 'paypal' })).body;
      expect([line.status, await bank.held(), await bank.held('provider:paypal')]).toEqual([
        'payout',
        held,
        there - 6400,
      ]);
      expect(await bank.held('bank_suspense')).toBe(waiting + 6400);
      line = (await bank.act(line, 'undo', { reason: 'Erreur' })).body;
      expect([await bank.held(), await bank.held('provider:paypal')]).toEqual([held, there]);
    }
  });

  it('that is a fee of the bank, and nothing else that a debit is not', async () => {
    const line = await bank.line('-7,50', 'FRAIS TENUE DE COMPTE');
    const gift = await promiseTransfer(api);
    for (const [name, body] of [
      ['match', { donation_id: gift.id }],
      ['gift', { donor: { donor_type: 'particulier' } }],
      ['payout', { provider: 'paypal' }],
      ['deposit', { donation_ids: [gift.id] }],
    ] as const)
      expect((await bank.act(line, name, body)).body.type).toBe('/problems/ligne-au-debit');
    const fees = await bank.held('fees');
    expect((await bank.act(line, 'fee')).body).toMatchObject({ status: 'fee', amount: -7.5 });
    expect(await bank.held('fees')).toBe(fees + 750);
    expect((await bank.act(line, 'fee')).status).toBe(409);
    expect((await bank.act(await bank.line('7,50'), 'fee')).body.type).toBe('/problems/ligne-au-credit');
  });

  it('that is a refund made by hand is matched with what the journal has, for the same sum only', async () => {
    const promised = await promiseTransfer(api);
    const received = await bank.line('50,00', promised.reference);
    await bank.act(received, 'match', { donation_id: promised.id });
    const { body: record } = await admin(`/admin/donations/${promised.id}`);
    await admin(`/admin/donations/${promised.id}/refunds`, {
      body: { reason: 'Erreur', key: randomUUID(), amount: '20,00', version: record.version },
    });
    const line = await bank.line('-20,00', 'VIR EMIS');
    const [entry] = (await entriesLike(line.id)).filter(({ donation_id }) => donation_id === promised.id);
    expect(entry).toMatchObject({ amount: -20, label: `Remboursement, don ${promised.reference}` });
    const other = await bank.act(await bank.line('-21,00'), 'link', { entry_id: entry!.entry_id });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([400, ['entry_id']]);
    const held = await bank.held();
    expect((await bank.act(line, 'link', { entry_id: entry!.entry_id })).body.status).toBe('linked');
    const again = await bank.act(await bank.line('-20,00'), 'link', { entry_id: entry!.entry_id });
    expect(again.body.type).toBe('/problems/ecriture-indisponible');
    expect(await bank.held()).toBe(held);
    for (const entry_id of [null, 0, -1, 1.5, 'x', 1e300])
      expect((await bank.act(await bank.line('-20,00'), 'link', { entry_id })).status).toBe(400);
  });
});

describe('a deposit of cheques and cash', () => {
  it('is those that were chosen, whose sum is the line’s, once only', async () => {
    const [one, other, cash] = [
      await bank.inHand('30,00'),
      await bank.inHand('45,50'),
      await bank.inHand('4,50', 'cash'),
    ];
    const line = await bank.line('80,00', 'REM CHQ');
    const inHand = async () =>
      (await admin<DepositCandidate[]>(`/admin/bank-lines/${line.id}/deposit-candidates`)).body.map(
        ({ donation_id }) => donation_id,
      );
    expect(await inHand()).toEqual(expect.arrayContaining([one, other, cash]));
    const short = await bank.act(line, 'deposit', { donation_ids: [one, other] });
    expect(short.body.errors.donation_ids).toMatch(/75,50.*80,00/);
    const twin = await bank.line('80,00', 'REM CHQ');
    const [held, cheques] = [await bank.held(), await bank.held('cheques')];
    const answers = await Promise.all(
      [line, twin].map((each) => bank.act(each, 'deposit', { donation_ids: [one, other, cash, one] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const done = answers.find(({ status }) => status === 200)!.body;
    expect(done).toMatchObject({ status: 'deposit', note: '2\u00a0chèques, 1\u00a0don en espèces' });
    expect([await bank.held(), await bank.held('cheques')]).toEqual([held, cheques - 7550]);
    expect(await inHand()).not.toEqual(expect.arrayContaining([one]));

    const undone = await actCurrent(admin, `/admin/donations/${one}`, 'undo', { reason: 'Erreur' });
    expect(undone.body.type).toBe('/problems/don-remis-en-banque');
    const { body: free } = await bank.act(done, 'undo', { reason: 'Mauvaise remise' });
    expect([await bank.held(), await bank.held('cheques')]).toEqual([held, cheques]);
    expect((await bank.act(free, 'deposit', { donation_ids: [one, other, cash] })).status).toBe(200);
  });

  it('is refused where one of them is not in hand', async () => {
    const line = await bank.line('10,00');
    const card = await pledge(api);
    for (const donation_ids of [[card.id], [randomUUID()], [], null, ['x'], Array(501).fill(randomUUID())])
      expect((await bank.act(line, 'deposit', { donation_ids })).status).toBe(400);
  });

  it('that was made is what a refund by hand is then paid from', async () => {
    const id = await bank.inHand('90,00');
    await bank.act(await bank.line('90,00'), 'deposit', { donation_ids: [id] });
    const { body } = await admin(`/admin/donations/${id}`);
    await admin(`/admin/donations/${id}/refunds`, {
      body: { reason: 'Rendu', key: randomUUID(), version: body.version },
    });
    expect((await bank.journalOf(id)).at(-2)).toEqual({ kind: 'refund', account: 'bank', amount: -9000 });
  });
});

describe('money that came by mistake', () => {
  it('is given back by the debit of its amount: both are handled, and no gift, receipt nor account keeps it', async () => {
    const [held, suspense, gifts] = [
      await bank.held(),
      await bank.held('bank_suspense'),
      await bank.held('gifts'),
    ];
    const words = `VIR ERREUR ${randomUUID()}`;
    await accepted(bank.importCsv([{ amount: '68,00', wording: words, day: '02/11/2026' }]));
    const [credit] = await bank.listed({ q: words });
    expect([await bank.held(), await bank.held('bank_suspense')]).toEqual([held + 6800, suspense - 6800]);
    const debit = await bank.line('-68,00', 'VIR EMIS');
    expect((await bank.returnable(debit.id)).map(({ id }) => id)).toContain(credit!.id);
    const { body } = await bank.act(debit, 'return', { credit_id: credit!.id });
    expect(body).toMatchObject({ status: 'returned', note: 'Rend la somme reçue le 02/11/2026' });
    expect(await bank.find(credit!.id)).toMatchObject({ status: 'returned', donation_id: null });
    const other = await bank.line('-68,00');
    expect(await bank.returnable(other.id)).toEqual([]);
    await bank.act(other, 'fee');
    expect([await bank.held(), await bank.held('bank_suspense'), await bank.held('gifts')]).toEqual([
      held - 6800,
      suspense,
      gifts,
    ]);
  });

  it('waits again on both lines once that was a mistake, whichever of them it is undone from', async () => {
    for (const from of ['credit', 'debit'] as const) {
      const pair = { credit: await bank.line('33,00'), debit: await bank.line('-33,00') };
      await bank.act(pair.debit, 'return', { credit_id: pair.credit.id });
      const { status } = await bank.act(await bank.find(pair[from].id), 'undo', { reason: 'Autre ligne' });
      expect(status).toBe(200);
      for (const { id } of Object.values(pair))
        expect(await bank.find(id)).toMatchObject({ status: 'waiting', note: '', handled_by: null });
      const again = await bank.act(await bank.find(pair.debit.id), 'return', { credit_id: pair.credit.id });
      expect(again.status).toBe(200);
    }
  });

  it('is not given back by another amount, twice, by a gift’s line or before it came', async () => {
    const [credit, debit] = [await bank.line('21,00'), await bank.line('-21,00')];
    const refused = async (line: typeof debit, credit_id: unknown) => {
      const { status, body } = await bank.act(line, 'return', { credit_id });
      return [status, body.type];
    };
    expect(await refused(await bank.line('-22,00'), credit.id)).toEqual([409, '/problems/retour-impossible']);
    expect(await refused(credit, debit.id)).toEqual([409, '/problems/ligne-au-credit']);
    expect(await refused(debit, debit.id)).toEqual([409, '/problems/retour-impossible']);
    expect(await refused(debit, randomUUID())).toEqual([404, '/problems/ligne-introuvable']);
    for (const credit_id of [null, 3, 'x', [credit.id]])
      expect((await refused(debit, credit_id))[0]).toBe(400);
    const gift = await promiseTransfer(api);
    const matched = await bank.line('50,00', gift.reference);
    await bank.act(matched, 'match', { donation_id: gift.id });
    expect(await refused(await bank.line('-50,00'), matched.id)).toEqual([
      409,
      '/problems/retour-impossible',
    ]);
    const twins = [debit, await bank.line('-21,00')];
    const answers = await Promise.all(twins.map((line) => refused(line, credit.id)));
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
  });

  it('of the demonstration makes no real gift', async () => {
    const line = await bank.line('12,00');
    await api.sql`UPDATE bank_lines SET mode = 'test' WHERE id = ${line.id}`;
    const donor = { donor_type: 'particulier', last_name: 'Ndiaye' };
    const { body } = await bank.act(line, 'gift', { donor });
    const [made] = await api.sql`SELECT mode FROM donations WHERE id = ${body.donation_id}`;
    expect(made).toEqual({ mode: 'test' });
  });
});

describe('what the bank says and what the journal says', () => {
  const euros = async () => (await bank.overview()).banks.find(({ currency }) => currency === 'EUR')!;

  it('agree on what waits and what was put aside, which stands on an account of its own', async () => {
    const before = await euros();
    const suspense = await bank.held('bank_suspense');
    expect(before.unexplained).toBe(0);
    await bank.line('15,00');
    const aside = await bank.line('400,00', 'SUBVENTION');
    await bank.act(aside, 'ignore', { note: 'Subvention' });
    const after = await euros();
    expect(after).toMatchObject({
      journal: before.journal + 415,
      waiting: { count: before.waiting.count + 1 },
      ignored: { count: before.ignored.count + 1 },
      unexplained: 0,
    });
    expect(after.difference).toBeCloseTo(before.difference, 5);
    expect(await bank.held('bank_suspense')).toBe(suspense - 41_500);
  });

  it('begin from the balance that staff read, or that a statement says', async () => {
    const before = await euros();
    const day = '2026-11-20';
    const typed = await admin('/admin/bank-balances', { body: { day, amount: '1 250,50' } });
    expect(typed.status).toBe(200);
    const now = await euros();
    expect(now.balances).toContainEqual({
      account: '',
      day,
      amount: 1250.5,
      source: 'staff',
      by: expect.any(String),
    });
    expect(now).toMatchObject({ bank: 1250.5, journal: before.journal, unexplained: 0 });
    const xml = `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-03</Dt></Dt></Bal>
      <Ntry><Amt Ccy="EUR">40.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-03</Dt></BookgDt><AcctSvcrRef>${randomUUID()}</AcctSvcrRef></Ntry>
      </Stmt></BkToCstmrStmt></Document>`;
    await admin('/admin/bank-statements/import', { body: statementForm(xml, {}, 'releve.xml') });
    expect(await euros()).toMatchObject({ bank: 1550.5, unexplained: 0 });
    expect((await bank.overview()).bank_accounts).toEqual(['', '0189']);
  });

  it.each([
    [{ day: '2026-11-20', amount: '1.000' }, 'amount'],
    [{ day: '2026-11-20', amount: 'mille' }, 'amount'],
    [{ day: '2026-11-20', amount: null }, 'amount'],
    [{ day: '2099-01-01', amount: '5' }, 'day'],
    [{ day: '2026-02-31', amount: '5' }, 'day'],
    [{ day: '2026-11-20', amount: '5', account: 'x'.repeat(40) }, 'account'],
  ])('are not told by a balance that is none: %j', async (body, field) => {
    const answer = await admin('/admin/bank-balances', { body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('of every account, for those who keep the money and those who read', async () => {
    expect((await bank.overview()).accounts).toContainEqual(
      expect.objectContaining({ account: 'cheques', number: '511200', label: 'Chèques à encaisser' }),
    );
    const reader = await api.asStaff('lecteur');
    expect((await reader('/admin/bank-balances')).status).toBe(200);
    const editor = await api.asStaff('editeur');
    expect((await editor('/admin/bank-balances')).status).toBe(403);
  });
});

describe('whatever is imported, matched, undone, deposited and paid out', () => {
  const HANDLINGS = [
    'deposit',
    'fee',
    'gift',
    'ignore',
    'link',
    'match',
    'payout',
    'return',
    'undo',
  ] as const;
  type Step = { kind: 'credit' | 'debit'; cents: number } | { kind: Handling; at: number };
  type Handling = (typeof HANDLINGS)[number];
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constantFrom('credit', 'debit'), cents: fc.integer({ min: 1, max: 99_999 }) }),
    fc.record({
      kind: fc.constantFrom(...HANDLINGS, 'undo' as const),
      at: fc.nat(50),
    }),
  );
  const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

  it('the bank’s account in the journal is the bank’s, and what waits stands beside it', async () => {
    const apart = await startApi();
    const desk = bankOf(apart, await apart.asStaff('administrateur'));
    // Transfers that staff entered by hand are at the bank before a statement says so.
    const said = async () => {
      const [{ bank_lines, waiting }] = (await apart.sql`SELECT coalesce(sum(amount), 0)::int AS bank_lines,
            coalesce(sum(amount) FILTER (WHERE status IN ('waiting', 'ignored')), 0)::int AS waiting
          FROM bank_lines`) as [{ bank_lines: number; waiting: number }];
      const { unlinked = { amount: 0 } } = (await desk.overview()).banks[0] ?? {};
      return { bank: bank_lines + Math.round(unlinked.amount * 100), bank_suspense: 0 - waiting };
    };
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
          const lines: string[] = [];
          for (const one of steps) {
            if ('cents' in one) {
              const sign = one.kind === 'debit' ? '-' : '';
              lines.push((await desk.line(`${sign}${written(one.cents)}`)).id);
            } else if (lines.length > 0) {
              const line = await desk.find(lines[one.at % lines.length]!);
              const cents = Math.round(line.amount * 100);
              const bodies: Record<typeof one.kind, () => Promise<object>> = {
                match: async () => ({
                  donation_id: (await promiseTransfer(apart, { amount: Math.abs(cents) })).id,
                }),
                gift: async () => ({ donor: { donor_type: 'particulier', last_name: 'Ndiaye' } }),
                deposit: async () => ({ donation_ids: [await desk.inHand(written(Math.abs(cents)))] }),
                payout: async () => ({ provider: 'paypal' }),
                ignore: async () => ({ note: 'Autre' }),
                undo: async () => ({ reason: 'Erreur' }),
                fee: async () => ({}),
                link: async () => {
                  if (cents > 0) await desk.inHand(written(cents), 'bank_transfer');
                  return { entry_id: (await desk.entriesLike(line.id))[0]?.entry_id ?? 1 };
                },
                return: async () => {
                  if (cents < 0) await desk.line(written(-cents));
                  const [credit] = cents < 0 ? await desk.returnable(line.id) : [];
                  return { credit_id: credit?.id ?? line.id };
                },
              };
              const { status } = await desk.act(line, one.kind, await bodies[one.kind]());
              expect([200, 409]).toContain(status);
            }
            expect({ bank: await desk.held(), bank_suspense: await desk.held('bank_suspense') }).toEqual(
              await said(),
            );
          }
          const [euros] = (await desk.overview()).banks;
          expect(euros?.unexplained ?? 0).toBe(0);
        }),
        { numRuns: 12 },
      );
    } finally {
      await apart.close();
    }
  });
});
