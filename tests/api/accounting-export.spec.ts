import { type JournalEntry, LedgerService } from '@livres/api/dist/giving/ledger/ledger.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { aGift } from '../factories/gifts.ts';
import { issueReceipts } from '../factories/receipt-settings.ts';
import { stoppedClock } from '../factories/time.ts';
import { promiseTransfer } from '../factories/transfers.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const COLUMNS =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'.split(
    ' ',
  );
type Line = Record<string, string>;

const api = testApi();
stoppedClock(api, new Date('2027-02-01T12:00:00Z'));
const admin = adminOf(api);
const bank = bankOf(api, admin);

const fec = (year: number) => admin(`/admin/accounting/fec?year=${year}`);
function read(text: string, mark = '\t'): Line[] {
  const [headings, ...rows] = text.replace('\uFEFF', '').replace(/\r\n$/, '').split('\r\n');
  expect(headings!.split(mark)).toEqual(COLUMNS);
  return rows.map((row) => Object.fromEntries(row.split(mark).map((cell, index) => [COLUMNS[index]!, cell])));
}
const cents = (written: string | undefined) => Number(written!.replace(',', ''));
const sum = (lines: Line[], column: string) => lines.reduce((total, line) => total + cents(line[column]), 0);

describe('the journal for the accountant', () => {
  it('asks for the SIREN that the official file is named by; a spreadsheet needs none', async () => {
    expectAnswer(await fec(2026), 409, { type: '/problems/siren-manquant' });
    const { status, text } = await admin('/admin/accounting/journal.csv?year=2026');
    expect([status, read(text, ';')]).toEqual([200, []]);
    await issueReceipts(api);
  });

  it('is the official file of a year of Paris: every column, balanced by entry and in all, without a name', async () => {
    const last = await aGift(api, {
      given_at: new Date('2026-12-31T22:30:00Z'),
      last_name: 'Œuvrard',
      provider_payment_id: 'pi_last',
    });
    const first = await aGift(api, { given_at: new Date('2026-12-31T23:30:00Z'), amount: 700 });
    const cheque = await bank.inHand('45,50');
    const deposit = await bank.line('45,50', 'REM CHQ');
    await bank.act(deposit, 'deposit', { donation_ids: [cheque] });
    await bank.act(await bank.line('-7,20', 'FRAIS'), 'fee');
    await bank.act(await bank.line('19,00', 'PAYPAL'), 'payout', { provider: 'paypal' });
    const promised = await promiseTransfer(api);
    const matched = await bank.act(await bank.line('50,00', promised.reference), 'match', {
      donation_id: promised.id,
    });
    await bank.act(matched.body, 'undo', { reason: 'Cotisation de Mme Œuvrard' });

    const { status, text, headers } = await fec(2026);
    expect([status, headers.get('content-disposition'), headers.get('content-type')]).toEqual([
      200,
      'attachment; filename="732829320FEC20261231.txt"',
      'text/plain; charset=iso-8859-15',
    ]);
    const lines = read(text);
    const numbers = [...new Set(lines.map(({ EcritureNum }) => Number(EcritureNum)))];
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
    for (const number of numbers) {
      const entry = lines.filter(({ EcritureNum }) => EcritureNum === String(number));
      expect(sum(entry, 'Debit')).toBe(sum(entry, 'Credit'));
      expect(
        new Set(entry.map(({ JournalCode, EcritureDate }) => `${JournalCode} ${EcritureDate}`)).size,
      ).toBe(1);
    }
    expect(sum(lines, 'Debit')).toBe(sum(lines, 'Credit'));
    for (const line of lines) {
      expect([line['EcritureDate'], line['ValidDate']]).toEqual([
        expect.stringMatching(/^2026\d{4}$/),
        expect.stringMatching(/^20\d{6}$/),
      ]);
      for (const column of ['JournalCode', 'CompteNum', 'CompteLib', 'PieceRef', 'EcritureLib'])
        expect(line[column]).not.toBe('');
      expect([line['Debit'], line['Credit']]).toEqual([
        expect.stringMatching(/^\d+,\d\d$/),
        expect.stringMatching(/^\d+,\d\d$/),
      ]);
    }
    expect(withoutTokens(text)).not.toMatch(/Œuvrard|Ndiaye|Awa|Hélène/);
    expect(text).toContain(last.reference);
    expect(text).not.toContain(first.reference);
    const accounts = new Set(lines.map(({ CompteNum }) => CompteNum));
    expect([...accounts]).toEqual(
      expect.arrayContaining(['754100', '512000', '511200', '517100', '517200', '580000', '627000']),
    );
    expect(lines.find(({ CompteNum }) => CompteNum === '511200')!['CompteLib']).toBe('Chèques à encaisser');
    const next = read((await fec(2027)).text);
    expect(next.map(({ PieceRef }) => PieceRef)).toContain(first.reference);
    const undone = next.find(({ PieceRef }) => PieceRef === promised.reference);
    expect(undone).toMatchObject({ EcritureLib: `Annulation : don ${promised.reference}` });
  });

  it('begins a year with what each account held, and the former years’ gifts and costs in one', async () => {
    const closing: Record<string, number> = {};
    for (const line of read((await fec(2026)).text)) {
      const account = /^[67]/.test(line['CompteNum']!) ? '110000' : line['CompteNum']!;
      closing[account] = (closing[account] ?? 0) + cents(line['Debit']) - cents(line['Credit']);
    }
    const opening = read((await fec(2027)).text).filter(({ JournalCode }) => JournalCode === 'AN');
    expect(opening[0]).toMatchObject({
      JournalLib: 'À-nouveaux',
      EcritureNum: 'AN1',
      EcritureDate: '20270101',
      EcritureLib: 'Reprise des soldes au 1er janvier 2027',
    });
    expect(
      Object.fromEntries(
        opening.map((line) => [line['CompteNum'], cents(line['Debit']) - cents(line['Credit'])]),
      ),
    ).toEqual(Object.fromEntries(Object.entries(closing).filter(([, held]) => held !== 0)));
    expect(opening.map(({ CompteNum }) => CompteNum)).toContain('110000');
    expect(sum(opening, 'Debit')).toBe(sum(opening, 'Credit'));
  });

  it('is handed over with its description, which names what has no rate in euros and is left out', async () => {
    const entry: JournalEntry = {
      kind: 'suspense',
      ref: 'paypal:en-dollars',
      donation_id: null,
      happened_at: new Date('2026-06-01T10:00:00Z'),
      entered_by: null,
      mode: 'live',
      postings: [
        { account: 'provider:paypal', amount: 2500, currency: 'USD' },
        { account: 'suspense', amount: -2500, currency: 'USD' },
      ],
    };
    const ledger = api.app.get(LedgerService, { strict: false });
    const before = read((await fec(2026)).text);
    await api.app.get(DataSource).transaction((tx) => ledger.enterAll(tx, [entry]));
    expect(read((await fec(2026)).text)).toEqual(before);

    const { status, headers, text } = await admin('/admin/accounting/fec-description?year=2026');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="732829320FEC20261231-description.txt"',
    ]);
    const said = text.split('\r\n');
    for (const column of COLUMNS) expect(text).toContain(`. ${column} : `);
    expect(said).toEqual(
      expect.arrayContaining([
        'Caractères codés en ISO 8859-15. La première ligne porte le nom des zones.',
        'BQ : Banque',
        '511200 : Chèques à encaisser',
        '01/06/2026 : paypal:en-dollars, 25,00 USD',
      ]),
    );
    expect((await admin('/admin/accounting/fec-description?year=2025')).text).toContain(
      'Rien : toutes les écritures de l’exercice sont dans le fichier.',
    );
  });

  it('is the same for a spreadsheet, and is read a part at a time', async () => {
    const happened_at = new Date('2025-06-01T10:00:00Z');
    const entries = Array.from({ length: 1203 }, (_, index): JournalEntry => ({
      kind: 'bank_fee',
      ref: `essai:${index}`,
      donation_id: null,
      happened_at,
      entered_by: null,
      mode: 'live',
      postings: [
        {
          account: 'bank',
          amount: -150,
          currency: 'EUR',
        },
        {
          account: 'fees',
          amount: 150,
          currency: 'EUR',
        },
      ],
    }));
    const ledger = api.app.get(LedgerService, { strict: false });
    await api.app.get(DataSource).transaction((tx) => ledger.enterAll(tx, entries));
    const [flat, sheet] = [
      read((await fec(2025)).text),
      read((await admin('/admin/accounting/journal.csv?year=2025')).text, ';'),
    ];
    expect(flat).toHaveLength(2406);
    expect(flat.at(-1)).toMatchObject({ EcritureNum: '1203', Credit: '0,00', Debit: '1,50' });
    expect(sheet).toEqual(flat);
  });

  it('is for administrators alone, and of a year that has begun', async () => {
    for (const path of ['fec', 'fec-description', 'journal.csv']) {
      for (const role of ['editeur', 'lecteur'] as const)
        expect((await (await api.asStaff(role))(`/admin/accounting/${path}?year=2026`)).status).toBe(403);
      expect((await api.request(`/admin/accounting/${path}?year=2026`)).status).toBe(401);
      for (const year of ['abc', '2028', '1999', '99999', '2026.5', '-1', '2026&year=2025']) {
        const answer = await admin(`/admin/accounting/${path}?year=${year}`);
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['year']]);
      }
    }
  });
});
