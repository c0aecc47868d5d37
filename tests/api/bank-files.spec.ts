import { randomUUID } from 'node:crypto';
import type { StatementReport } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { promiseTransfer, statementForm } from '../factories/transfers.ts';

const OTHER = 'FR7610107001011234567890129';
const IBAN = 'FR7630004000031234567890143';

const api = testApi();
const admin = adminOf(api);
const bank = bankOf(api, admin);

const send = async (content: string, fields: Record<string, string> = {}) =>
  admin<StatementReport>('/admin/bank-statements/import', { body: statementForm(content, fields) });

const entry = (amount: string, words: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-12</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const balance = (amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>`;
const statement = (iban: string, inside: string) =>
  `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${inside}</Stmt>`;
const camt = (...statements: string[]) =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;
const balances = async () => (await bank.overview()).banks.flatMap((one) => one.balances);

describe('a file of several accounts', () => {
  it('is a statement for each, with its lines and its balance', async () => {
    const words = randomUUID();
    const file = camt(
      statement(IBAN, balance('100.00') + entry('50.00', `UN ${words}`)),
      statement(OTHER, balance('200.00') + entry('70.00', `DEUX ${words}`)),
    );
    expect((await send(file)).body).toMatchObject({ accounts: ['0143', '0129'], new_lines: 2 });
    const lines = await bank.listed({ q: words });
    expect(new Set(lines.map(({ statement_id }) => statement_id)).size).toBe(2);
    expect(await balances()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ account: '0143', amount: 100 }),
        expect.objectContaining({ account: '0129', amount: 200 }),
      ]),
    );
  });

  it('keeps twins of two accounts, and each once', async () => {
    const words = randomUUID();
    const one = camt(statement(IBAN, entry('50.00', words)));
    const other = camt(statement(OTHER, entry('50.00', words)));
    for (const file of [one, other, one, other]) await send(file);
    expect(await bank.listed({ q: words })).toHaveLength(2);
  });
});

describe('a statement without a movement', () => {
  it('keeps its closing balance', async () => {
    const { status, body } = await send(camt(statement('FR761111222233334444', balance('321.00'))));
    expect([status, body.balances]).toEqual([
      200,
      [{ account: '4444', day: '2026-11-30', amount: 321, currency: 'EUR' }],
    ]);
    expect(await balances()).toContainEqual(expect.objectContaining({ account: '4444', amount: 321 }));
  });
});

describe('a line that looks known', () => {
  const csv = (words: string) => `Date;Libellé;Montant\n12/11/2026;VIR ${words};50,00`;

  it('is listed with its place, and kept where staff say so', async () => {
    const words = randomUUID();
    await send(csv(words));
    const { body } = await send(csv(words), { preview: 'true' });
    expect(body).toMatchObject({ new_lines: 0, known: [{ place: 0, amount: 50 }] });
    expect((await send(csv(words), { keep: '[0]' })).body).toMatchObject({ new_lines: 1, known: [] });
    expect(await bank.listed({ q: words })).toHaveLength(2);
    expect((await send(csv(words))).body).toMatchObject({ new_lines: 0, known_lines: 1 });
  });

  it('of a spreadsheet is of the account that staff say', async () => {
    const words = randomUUID();
    await send(csv(words), { account: '0143' });
    expect((await send(csv(words), { account: '0129' })).body).toMatchObject({
      account: '0129',
      new_lines: 1,
    });
    expect((await send(csv(words), { account: 'FR76 0143' })).body).toMatchObject({ new_lines: 0 });
    expect((await send(csv(words))).body).toMatchObject({ new_lines: 0, known_lines: 1 });
  });

  it.each([
    [{ account: 'le courant' }, 'account'],
    [{ keep: '{}' }, 'keep'],
    [{ keep: 'tout' }, 'keep'],
  ])('is not said by %j', async (fields, field) => {
    const { status, body } = await send(csv(randomUUID()), fields);
    const { errors } = body as unknown as { errors: object };
    expect([status, Object.keys(errors)]).toEqual([400, [field]]);
  });
});

describe('a table whose headings nobody knows', () => {
  it('is shown as it was read, and asked about once', async () => {
    const [words, name] = [randomUUID(), `col${randomUUID().slice(0, 8)}`];
    const csv = (day: string) =>
      `dateOp;dateVal;label;category;${name};accountNum\n${day};${day};"VIR ${words}";"Virements reçus";50,00;00040123456`;
    const { body } = await send(csv('2026-11-12'), { preview: 'true' });
    expect(body).toMatchObject({
      mapping: null,
      columns: ['dateOp', 'dateVal', 'label', 'category', name, 'accountNum'],
      sample: [['2026-11-12', '2026-11-12', `VIR ${words}`, 'Virements reçus', '50,00', '00040123456']],
    });
    expect((await send(csv('2026-11-12'))).status).toBe(400);
    const mapping = {
      heading: 0,
      date: 0,
      wording: 2,
      counterparty: null,
      amount: 4,
      credit: null,
      debit: null,
    };
    const said = await send(csv('2026-11-12'), { mapping: JSON.stringify(mapping) });
    expect(said.body).toMatchObject({ new_lines: 1, account: '3456' });
    expect((await send(csv('2026-11-13'))).body).toMatchObject({ mapping, new_lines: 1 });
    expect(await bank.listed({ q: words })).toHaveLength(2);
  });
});

describe('a reference', () => {
  it('in another column of words makes its line a sure one, imported once', async () => {
    const gift = await promiseTransfer(api);
    const words = randomUUID();
    const csv = `Date comptable;Libelle operation;Reference;Informations complementaires;Debit;Credit
12/11/2026;VIR ${words};ABC;${gift.reference};;+50,00`;
    await send(csv);
    const [line] = await bank.listed({ q: words });
    expect(line).toMatchObject({
      wording: `VIR ${words} · ABC · ${gift.reference}`,
      suggestions: [{ certainty: 'exact', donation_id: gift.id }],
    });
    const known = csv.replace('ABC', 'ABC autre');
    expect((await send(known)).body).toMatchObject({ new_lines: 0, known_lines: 1 });
    expect(await bank.listed({ q: words })).toHaveLength(1);
  });
});
