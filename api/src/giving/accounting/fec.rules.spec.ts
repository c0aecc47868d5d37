import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, fecLines, inEuros, type JournalRecord } from './fec.rules.js';

const AT = new Date('2026-12-31T23:30:00Z');
const record = (over: Partial<JournalRecord> = {}): JournalRecord => ({
  kind: 'gift',
  ref: 'stripe:pi_1',
  reference: 'DON-20261231-0000000A',
  happened_at: AT,
  entered_at: AT,
  postings: [
    {
      account: 'provider:stripe',
      amount: 5e3,
      currency: 'EUR',
    },
    {
      account: 'gifts',
      amount: -5e3,
      currency: 'EUR',
    },
  ],
  ...over,
});
const cents = (text: string) => Number(text.replace(',', ''));

describe('an entry for the accountant', () => {
  it('has its accounts of the chart, the day of Paris, and no name', () => {
    const [held, given] = fecLines(record(), 7);
    expect(held).toMatchObject({
      JournalCode: 'STR',
      EcritureNum: '7',
      EcritureDate: '20270101',
      CompteNum: '517100',
      Debit: '50,00',
      Credit: '0,00',
      CompAuxNum: '',
      Montantdevise: '',
      Idevise: '',
    });
    expect(given).toMatchObject({
      CompteNum: '754100',
      CompteLib: 'Dons manuels',
      Debit: '0,00',
      Credit: '50,00',
      CompAuxNum: 'DON-20261231-0000000A',
      CompAuxLib: 'Don DON-20261231-0000000A',
      EcritureLib: 'Don DON-20261231-0000000A',
    });
  });

  it('passes by 580 from one account of money to another', () => {
    const lines = fecLines(
      record({
        kind: 'payout',
        ref: 'stripe:po_1',
        reference: null,
        postings: [
          {
            account: 'bank',
            amount: 4100,
            currency: 'EUR',
          },
          {
            account: 'provider:stripe',
            amount: -4100,
            currency: 'EUR',
          },
        ],
      }),
      1,
    );
    expect(
      lines.map(({ CompteNum, Debit, Credit, PieceRef }) => [CompteNum, Debit, Credit, PieceRef]),
    ).toEqual([
      ['512000', '41,00', '0,00', 'stripe:po_1'],
      ['580000', '0,00', '41,00', 'stripe:po_1'],
      ['580000', '41,00', '0,00', 'stripe:po_1'],
      ['517100', '0,00', '41,00', 'stripe:po_1'],
    ]);
  });

  it('in CFA francs is in euros at the fixed parity, with its francs beside', () => {
    const [line] = fecLines(
      record({
        postings: [
          { account: 'provider:mobile_money', amount: 10_000, currency: 'XAF' },
          { account: 'gifts', amount: -10_000, currency: 'XAF' },
        ],
      }),
      1,
    );
    expect(line).toMatchObject({ Debit: '15,24', Montantdevise: '10000', Idevise: 'XAF' });
  });

  it('in a currency without a fixed rate has its own amount beside no euros', () => {
    const [line] = fecLines(
      record({
        kind: 'suspense',
        postings: [
          { account: 'provider:stripe', amount: 5000, currency: 'USD' },
          { account: 'suspense', amount: -5000, currency: 'USD' },
        ],
      }),
      1,
    );
    expect(line).toMatchObject({ Debit: '0,00', Credit: '0,00', Montantdevise: '50,00', Idevise: 'USD' });
  });

  it('is balanced to the cent, whatever rounding leaves', () => {
    const francs = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(francs, (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const postings: JournalRecord['postings'] = [
          { account: 'gifts', amount: -total, currency: 'XAF' },
          ...amounts.map((amount) => ({ account: 'fees', amount, currency: 'XAF' as const })),
        ];
        expect(inEuros(postings).reduce((sum, one) => sum + one, 0)).toBe(0);
        const lines = fecLines(record({ postings }), 1);
        const debits = lines.reduce((sum, { Debit }) => sum + cents(Debit), 0);
        expect(debits).toBe(lines.reduce((sum, { Credit }) => sum + cents(Credit), 0));
      }),
    );
  });

  it('writes amounts with a comma and nothing else', () => {
    expect([0, 5, 100, 123_456_789].map((minor) => decimal(minor, 2))).toEqual([
      '0,00',
      '0,05',
      '1,00',
      '1234567,89',
    ]);
  });
});
