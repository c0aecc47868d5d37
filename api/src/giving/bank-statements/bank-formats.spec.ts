import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { Problem } from '../../platform/errors/problem.js';
import { readStatement } from './read-statement.js';

const read = (content: string | Buffer) =>
  readStatement(
    Buffer.isBuffer(content) ? content : Buffer.from(content),
    { mapping: null, account: '' },
    () => Promise.resolve(null),
  );

const camt = (inside: string) =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630004000031234567890143</IBAN></Id></Acct>${inside}</Stmt></BkToCstmrStmt></Document>`;
const entry = (details: string, more = '<BookgDt><Dt>2026-11-12</Dt></BookgDt>') =>
  `<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;

describe('a payment of CAMT.053', () => {
  it.each([
    ['AddtlTxInf', '<AddtlTxInf>DON-1</AddtlTxInf>'],
    ['InstrId', '<Refs><InstrId>DON-1</InstrId></Refs>'],
    ['a document’s number', '<RmtInf><Strd><RfrdDocInf><Nb>DON-1</Nb></RfrdDocInf></Strd></RmtInf>'],
    ['what structured words add', '<RmtInf><Strd><AddtlRmtInf>DON-1</AddtlRmtInf></Strd></RmtInf>'],
  ])('has in its words %s', async (_, details) => {
    const { lines } = await read(camt(entry(details)));
    expect(lines).toMatchObject([{ account: '0143', wording: '', more: 'DON-1' }]);
  });

  it('keeps the words by which it was always known', async () => {
    const { lines } = await read(
      camt(
        entry(
          '<Refs><InstrId>I1</InstrId><EndToEndId>E1</EndToEndId></Refs><RmtInf><Ustrd>MERCI</Ustrd></RmtInf><AddtlTxInf>T1</AddtlTxInf>',
        ),
      ),
    );
    expect(lines).toMatchObject([{ wording: 'MERCI E1', more: 'T1 I1' }]);
  });

  it.each([
    ['<BookgDt><Dt>2026-11-12</Dt></BookgDt>', '2026-11-12'],
    ['<BookgDt><DtTm>2026-11-12T13:47:43.673741+01:00</DtTm></BookgDt>', '2026-11-12'],
    ['<BookgDt><DtTm>2026-11-12T23:30:00Z</DtTm></BookgDt>', '2026-11-13'],
    ['<ValDt><Dt>2026-11-12</Dt></ValDt>', '2026-11-12'],
    ['<BookgDt><Dt>2026-11-12+01:00</Dt></BookgDt>', '2026-11-12'],
  ])('is of the day in Paris: %s', async (date, day) => {
    expect((await read(camt(entry('', date)))).lines).toMatchObject([{ booked_on: day }]);
  });

  it.each([
    ['000000000000149.87', 14_987],
    ['149.8700000', 14_987],
    ['+5', 500],
    ['.5', 50],
    ['5.', 500],
    ['5,5', null],
    ['', null],
    ['1.005', null],
  ])('has an amount: « %s »', async (written, amount) => {
    const { lines } = await read(camt(entry('').replace('50.00', written)));
    expect(lines.map((line) => line.amount)).toEqual(amount === null ? [] : [amount]);
  });

  it('without an amount of its own in a batch has its words on the one line', async () => {
    const parts = entry(
      '<RltdPties><Dbtr><Nm>ALPHA</Nm></Dbtr></RltdPties><RmtInf><Ustrd>UN</Ustrd></RmtInf></TxDtls><TxDtls><RmtInf><Ustrd>DEUX</Ustrd></RmtInf>',
    );
    expect((await read(camt(parts))).lines).toMatchObject([
      { amount: 5000, counterparty: 'ALPHA', wording: 'UN', more: 'ALPHA · DEUX' },
    ]);
  });
});

const TABLE = 'Date;Libellé;Montant\n12/11/2026;A;5';
const OFX = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>00040123456</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261112<TRNAMT>+50,00<FITID>F1<NAME>M DUPONT<MEMO>DON &amp; MERCI</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261112233000[0:GMT]<TRNAMT>-7.50<FITID>F2<NAME>FRAIS</STMTTRN>
<STMTTRN><DTPOSTED>hier<TRNAMT>1<FITID>F3</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1250.00<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

