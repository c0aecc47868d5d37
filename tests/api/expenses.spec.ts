import { setMode } from '../factories/payment-mode.ts';
import type {
  AuditEntry,
  ExpenseInput,
  ExpenseRecord,
  FoundRecord,
  Transparency,
} from '@livres/api/contract';
import { TransparencyService } from '@livres/api/dist/giving/expenses/transparency.service.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { giversOf } from '../factories/donations.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const YEAR = 2026;
const api = testApi();
// Late in the year: nothing is spent on a day that is yet to come.
stoppedClock(api, new Date(`${YEAR}-11-20T10:00:00Z`));
const admin = adminOf(api);
const givers = giversOf(api);

const anExpense = (over: Partial<ExpenseInput> = {}): ExpenseInput => ({
  spent_on: `${YEAR - 1}-03-12`,
  amount: 1250.5,
  category: 'shipping',
  supplier: 'Compagnie maritime, conteneur vers Douala',
  ...over,
});
const enter = (over: Partial<ExpenseInput> = {}): Promise<ExpenseRecord> =>
  accepted(admin('/admin/expenses', { body: anExpense(over) }));
const transparency = async () => (await api.request<Transparency>('/transparency/')).body.years;
const yearOf = async (year: number) => (await transparency()).find((one) => one.year === year);
const documented = (id: number, content: Buffer) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), '../../facture<script>.exe');
  return admin(`/admin/expenses/${id}/document`, { method: 'POST', body: form });
};

