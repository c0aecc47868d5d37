import { randomUUID } from 'node:crypto';
import type { BankLine, RejectedLine } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { type BankFileLine, bankCsv, promiseTransfer, statementForm, IBAN } from '../factories/transfers.ts';
import { matching } from '../factories/lists.ts';

const LINES = '/admin/bank-lines';
const IMPORT = '/admin/bank-statements/import';

const api = testApi();
const admin = adminOf(api);

const importCsv = (lines: BankFileLine[], fields = {}) =>
  admin(IMPORT, { body: statementForm(bankCsv(lines), fields) });
const listed = async (filter: object) => (await admin<BankLine[]>(`${LINES}?${matching(filter)}`)).body;
const setAside = async (words: string) =>
  (
    await admin<RejectedLine[]>('/admin/bank-statements/set-aside?sort=["id","ASC"]&range=[0,99]')
  ).body.filter(({ content }) => content.includes(words));
const journal = (donation_id: string) =>
  api.sql`SELECT kind, account, amount FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id
      WHERE donation_id = ${donation_id} ORDER BY p.id`;
const statusOf = async (id: string) =>
  (
    await api.sql`SELECT status, amount::int, (given_at AT TIME ZONE 'Europe/Paris')::date::text AS day FROM donations WHERE id = ${id}`
  )[0];

/** A line of its own, imported: found again by its words. */
async function line(more: Partial<BankFileLine> = {}): Promise<BankLine> {
  const wording = `${more.wording ?? 'VIR'} ${randomUUID()}`;
  expect((await importCsv([{ amount: '50,00', ...more, wording }])).status).toBe(200);
  return (await listed({ q: wording }))[0]!;
}
const action = (of: BankLine, name: string, body: object) =>
  admin(`${LINES}/${of.id}/${name}`, { body: { version: of.version, ...body } });

