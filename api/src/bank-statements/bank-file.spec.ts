import { describe, expect, it } from 'vitest';
import { Problem } from '../platform/errors/problem.js';
import { lineKeys } from './bank-file.js';
import { centsIn, dayOf } from './bank-words.js';
import { readCamtStatement } from './camt-statement.js';
import { readCsvStatement } from './csv-statement.js';

const csv = (text: string) => readCsvStatement(Buffer.from(text), null);
const camt = (inside: string) =>
  readCamtStatement(
    Buffer.from(
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>${inside}</Stmt></BkToCstmrStmt></Document>`,
    ),
  );
const BOOKED = '<Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>';

describe('a bank’s spreadsheet', () => {
  it.each([
    ['Date;Libellé;Montant\n20/11/2026;VIR ADA;50,00', 5000],
    [
      'Compte 123\nSolde;12,00\n\nDate opération;Libellé opération;Débit euros;Crédit euros\n20/11/2026;VIR ADA;;"1 050,00"',
      105_000,
    ],
    ['"Date comptable","Description","Amount"\n"2026-11-20","VIR ADA","50.00"', 5000],
    ['Date\tLibelle\tMontant (EUR)\n20.11.26\tVIR ADA\t+50,00 €', 5000],
  ])('is read by its headings: %s', (text, amount) => {
    expect(csv(text).lines).toEqual([
      ...[
        {
          booked_on: '2026-11-20',
          amount,
          currency: 'EUR',
          wording: 'VIR ADA',
          counterparty: '',
          bank_ref: '',
        },
      ],
    ]);
  });

  it('is read in the letters that banks still write', () => {
    const old = Buffer.from('Date;Libell\xe9;Montant\n20/11/2026;DON DE H\xc9L\xc8NE;5', 'latin1');
    expect(readCsvStatement(old, null).lines[0]?.wording).toBe('DON DE HÉLÈNE');
  });

  it('says which line cannot be read, and leaves out those without money', () => {
    const { lines, faults } = csv(
      'Date;Libellé;Montant\nhier;A;5\n20/11/2026;B;cinq\n20/11/2026;C;0\n;;\n20/11/2026;D;-5',
    );
    expect(faults.map(({ line }) => line)).toEqual([2, 3]);
    expect(lines.map(({ wording, amount }) => [wording, amount])).toEqual([['D', -500]]);
  });

  it('is read by the columns that are given', () => {
    const mapping = { heading: 0, date: 2, wording: 0, counterparty: 1, amount: null, credit: 3 };
    const text = 'a;b;c;d\nmotif;ADA;20/11/2026;12,5';
    expect(readCsvStatement(Buffer.from(text), mapping).lines[0]).toMatchObject({
      ...{ wording: 'motif', counterparty: 'ADA', amount: 1250 },
    });
    const beyond = { ...mapping, credit: 9 };
    expect(() => readCsvStatement(Buffer.from(text), beyond)).toThrow(Problem);
  });

  it('is refused where nothing in it is a statement’s heading', () => {
    expect(() => csv('Nom;Prénom\nByron;Ada')).toThrow(Problem);
  });
});

describe('a CAMT.053 file', () => {
  it('has a line for each payment that came in, with its payer and words', () => {
    const { lines, account } = camt(
      `<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada &amp; fils</Nm></Dbtr></RltdPties><RmtInf><Ustrd>DON-20261121-</Ustrd><Ustrd>1A2B3C4D</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    );
    expect(account).toBe('0189');
    expect(lines).toEqual([
      {
        ...{ booked_on: '2026-11-20', amount: 5000, currency: 'EUR', counterparty: 'Ada & fils' },
        ...{ wording: 'DON-20261121- 1A2B3C4D', bank_ref: 'B1/0' },
      },
    ]);
  });

  it('tells the payments of one entry apart, and what left from what came', () => {
    const payment = (ref: string, amount: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`;
    const { lines } = camt(
      `<Ntry><Amt Ccy="EUR">30</Amt><CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}<NtryDtls>${payment('P1', '10')}${payment('P2', '20')}</NtryDtls></Ntry>` +
        `<Ntry><Amt Ccy="EUR">7.5</Amt><CdtDbtInd>DBIT</CdtDbtInd>${BOOKED}</Ntry>`,
    );
    expect(lines.map(({ amount, bank_ref }) => [amount, bank_ref])).toEqual([
      ...[
        [1000, 'P1'],
        [2000, 'P2'],
        [-750, ''],
      ],
    ]);
  });

  it('is without what the bank only announces', () => {
    expect(
      camt(`<Ntry><Amt Ccy="EUR">50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts></Ntry>`).lines,
    ).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>'],
    ['<Document><Autre/></Document>'],
    ['<Document><Sans fin>'],
  ])('is refused where it is none: %s', (text) => {
    expect(() => readCamtStatement(Buffer.from(text))).toThrow(Problem);
  });
});

describe('a line of a statement', () => {
  const line = {
    booked_on: '2026-11-20',
    amount: 5000,
    currency: 'EUR' as const,
    wording: 'VIR',
    counterparty: '',
    bank_ref: '',
  };

  it('is the same in two exports, and two that are alike are two', () => {
    const [first, second] = lineKeys('0189', [line, line]);
    expect(lineKeys('0189', [line])).toEqual([first]);
    expect(second).not.toBe(first);
    expect(lineKeys('0189', [{ ...line, wording: 'vir.' }])).toEqual([first]);
    expect(lineKeys('0189', [{ ...line, amount: 5001 }])).not.toEqual([first]);
  });

  it.each([
    ['1 234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567', 123_456_700],
    ['-12,00', -1200],
    ['12,00-', -1200],
    ['+5 €', 500],
    ['douze', null],
    ['', null],
  ])('has an amount: %s', (cell, cents) => {
    expect(centsIn(cell)).toBe(cents);
  });

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1.2.26', '2026-02-01'],
    ['2026-11-21T10:00:00', '2026-11-21'],
    ['31/02/2026', null],
    ['11/2026', null],
  ])('has a day: %s', (cell, day) => {
    expect(dayOf(cell)).toBe(day);
  });
});