describe('an expense', () => {
  it('enters the journal at once, and is reversed by an entry, never deleted', async () => {
    const expense = await enter({ spent_on: `${YEAR}-01-05`, amount: 99.99 });
    const entriesOf = () => api.sql`SELECT posting.account, posting.amount FROM journal_entries entry
       JOIN journal_postings posting ON posting.entry_id = entry.id
      WHERE entry.kind = 'expense' AND entry.ref IN (${`expense:${expense.id}`},
        (SELECT 'undo:' || entry_id FROM expenses WHERE id = ${expense.id})) ORDER BY posting.id`;
    expect(await entriesOf()).toEqual([
      { account: 'expenses', amount: 9999 },
      { account: 'bank', amount: -9999 },
    ]);
    const answer = await admin(`/admin/expenses/${expense.id}/reverse`, {
      body: { version: expense.version, reason: 'Facture payée deux fois.' },
    });
    expect(answer.body).toMatchObject({ reversed_reason: 'Facture payée deux fois.' });
    expect((await entriesOf()).reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      0,
    );
    expect(await entriesOf()).toHaveLength(4);
    const history = await admin<AuditEntry[]>(`/admin/expenses/${expense.id}/history`);
    expect(history.body.map(({ action, reason }) => [action, reason])).toEqual([
      ['updated', 'Facture payée deux fois.'],
      ['created', null],
    ]);
    const again = await admin(`/admin/expenses/${expense.id}/reverse`, {
      body: { version: answer.body.version, reason: 'Encore.' },
    });
    expect(again.status).toBe(409);
    expect((await admin(`/admin/expenses/${expense.id}`, { method: 'DELETE' })).status).toBe(404);
    await expect(api.sql`DELETE FROM expenses WHERE id = ${expense.id}`).rejects.toThrow();
  });

  it('changes its words and its category, not its day or its sum', async () => {
    const expense = await enter();
    const { body } = await admin(`/admin/expenses/${expense.id}`, {
      method: 'PUT',
      body: { version: expense.version, category: 'books', supplier: 'Librairie', amount: 1 },
    });
    expect(body).not.toMatchObject({ amount: 1 });
    expect(await admin(`/admin/expenses/${expense.id}`).then(({ body: now }) => now.amount)).toBe(1250.5);
  });

  it.each([
    { amount: 0 },
    { amount: -5 },
    { amount: 1.234 },
    { amount: null },
    { spent_on: '2999-01-01' },
    { spent_on: '2026-02-31' },
    { spent_on: null },
    { category: 'divers' },
    { supplier: '' },
    { supplier: 'Nul\u0000' },
    { campaign_id: 2_000_000_000 },
  ])('is refused beside its field where it is wrong: %j', async (over) => {
    const answer = await admin('/admin/expenses', { body: { ...anExpense(), ...over } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).not.toEqual([]);
  });

  it('carries a document: a PDF or a picture by its content, under a name of ours', async () => {
    const expense = await enter();
    expect((await documented(expense.id, Buffer.from('MZ du code'))).status).toBe(400);
    expect((await admin(`/admin/expenses/${expense.id}/document`)).status).toBe(404);
    expect((await documented(expense.id, Buffer.from('%PDF-1.7 facture'))).body).toMatchObject({
      has_document: true,
    });
    const file = await admin(`/admin/expenses/${expense.id}/document`);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="depense-${YEAR - 1}-03-12-${expense.id}.pdf"`,
    );
    expect(file.headers.get('content-type')).toContain('application/pdf');
  });

  it('is found by some letters and by its year, in the list and from anywhere in the panel', async () => {
    const { id } = await enter({
      spent_on: `${YEAR - 2}-04-02`,
      supplier: 'Réparation du fourgon d’Ébolowa',
    });
    const listed = (filter: object) =>
      admin<ExpenseRecord[]>(`/admin/expenses?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect((await listed({ q: 'ebolowa' })).body).toMatchObject([{ id }]);
    expect((await listed({ q: 'ebolowa', year: YEAR - 2, category: ['shipping'] })).body).toHaveLength(1);
    expect((await listed({ q: 'ebolowa', year: YEAR - 1 })).body).toEqual([]);
    expect((await admin<FoundRecord[]>('/admin/search?q=ebolowa')).body).toEqual([
      { resource: 'expenses', id: String(id), name: `Réparation du fourgon d’Ébolowa · ${YEAR - 2}-04-02` },
    ]);
  });

  it('is entered by a treasurer, read by a reader, closed to others', async () => {
    const [treasurer, reader, editor] = await Promise.all(
      (['tresorier', 'lecteur', 'editeur'] as const).map((role) => api.asStaff(role)),
    );
    expect((await treasurer!('/admin/expenses', { body: anExpense() })).status).toBe(201);
    expect((await reader!('/admin/expenses')).status).toBe(200);
    expect((await reader!('/admin/expenses', { body: anExpense() })).status).toBe(403);
    expect((await editor!('/admin/expenses')).status).toBe(403);
    expect((await treasurer!('/admin/closed-years', { body: { year: 2001 } })).status).toBe(403);
  });
});

describe('a closed year', () => {
  it('takes no more expenses and says so, and is closed by an administrator once it is over', async () => {
    const year = YEAR - 3;
    const expense = await enter({ spent_on: `${year}-06-01` });
    expect((await admin('/admin/closed-years', { body: { year: YEAR } })).status).toBe(409);
    expect((await admin('/admin/closed-years', { body: { year } })).body.years).toMatchObject([{ year }]);
    expect((await admin('/admin/closed-years', { body: { year } })).status).toBe(200);
    const refused = await admin('/admin/expenses', { body: anExpense({ spent_on: `${year}-12-31` }) });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain(`L’exercice ${year} est clos`);
    const changed = await admin(`/admin/expenses/${expense.id}`, {
      method: 'PUT',
      body: { version: expense.version, supplier: 'Autre' },
    });
    expect(changed.status).toBe(409);
    expect(await yearOf(year)).toMatchObject({ is_closed: true, spending: 1250.5 });
  });

  it('keeps its sums when an expense of it is reversed; an open one is without it', async () => {
    const [closed, open] = [YEAR - 5, YEAR - 4];
    const [past, mistaken] = [
      await enter({ spent_on: `${closed}-06-01` }),
      await enter({ spent_on: `${open}-06-01` }),
    ];
    await enter({ spent_on: `${open}-07-01`, amount: 10, category: 'books' });
    await accepted(admin('/admin/closed-years', { body: { year: closed } }));
    const now = (await yearOf(YEAR))?.spending ?? 0;
    for (const { id, version } of [past, mistaken])
      await accepted(admin(`/admin/expenses/${id}/reverse`, { body: { version, reason: 'Erreur.' } }));
    expect(await yearOf(closed)).toMatchObject({ spending: 1250.5 });
    expect(await yearOf(open)).toMatchObject({ spending: 10, expenses: [{ category: 'books', cents: 100 }] });
    expect(await yearOf(YEAR)).toMatchObject({ spending: now - 1250.5 });
  });

  it('takes no document, and keeps no file of one', async () => {
    const expense = await enter({ spent_on: `${YEAR - 6}-06-01` });
    await accepted(admin('/admin/closed-years', { body: { year: YEAR - 6 } }));
    expect((await documented(expense.id, Buffer.from('%PDF-1.7 facture'))).status).toBe(409);
    expect((await admin(`/admin/expenses/${expense.id}/document`)).status).toBe(404);
  });
});

describe('what the site says of each year', () => {
  it('leaves out tickets that were paid in test mode, once money can move', async () => {
    await api.sql`WITH entry AS (INSERT INTO journal_entries (kind, ref, subject_id, happened_at, entered_at, mode)
        VALUES ('ticket', 'stripe:pi_essai', gen_random_uuid(), ${`${YEAR - 8}-05-05`}, now(), 'test') RETURNING id)
      INSERT INTO journal_postings (entry_id, account, amount, currency)
      SELECT id, 'provider:stripe', 1500, 'EUR' FROM entry UNION ALL SELECT id, 'tickets', -1500, 'EUR' FROM entry`;
    const ticketsOf = async () =>
      (await api.app.get(TransparencyService, { strict: false }).years()).find(
        ({ year }) => year === YEAR - 8,
      )?.tickets;
    expect(await ticketsOf()).toBe(15);
    const [{ mode }] = await api.sql`SELECT mode FROM installation`;
    await setMode(api, 'live');
    expect(await ticketsOf()).toBeUndefined();
    await setMode(api, mode);
  });

  it('equals the journal to the cent, whatever was given, spent and reversed', async () => {
    const gift = await givers.given({ amount: 73.21 });
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await eventually('the payment', async () => (await givers.read(gift)).status === 'succeeded');
    const one = fc.record({
      cents: fc.integer({ min: 1, max: 900_000 }),
      years: fc.integer({ min: 0, max: 2 }),
      category: fc.constantFrom('shipping' as const, 'books' as const, 'training' as const),
      isReversed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (expenses) => {
        for (const { cents, years, category, isReversed } of expenses) {
          const spent_on = `${YEAR - years}-01-02`;
          const { id, version } = await enter({ spent_on, amount: cents / 100, category });
          if (isReversed)
            await admin(`/admin/expenses/${id}/reverse`, { body: { version, reason: 'Erreur.' } });
        }
        const journal =
          await api.sql`SELECT extract(year FROM happened_at AT TIME ZONE 'Europe/Paris')::int AS year,
             -sum(amount) FILTER (WHERE account IN ('gifts', 'tickets')) AS income,
             sum(amount) FILTER (WHERE account IN ('fees', 'losses', 'expenses')) AS spending
            FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
           WHERE currency = 'EUR' GROUP BY 1`;
        const shown = await transparency();
        for (const { year, income, spending } of journal) {
          const said = shown.find((own) => own.year === year)!;
          expect(Math.round(said.income * 100)).toBe(Number(income ?? 0));
          expect(Math.round(said.spending * 100)).toBe(Number(spending ?? 0));
          const parts = said.expenses.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
          expect(parts + Math.round((said.fees + said.losses) * 100)).toBe(Math.round(said.spending * 100));
          if (said.expenses.some(({ amount }) => amount > 0))
            expect(said.expenses.reduce((sum, { cents }) => sum + cents, 0)).toBe(100);
        }
      }),
      { numRuns: 8 },
    );
  });
});