/** A record of 120 letters, from what stands at its places, which begin at 1. */
const record = (parts: Record<number, string>) => {
  const letters = Array.from({ length: 120 }, () => ' ');
  for (const [place, text] of Object.entries(parts))
    for (const [index, letter] of [...text].entries()) letters[Number(place) - 1 + index] = letter;
  return letters.join('');
};
/** Its IBAN is FR76 3000 6000 0112 3456 7890 189. */
const HEAD = { 3: '30006', 12: '00001', 17: 'EUR2', 22: '12345678901' };
const CFONB = [
  record({ ...HEAD, 1: '01', 35: '311026', 91: '0000000000000{' }),
  record({
    ...HEAD,
    1: '04',
    35: '121126',
    49: 'VIR SEPA',
    82: '0000000',
    91: '0000000000500{',
    105: 'REF1',
  }),
  record({ ...HEAD, 1: '05', 35: '121126', 46: 'NPY', 49: 'M JEAN DUPONT' }),
  record({ ...HEAD, 1: '05', 35: '121126', 46: 'LCC', 49: 'DON-1' }),
  record({ ...HEAD, 1: '04', 35: '131126', 49: 'FRAIS', 91: '0000000000075}' }),
  record({ ...HEAD, 1: '04', 35: '991126', 49: 'QUAND', 91: '0000000000075}' }),
  record({ ...HEAD, 1: '07', 35: '301126', 91: '0000000000424K' }),
];

const MT940 = `:20:R1
:25:30006/12345678901
:28C:11/1
:60F:C261031EUR0,00
:61:2611121112C50,00NTRFNONREF//B1
:86:?20DON-1 ?21MERCI?32M DUPONT
:61:261113D7,5NCHGREF2
:86:FRAIS DE
TENUE
:61:2601021231RC3,NTRFNONREF
:62F:C261130EUR42,50
-`;

describe('a statement in another form', () => {
  it('OFX is read, with its balance', async () => {
    const { format, lines, faults, balances } = await read(OFX);
    expect(format).toBe('ofx');
    expect(lines).toMatchObject([
      {
        account: '3456',
        booked_on: '2026-11-12',
        amount: 5e3,
        wording: 'M DUPONT DON & MERCI',
        bank_ref: 'F1',
      },
      { booked_on: '2026-11-13', amount: -750, wording: 'FRAIS', bank_ref: 'F2' },
    ]);
    expect(faults).toMatchObject([{ line: 3, message: 'la date ne se lit pas' }]);
    expect(balances).toEqual([{ account: '3456', day: '2026-11-30', amount: 125_000, currency: 'EUR' }]);
  });

  it.each([
    ['a record a line', CFONB.join('\r\n')],
    ['in one line', CFONB.join('')],
  ])('CFONB 120 is read, %s, with its complements and its balance', async (_, text) => {
    const { format, lines, faults, balances } = await read(text);
    expect(format).toBe('cfonb120');
    expect(lines).toMatchObject([
      {
        account: '0189',
        booked_on: '2026-11-12',
        amount: 5000,
        wording: 'VIR SEPA',
        more: 'REF1 DON-1',
        counterparty: 'M JEAN DUPONT',
      },
      { booked_on: '2026-11-13', amount: -750, wording: 'FRAIS' },
    ]);
    expect(faults).toMatchObject([{ line: 6, message: 'la date ne se lit pas' }]);
    expect(balances).toEqual([{ account: '0189', day: '2026-11-30', amount: -4242, currency: 'EUR' }]);
  });

  it('MT940 is read, with its words in parts or whole', async () => {
    const { format, lines, balances } = await read(MT940);
    expect(format).toBe('mt940');
    expect(lines).toMatchObject([
      {
        account: '8901',
        booked_on: '2026-11-12',
        amount: 5e3,
        wording: 'DON-1 MERCI',
        counterparty: 'M DUPONT',
        bank_ref: 'B1',
      },
      { booked_on: '2026-11-13', amount: -750, wording: 'FRAIS DE TENUE REF2', bank_ref: '' },
      { booked_on: '2025-12-31', amount: -300 },
    ]);
    expect(balances).toEqual([{ account: '8901', day: '2026-11-30', amount: 4250, currency: 'EUR' }]);
  });

  const zipped = (files: Record<string, string>) => {
    const zip = new ZipFile();
    for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
    zip.end();
    return buffer(zip.outputStream);
  };

  it('in a zip is read with the others of the zip', async () => {
    const file = await zipped({
      'a/1.xml': camt(entry('')),
      'a/2.xml': camt(entry('')),
      '__MACOSX/1.xml': 'x',
    });
    expect((await read(file)).lines).toHaveLength(2);
  });

  it.each([
    ['PDF', '%PDF-1.7 ...', 'PDF'],
    ['QIF', '!Type:Bank\nD12/11/2026\n^', 'QIF'],
    ['CAMT.054', '<Document><BkToCstmrDbtCdtNtfctn><Ntfctn/></BkToCstmrDbtCdtNtfctn></Document>', 'CAMT.054'],
    ['a text', 'Bonjour', 'colonnes'],
  ])('that is not read is named: %s', async (_, text, name) => {
    const fault = await read(text).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Problem);
    expect((fault as Problem).body().errors?.['file']).toContain(name);
  });

  it.each([{ 'a.csv': TABLE, 'b.csv': TABLE }, { '__MACOSX/a': 'x' }, { 'a.zip': 'PK\u0003\u0004' }])(
    'in a zip of tables, of nothing, or of zips is refused: %j',
    (files) => expect(zipped(files as Record<string, string>).then(read)).rejects.toThrow(Problem),
  );
});
