import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/errors/problem.js';
import { isKnown, lineKeys } from './bank-file.js';
import { centsIn } from './bank-labels.js';
import { readCamtStatement } from './camt-statement.js';
import { readCsvStatement } from './csv-statement.js';

const GIVEN = { mapping: null, account: '' };
const csv = (text: string) => readCsvStatement(Buffer.from(text), GIVEN);
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
  ])('is read by its headings: %s', async (text, amount) => {
    expect((await csv(text)).lines).toEqual([
      {
        account: '',
        booked_on: '2026-11-20',
        amount,
        currency: 'EUR',
        wording: 'VIR ADA',
        more: '',
        counterparty: '',
        bank_ref: '',
      },
    ]);
  });

  it('is read in the letters that banks still write', async () => {
    const old = Buffer.from('Date;Libell\xe9;Montant\n20/11/2026;DON DE H\xc9L\xc8NE;5', 'latin1');
    expect((await readCsvStatement(old, GIVEN)).lines[0]?.wording).toBe('DON DE HÉLÈNE');
  });

  it('says which lines cannot be taken, with their reason', async () => {
    const { lines, faults } = await csv(
      'Date;Libellé;Montant\nhier;A;5\n20/11/2026;B;cinq\n20/11/2026;C;0\n;;\n20/11/2026;D;-5',
    );
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [2, 'la date ne se lit pas'],
      [3, 'le montant ne se lit pas'],
      [4, 'le montant est nul'],
    ]);
    expect(lines.map(({ wording, amount }) => [wording, amount])).toEqual([['D', -500]]);
  });

  it.each([
    ['20/11/2026;A;1.000\n20/11/2026;B;12,50', [100_000, 1250]],
    ['20/11/2026;A;1.000\n20/11/2026;B;12.50', [100, 1250]],
    ['20/11/2026;A;1.000\n20/11/2026;B;1.234,50', [100_000, 123_450]],
    ['20/11/2026;A;1.000\n20/11/2026;B;1.234.000', [100_000, 123_400_000]],
  ])('has its mark of decimals by the whole column: %s', async (rows, amounts) => {
    expect((await csv(`Date;Libellé;Montant\n${rows}`)).lines.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('with an amount that reads in two ways, where no other line says which, sets it aside', async () => {
    const { lines, faults } = await csv('Date;Libellé;Montant\n20/11/2026;A;1.000\n20/11/2026;B;50');
    expect(lines.map(({ wording }) => wording)).toEqual(['B']);
    expect(faults[0]?.message).toContain('1000 ou 1,00');
  });

  it('has debits in a column of their own, and sets other currencies aside', async () => {
    const { lines, faults } = await csv(
      'Date;Libellé;Débit;Crédit;Devise\n20/11/2026;A;5,00;;EUR\n20/11/2026;B;;7,00;EUR\n20/11/2026;C;;9,00;USD',
    );
    expect(lines.map(({ wording, amount }) => [wording, amount])).toEqual([
      ['A', -500],
      ['B', 700],
    ]);
    expect(faults.map(({ message }) => message)).toEqual(['la devise USD n’est pas tenue ici']);
  });

  it('is read by the columns that are given', async () => {
    const mapping = {
      heading: 0,
      date: 2,
      wording: 0,
      counterparty: 1,
      amount: null,
      credit: 3,
      debit: null,
    };
    const text = 'a;b;c;d\nmotif;ADA;20/11/2026;12,5';
    expect((await readCsvStatement(Buffer.from(text), { mapping, account: '' })).lines[0]).toMatchObject({
      wording: 'motif',
      counterparty: 'ADA',
      amount: 1250,
    });
    const beyond = { ...mapping, credit: 9 };
    await expect(readCsvStatement(Buffer.from(text), { mapping: beyond, account: '' })).rejects.toThrow(
      Problem,
    );
  });

  it('whose headings nobody knows has no lines, and shows what was read', async () => {
    expect(await csv('dateOp;label;valeur\n20/11/2026;VIR ADA;50,00')).toMatchObject({
      mapping: null,
      columns: ['dateOp', 'label', 'valeur'],
      sample: [['20/11/2026', 'VIR ADA', '50,00']],
      lines: [],
    });
  });
});

describe('a CAMT.053 file', () => {
  const named = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">5</Amt><CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}<AddtlNtryInf>HÉLÈNE</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`;
  const big = (text: string) => Buffer.from(text, 'utf16le').swap16();

  it.each([
    ['ISO-8859-1', Buffer.from(named('ISO-8859-1'), 'latin1')],
    ['windows-1252', Buffer.from(named('windows-1252'), 'latin1')],
    ['UTF-8', Buffer.from(named('UTF-8'))],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${named('UTF-8')}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${named('UTF-16')}`, 'utf16le')],
    ['UTF-16, big end first', big(`\uFEFF${named('UTF-16')}`)],
    ['UTF-16 without its mark', big(named('UTF-16'))],
    ['nothing, and is UTF-8', Buffer.from(named('x').replace(' encoding="x"', ''))],
  ])('is read in the letters that it declares: %s', (_, content) => {
    expect(readCamtStatement(content).lines[0]?.wording).toBe('HÉLÈNE');
  });

  it('in letters that nothing reads is refused', () => {
    expect(() => readCamtStatement(Buffer.from(named('EBCDIC-FR')))).toThrow(Problem);
  });

  it('says what is on the account at its end', () => {
    const balance = (code: string, amount: string, sign: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
    const { balances } = camt(balance('OPBD', '10.00', 'CRDT') + balance('CLBD', '1250.500', 'DBIT'));
    expect(balances).toEqual([{ account: '0189', day: '2026-11-20', amount: -125_050, currency: 'EUR' }]);
  });

  it('sets aside an entry of another currency, of nothing, or that cannot be read, and takes the others', () => {
    const entry = (amount: string) => `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}</Ntry>`;
    const { lines, faults } = camt(
      entry('<Amt Ccy="USD">5</Amt>') +
        entry('<Amt Ccy="EUR">0.00</Amt>') +
        entry('<Amt Ccy="EUR">5,5</Amt>') +
        entry('<Amt Ccy="EUR">5.000</Amt>'),
    );
    expect(lines.map(({ amount }) => amount)).toEqual([500]);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [1, 'la devise USD n’est pas tenue ici'],
      [2, 'le montant est nul'],
      [3, 'le montant ne se lit pas'],
    ]);
  });

  it('has a line for each payment that came in, with its payer and words', () => {
    const { lines } = camt(
      `<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada &amp; fils</Nm></Dbtr></RltdPties><RmtInf><Ustrd>DON-20261121-</Ustrd><Ustrd>1A2B3C4D</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    );
    expect(lines).toEqual([
      {
        account: '0189',
        more: '',
        booked_on: '2026-11-20',
        amount: 5e3,
        currency: 'EUR',
        counterparty: 'Ada & fils',
        wording: 'DON-20261121- 1A2B3C4D',
        bank_ref: 'B1/0',
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
      [1000, 'P1'],
      [2000, 'P2'],
      [-750, ''],
    ]);
  });

  it.each<[string, string, string[], [number, string][]]>([
    [
      'less, as it kept charges',
      '100',
      ['90', '30'],
      [
        [9000, 'B1'],
        [3000, 'B1'],
        [-2000, 'Frais retenus par la banque B1'],
      ],
    ],
    [
      'more, as it lists some alone',
      '100',
      ['60', '30'],
      [
        [6000, 'B1'],
        [3000, 'B1'],
        [1000, 'Reste de l’opération B1'],
      ],
    ],
    ['in another currency than it lists', '100', ['60', 'USD'], [[10_000, 'B1']]],
  ])('sums to what the bank booked where that is %s', (_, booked, payments, read) => {
    const told = payments.map((amount) =>
      amount === 'USD'
        ? '<TxDtls><Amt Ccy="USD">44</Amt></TxDtls>'
        : `<TxDtls><Amt Ccy="EUR">${amount}</Amt></TxDtls>`,
    );
    const { lines } = camt(
      `<Ntry><Amt Ccy="EUR">${booked}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}<AddtlNtryInf>B1</AddtlNtryInf><NtryDtls>${told.join('')}</NtryDtls></Ntry>`,
    );
    expect(lines.map(({ amount, wording }) => [amount, wording])).toEqual(read);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(booked) * 100);
  });

  it('reads letters that are written by their number, and none that is no letter', () => {
    const { lines } = camt(
      `<Ntry><Amt Ccy="EUR">5</Amt><CdtDbtInd>CRDT</CdtDbtInd>${BOOKED}<AddtlNtryInf>H&#233;l&#xE8;ne &amp;#65; &#x110000; &#0;&#xD800;&eacute;</AddtlNtryInf></Ntry>`,
    );
    expect(lines[0]?.wording).toBe('Hélène &#65; &eacute;');
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
    account: '',
    more: '',
    booked_on: '2026-11-20',
    amount: 5000,
    currency: 'EUR' as const,
    wording: 'VIR',
    counterparty: '',
    bank_ref: '',
  };

  const keysOf = (...lines: Partial<typeof line>[]) =>
    lineKeys(lines.map((more) => ({ ...line, ...more }))).map(({ line_key }) => line_key);

  it('is the same in two exports, and two that are alike are two', () => {
    const [first, second] = keysOf({}, {});
    expect(keysOf({})).toEqual([first]);
    expect(second).not.toBe(first);
    expect(keysOf({ wording: 'vir.', more: 'AUTRE' })).toEqual([first]);
    expect(keysOf({ amount: 5001 })).not.toEqual([first]);
  });

  it.each([
    ['', '', true],
    ['0189', '0189', true],
    ['0189', '', true],
    ['', '0189', true],
    ['0189', '0190', false],
  ])('of the account « %s » is known by one of « %s »: %s', (account, other, known) => {
    const [key] = lineKeys([{ ...line, account }]);
    const [stored] = keysOf({ account: other });
    expect(isKnown(key, { ...line, account }, [{ line_key: stored, account: other }])).toBe(known);
  });

  it.each([
    ['1 234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567', 123_456_700],
    ['1.000', '«\u00a01.000\u00a0» se lit de deux façons. Écrivez 1000 ou 1,00.'],
    ['douze', 'le montant ne se lit pas'],
    ['', 'le montant ne se lit pas'],
  ])('has an amount: %s', (cell, cents) => {
    expect(centsIn(cell)).toBe(cents);
  });
});