describe('a statement', () => {
  it('is looked at before it is imported, and nothing comes in by looking', async () => {
    const words = `VIR ${randomUUID()}`;
    const file = [
      { amount: '50,00', wording: words },
      { amount: '-12,00', wording: 'FRAIS' },
    ];
    const preview = await importCsv(file, { preview: 'true' });
    expect(preview.body).toMatchObject({
      statement_id: null,
      format: 'csv',
      credits: 1,
      debits: 1,
      new_lines: 1,
      known_lines: 0,
      faults: [],
      columns: ['Date', 'Libellé', 'Contrepartie', 'Montant'],
      mapping: {
        heading: 0,
        date: 0,
        wording: 1,
        counterparty: 2,
        amount: 3,
        credit: null,
      },
      lines: [
        {
          booked_on: '2026-11-20',
          amount: 50,
          wording: words,
          is_known: false,
        },
      ],
    });
    expect(await listed({ q: words })).toEqual([]);
    expect((await importCsv(file)).body).toMatchObject({ statement_id: expect.any(Number), new_lines: 1 });
    expect(await listed({ q: words })).toHaveLength(1);
  });

  it('brings each line once, although its days are exported again', async () => {
    const wording = `VIR ${randomUUID()}`;
    const twice = [
      { amount: '30,00', wording },
      { amount: '30,00', wording },
    ];
    await importCsv(twice);
    const again = await importCsv([...twice, { amount: '31,00', wording }]);
    expect(again.body).toMatchObject({ credits: 3, known_lines: 2, new_lines: 1 });
    expect(await listed({ q: wording })).toHaveLength(3);
  });

  it('brings each line once when it is imported several times at once', async () => {
    const file = Array.from({ length: 20 }, (_, index) => ({
      amount: '20',
      wording: `${randomUUID()} ${index}`,
    }));
    const answers = await Promise.all([importCsv(file), importCsv(file), importCsv(file)]);
    const added = answers.map(({ body }) => body.new_lines as number);
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(20);
  });

  it('is read as CAMT.053 too, and a line that another file seems to say is marked', async () => {
    const words = randomUUID();
    await importCsv([{ day: '03/11/2026', amount: '777,00', wording: words }]);
    const xml = `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>
      <Ntry><Amt Ccy="EUR">777.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-03</Dt></BookgDt>
      <AcctSvcrRef>${words}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>AUTRE ${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
    const imported = await admin(IMPORT, { body: statementForm(xml, {}, 'releve.xml') });
    expect(imported.body).toMatchObject({ format: 'camt053', account: '0189', new_lines: 1 });
    expect((await listed({ q: words })).map(({ has_twin }) => has_twin)).toEqual([true, true]);
  });

  it('with lines that cannot be taken sets them aside with their reasons, and brings the others in', async () => {
    const words = randomUUID();
    const file = [
      { amount: '50,00', wording: words },
      { amount: 'cinq', wording: words },
      { amount: '0,00', wording: words },
      { amount: '7,00', wording: words, day: '31/02/2026' },
      { amount: 'six', wording: words },
    ];
    expect((await importCsv(file, { preview: 'true' })).body.faults[0]).toEqual({
      line: 3,
      message: 'le montant ne se lit pas',
    });
    expect((await importCsv(file)).body).toMatchObject({
      new_lines: 1,
      set_aside: 4,
      new_set_aside: 4,
      reasons: [
        { message: 'le montant ne se lit pas', count: 2 },
        { message: 'le montant est nul', count: 1 },
        { message: 'la date ne se lit pas', count: 1 },
      ],
    });
    expect(await listed({ q: words })).toHaveLength(1);
    const aside = await setAside(words);
    expect(aside.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'le montant ne se lit pas'],
      [4, 'le montant est nul'],
      [5, 'la date ne se lit pas'],
      [6, 'le montant ne se lit pas'],
    ]);
  });

  it('imported again adds nothing, not even a file to the list', async () => {
    const words = randomUUID();
    const file = [
      { amount: '50,00', wording: words },
      { amount: 'cinq', wording: words },
      { amount: '-5,00', wording: words },
    ];
    expect((await importCsv(file)).body).toMatchObject({ new_lines: 1, new_debits: 1, new_set_aside: 1 });
    const files = async () => (await api.sql`SELECT count(*)::int AS n FROM bank_statements`)[0].n;
    const before = await files();
    expect((await importCsv(file)).body).toMatchObject({
      statement_id: null,
      new_lines: 0,
      new_debits: 0,
      new_set_aside: 0,
      known_lines: 1,
      set_aside: 1,
    });
    expect([await files(), await listed({ q: words }), await setAside(words)]).toEqual([
      before,
      expect.objectContaining({ length: 2 }),
      expect.objectContaining({ length: 1 }),
    ]);
  });

  it.each([
    ['ISO-8859-1', 'latin1', 'ISO-8859-1'],
    ['windows-1252', 'latin1', 'windows-1252'],
    ['UTF-8', 'utf8', 'UTF-8'],
    ['UTF-16', 'utf16le', 'UTF-16'],
  ] as const)('in CAMT.053 is read in the letters that it declares: %s', async (_, emails, encoding) => {
    const words = randomUUID();
    const xml = `${emails === 'utf16le' ? '\uFEFF' : ''}<?xml version="1.0" encoding="${encoding}"?><Document><BkToCstmrStmt><Stmt>
      <Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-03</Dt></BookgDt>
      <AddtlNtryInf>DON DE HÉLÈNE ${words}</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`;
    const form = new FormData();
    form.set('file', new File([Buffer.from(xml, emails)], 'releve.xml'));
    expect((await admin(IMPORT, { body: form })).body).toMatchObject({ new_lines: 1 });
    expect((await listed({ q: words }))[0]!.wording).toBe(`DON DE HÉLÈNE ${words}`);
  });

  it.each([
    ['', undefined],
    ['Nom;Prénom\nByron;Ada', undefined],
    ['<!DOCTYPE a><a/>', undefined],
    ['Date;Libellé;Montant\n20/11/2026;a;5', '{"heading":0,"date":0,"wording":1,"amount":99}'],
    ['Date;Libellé;Montant\n20/11/2026;a;5', 'no JSON'],
    ['Date;Libellé;Montant\n;;', undefined],
    ['Date;Libellé;Montant\n20/11/2026;a;cinq', undefined],
  ])('is refused in French where it is none: %s', async (content, mapping) => {
    const { status, body } = await admin(IMPORT, {
      body: statementForm(content, mapping ? { mapping } : {}),
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, [mapping ? 'mapping' : 'file']]);
  });
});

describe('a line', () => {
  it('that names a gift and its amount is offered as certain, and received as one batch', async () => {
    const gifts = [await promiseTransfer(api), await promiseTransfer(api)];
    for (const { reference } of gifts) await line({ wording: `VIR ${reference.replaceAll('-', ' ')}` });
    const certain = (await listed({ certain: true })).filter(({ suggestions: [best] }) =>
      gifts.some(({ id }) => id === best!.donation_id),
    );
    expect(certain).toHaveLength(2);
    const matches = certain.map(({ id, version, suggestions: [best] }) => ({
      id,
      version,
      donation_id: best!.donation_id,
    }));
    const body = { matches: [...matches, { ...matches[0]!, donation_id: randomUUID() }] };
    const report = (await admin(`${LINES}/matches`, { body })).body;
    expect(report).toMatchObject({ matched: 2, refused: [{ id: matches[0]!.id }] });
    expect(await statusOf(gifts[0]!.id)).toEqual({ status: 'succeeded', amount: 5000, day: '2026-11-20' });
    expect(await journal(gifts[0]!.id)).toEqual([
      { kind: 'gift', account: 'bank_suspense', amount: 5000 },
      { kind: 'gift', account: 'gifts', amount: -5000 },
    ]);
  });

  it('confirmed by ten people at once is one gift received once', async () => {
    const gift = await promiseTransfer(api);
    const one = await line({ wording: gift.reference });
    const answers = await atOnce(10, () => action(one, 'match', { donation_id: gift.id }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await journal(gift.id)).toHaveLength(2);
  });

  it('of another amount than was promised is received for what arrived', async () => {
    const gift = await promiseTransfer(api, { amount: 8000 });
    const one = await line({ wording: gift.reference });
    expect(one.suggestions).toMatchObject([{ certainty: 'reference', amount: 80 }]);
    expect((await action(one, 'match', { donation_id: gift.id })).body).toMatchObject({
      status: 'matched',
      donation_reference: gift.reference,
      suggestions: [],
      handled_by: expect.any(String),
    });
    expect(await statusOf(gift.id)).toMatchObject({ amount: 5000 });
  });

  it('without a reference is offered by name and amount, and found by a search', async () => {
    const gift = await promiseTransfer(api, { amount: 4321, last_name: 'Lovelace' });
    const one = await line({ amount: '43,21', counterparty: 'MME LOVELACE' });
    expect(one.suggestions).toMatchObject([
      { certainty: 'name', donation_id: gift.id, donor_name: 'Ada Lovelace' },
    ]);
    const found = await admin(`${LINES}/${one.id}/candidates?q=lovelace`);
    expect(found.body).toMatchObject([{ donation_id: gift.id }]);
  });

  it('names its payer as banks write it, among many gifts of its amount', async () => {
    for (let index = 0; index < 12; index += 1) await promiseTransfer(api, { amount: 7341 });
    for (const [last_name, counterparty] of [
      ['O’Brien', 'MME OBRIEN ADA'],
      ["N'Diaye", 'N DIAYE'],
      ['Cœurdacier', 'MLLE COEURDACIER'],
      ['Le Goff', 'M LEGOFF'],
      ['Ba', 'M BA ADA'],
    ]) {
      const gift = await promiseTransfer(api, { amount: 7341, last_name });
      const one = await line({ amount: '73,41', counterparty });
      expect(one.suggestions, counterparty).toMatchObject([{ certainty: 'name', donation_id: gift.id }]);
    }
  });

  it('of a number that no amount reaches finds nothing, and fails nowhere', async () => {
    const one = await line({ amount: '12,00' });
    for (const q of ['0612345678', '99999999999', "'", '\\', '\u0000a']) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const candidates = `${LINES}/${one.id}/candidates?q=${encodeURIComponent(q)}`;
      for (const path of [candidates, `${LINES}?filter=${filter}`, `/admin/donations?filter=${filter}`])
        expect((await admin(path)).status, path).toBeLessThan(500);
    }
  });

  it('and a gift are found by their amount, however it is written', async () => {
    const gift = await promiseTransfer(api, { amount: 108_618, last_name: 'Byron' });
    const one = await line({ amount: '1 086,18', wording: 'VIR DE MARIE' });
    for (const asked of ['1086,18', '1 086,18', '1\u202F086,18\u00A0€', '1086.18 EUR']) {
      const q = encodeURIComponent(asked);
      expect((await admin(`${LINES}/${one.id}/candidates?q=${q}`)).body, asked).toMatchObject([
        { donation_id: gift.id },
      ]);
      const lines = await admin(`${LINES}?filter=${encodeURIComponent(JSON.stringify({ q: asked }))}`);
      expect(lines.body, asked).toMatchObject([{ id: one.id }]);
      const gifts = await admin(
        `/admin/donations?filter=${encodeURIComponent(JSON.stringify({ q: asked }))}`,
      );
      expect(gifts.body, asked).toMatchObject([{ id: gift.id }]);
    }
  });

  it('of a gift that was given up receives it all the same; of one received already it does not', async () => {
    const late = await promiseTransfer(api, { status: 'cancelled' });
    await action(await line({ wording: late.reference }), 'match', { donation_id: late.id });
    expect(await statusOf(late.id)).toMatchObject({ status: 'succeeded' });
    const again = await line({ wording: late.reference });
    expect(again.suggestions).toMatchObject([{ certainty: 'again' }]);
    expect((await action(again, 'match', { donation_id: late.id })).status).toBe(409);
    expect(await journal(late.id)).toHaveLength(2);
  });

  it('that nobody announced becomes a gift of its own, for a campaign', async () => {
    const campaign = await createCampaign(admin, { campaign_type: 'financial', goal_amount: 1000 });
    const one = await line({ amount: '120,00' });
    const donor = { donor_type: 'particulier', first_name: 'Grace', last_name: 'Hopper' };
    const { body } = await action(one, 'gift', { donor, campaign_id: campaign.id });
    expect(body).toMatchObject({
      status: 'entered',
      donation_reference: expect.stringMatching(/^DON-20261120-/),
    });
    expect(await statusOf(body.donation_id)).toMatchObject({ status: 'succeeded', amount: 12_000 });
    expect((await api.request(`/campaigns/${campaign.id}/`)).body).toMatchObject({ current_amount: 120 });
    expect((await action(one, 'gift', { donor })).status).toBe(409);
  });

  it('that is no gift is put aside with a reason, and taken up again', async () => {
    const one = await line();
    expect((await action(one, 'ignore', { note: ' ' })).body.errors).toHaveProperty('note');
    const aside = (await action(one, 'ignore', { note: 'Subvention de la ville' })).body;
    expect(aside).toMatchObject({ status: 'ignored', note: 'Subvention de la ville' });
    expect((await action(one, 'reopen', {})).status).toBe(409);
    expect((await action(aside, 'reopen', {})).body).toMatchObject({ status: 'waiting', handled_at: null });
    const history = (await admin(`${LINES}/${one.id}/history`)).body;
    expect(history).toHaveLength(2);
  });

  it('and figures say what waits', async () => {
    const before = (await admin(`${LINES}/figures`)).body;
    const gift = await promiseTransfer(api);
    await line({ wording: gift.reference });
    expect((await admin(`${LINES}/figures`)).body).toEqual({
      waiting: before.waiting + 1,
      certain: before.certain + 1,
      expected: before.expected + 1,
    });
  });
});
