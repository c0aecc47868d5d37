import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceiptRecord } from '@livres/api/contract';
import { DonationLinksService } from '@livres/api/dist/giving/donation-links/donation-links.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { codesOn, pagesOf, A4 } from '../factories/pdf-files.ts';
import {
  aGift,
  giveBack,
  issueReceipts,
  receiptOf,
  receiptsOf,
  receiptsSettled,
  publishAgain,
  type TestGift,
} from '../factories/receipts.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const api = testApi();
stoppedClock(api, new Date('2027-04-02T09:00:00Z'));
const admin = adminOf(api);

async function file(id: string, headers?: Record<string, string>) {
  const authorization = `Bearer ${await api.tokenOf('administrateur')}`;
  const response = await fetch(`${api.url}/receipts/${id}/pdf`, { headers: headers ?? { authorization } });
  return {
    status: response.status,
    content: Buffer.from(await response.arrayBuffer()),
    headers: response.headers,
  };
}
const textOf = async (content: Buffer) => (await pagesOf(content)).join(' ').replace(/\s+/g, ' ');
const codeOf = ({ check_url }: ReceiptRecord) => check_url.split('/').at(-1)!;
const check = (receipt: ReceiptRecord) => api.request(`/receipts/verify/${codeOf(receipt)}`);
const linkOf = ({ id }: TestGift) =>
  api.app
    .get(DataSource)
    .transaction((tx) => api.app.get(DonationLinksService, { strict: false }).create(tx, id));

describe('before receipts are issued', () => {
  it('a gift has none, and staff may still see what a batch would issue', async () => {
    const gift = await aGift(api);
    await receiptsSettled(api);
    expect(await receiptsOf(api, gift.id)).toEqual([]);
    expect((await admin('/admin/receipts/batch?year=2027')).body).toMatchObject({
      issues_receipts: false,
      is_year_over: false,
      single: {
        count: 1,
        amount: 50,
      },
    });
    await issueReceipts(api);
    expect((await admin('/admin/receipts/batch', { body: { year: 2027 } })).body).toEqual({ count: 1 });
    expect((await receiptOf(api, gift)).issued_by).toBe('Première administratrice');
  });
});

describe('the receipt of a person', () => {
  let gift: TestGift;
  let receipt: ReceiptRecord;
  beforeAll(async () => {
    gift = await aGift(api, { amount: 8050, given_at: new Date('2027-02-28T23:30:00Z') });
    receipt = await receiptOf(api, gift);
  });

  it('has every mention of form 2041-RD', async () => {
    const text = await textOf((await file(receipt.id)).content);
    for (const words of [
      'N° 2041-RD · Cerfa n° 11580*05',
      'Reçu des dons et versements effectués par les particuliers',
      'au titre des articles 200 et 978 du code général des impôts',
      `Numéro d’ordre du reçu : ${receipt.number}`,
      'Livres en partage',
      '732 829 320',
      'W751234567',
      '1, rue des Livres, 75011 Paris',
      'Soutenir la lecture publique en Afrique',
      '☒ Œuvre ou organisme d’intérêt général',
      '☐ Association ou fondation reconnue d’utilité publique',
      'Œuvrard',
      'Hélène',
      '12 rue de l’Église, 69003 Lyon, France',
      'Le bénéficiaire reconnaît avoir reçu au titre des dons et versements ouvrant droit à réduction d’impôt',
      '*** 80,50 € ***',
      'quatre-vingts euros et cinquante centimes',
      'Date du versement ou du don 01/03/2027',
      'certifie sur l’honneur',
      '☒ 200 du CGI',
      '☒ Déclaration de don manuel',
      '☒ Numéraire',
      '☐ Remise d’espèces ☒ Chèque ☐ Virement, prélèvement, carte bancaire',
      'Date et signature',
      'Fait à Paris, le 02/04/2027',
      'Awa Ndiaye, Présidente',
    ])
      expect(text).toContain(words);
  });

  it('bears the signature and a code that opens the page which confirms it', async () => {
    const { content } = await file(receipt.id);
    expect(content.includes('/Subtype /Image')).toBe(true);
    expect(codesOn(content, 0, A4)).toEqual([receipt.check_url]);
    expect(receipt.check_url).toMatch(/^http:\/\/localhost:3000\/recus\/verifier\/[0-9A-Z]{24}$/);
  });

  it('goes to the donor by letter, once, with its file', async () => {
    const email = await emailTo(api.varFolder, gift.email, receipt.number);
    expect(email.text).toMatch(/80,50\s€/);
    expect(email.text).toMatch(/\/don\/suivi\/[\w-]{43}/);
    expect(email.attachments).toMatchObject([
      { filename: `recu-fiscal-${receipt.number}.pdf`, mimeType: 'application/pdf' },
    ]);
    const emails = (await emailsIn(api.varFolder)).filter(
      ({ to, subject }) => to === gift.email && subject.includes('reçu'),
    );
    expect(emails).toHaveLength(1);
  });

  it('is the same file byte for byte whenever it is downloaded, and drawn again the same where it was lost', async () => {
    const first = await file(receipt.id);
    expect(createHash('sha256').update(first.content).digest('hex')).toBe(receipt.sha256);
    expect((await file(receipt.id)).content.equals(first.content)).toBe(true);
    const folder = join(api.varFolder, 'media', 'receipts', String(receipt.year));
    const name = (await readdir(folder)).find((one) => one.startsWith(receipt.number))!;
    await writeFile(join(folder, name), 'abîmé');
    expect((await file(receipt.id)).content.equals(first.content)).toBe(true);
    await rm(join(folder, name));
    expect((await file(receipt.id)).content.equals(first.content)).toBe(true);
  });

  it('opens to staff and to who holds its private link, and to nobody else', async () => {
    const token = await linkOf(gift);
    expect((await file(receipt.id, { 'x-donation-token': token })).status).toBe(200);
    const other = await linkOf(await aGift(api));
    for (const headers of <Record<string, string>[]>[
      {},
      { 'x-donation-token': other },
      { 'x-donation-token': 'x'.repeat(43) },
    ])
      expect((await file(receipt.id, headers)).status).toBe(404);
    for (const role of ['editeur', 'lecteur'] as const) {
      const headers = { authorization: `Bearer ${await api.tokenOf(role)}` };
      expect((await file(receipt.id, headers)).status).toBe(404);
    }
  });

  it('is confirmed to anyone by number, day and amount, and by nobody’s name', async () => {
    const { status, body, text } = await check(receipt);
    expect([status, body]).toEqual([
      200,
      {
        number: receipt.number,
        form: '2041-RD',
        status: 'issued',
        issued_on: '2027-04-02',
        amount: 80.5,
        currency: 'EUR',
        voided_on: null,
        replaced_by: null,
      },
    ]);
    expect(withoutTokens(text)).not.toMatch(/Œuvrard|Lyon|example\.org/);
    const typed = codeOf(receipt)
      .toLowerCase()
      .replace(/(.{4})/g, '$1-');
    expect((await api.request(`/receipts/verify/${typed}`)).status).toBe(200);
    for (const code of ['0'.repeat(24), 'court', receipt.number])
      expect((await api.request(`/receipts/verify/${code}`)).status).toBe(404);
  });
});

describe('the receipt of a company', () => {
  const COMPANY = {
    donor_type: 'entreprise',
    first_name: '',
    last_name: '',
    organization_name: 'Papeterie du Rhône',
    siren: '552100554',
    legal_form: 'SARL',
    payment_method: 'bank_transfer',
    amount: 1e5,
  };

  it('has every mention of form 2041-MEC-SD', async () => {
    const receipt = await receiptOf(api, await aGift(api, COMPANY));
    const text = await textOf((await file(receipt.id)).content);
    for (const words of [
      'N° 2041-MEC-SD · Cerfa n° 16216*02',
      'au titre de l’article 238 bis du code général des impôts',
      'Papeterie du Rhône',
      'Forme juridique SARL',
      'Numéro SIREN 552 100 554',
      '*** 1 000,00 € ***',
      'mille euros',
      '☒ 238 bis du CGI',
      '☐ Remise d’espèces ☐ Chèque ☒ Virement, prélèvement, carte bancaire',
    ])
      expect(text).toContain(words);
    expect(receipt).toMatchObject({ form: '2041-MEC-SD', donor_name: 'Papeterie du Rhône' });
  });

  it('waits for its SIREN', async () => {
    const gift = await aGift(api, { ...COMPANY, siren: '' });
    await receiptsSettled(api);
    expect(await receiptsOf(api, gift.id)).toEqual([]);
  });

  it('is none where the organisation pays no tax, or the gift is in francs', async () => {
    const gifts = [
      await aGift(api, { ...COMPANY, donor_type: 'organisme' }),
      await aGift(api, { currency: 'XAF' }),
    ];
    await receiptsSettled(api);
    for (const { id } of gifts) expect(await receiptsOf(api, id)).toEqual([]);
  });
});

describe('a gift that goes back', () => {
  it('in part has its receipt voided and another one in its place, each saying so', async () => {
    const gift = await aGift(api);
    const first = await receiptOf(api, gift);
    await giveBack(api, gift, 2000);
    const next = await receiptOf(api, gift, first.id);
    expect(next).toMatchObject({ amount: 30, replaces: { number: first.number }, status: 'issued' });
    expect(await textOf((await file(next.id)).content)).toContain(
      `Annule et remplace le reçu n° ${first.number}`,
    );
    expect((await check(first)).body).toMatchObject({ status: 'voided', replaced_by: next.number });
    expect((await emailTo(api.varFolder, gift.email, next.number)).text).toContain(first.number);
    const token = await linkOf(gift);
    expect((await file(first.id, { 'x-donation-token': token })).status).toBe(409);
    expect((await file(next.id, { 'x-donation-token': token })).status).toBe(200);
  });

  it('in full has its receipt voided, nothing in its place, and its donor told', async () => {
    const gift = await aGift(api);
    const receipt = await receiptOf(api, gift);
    await giveBack(api, gift, 5000);
    await emailTo(api.varFolder, gift.email, 'annulé');
    expect(await receiptsOf(api, gift.id)).toMatchObject([{ status: 'voided', replaced_by: null }]);
    expect((await check(receipt)).body).toMatchObject({ status: 'voided', voided_on: '2027-04-02' });
  });

  it('and comes back, as a contest that was won, has a receipt again, which replaces the void one', async () => {
    const gift = await aGift(api);
    const first = await receiptOf(api, gift);
    await giveBack(api, gift, 5000);
    await eventually('the void', async () => (await check(first)).body.status === 'voided');
    await giveBack(api, gift, -5000);
    const next = await receiptOf(api, gift, first.id);
    expect(next).toMatchObject({ amount: 50, replaces: { number: first.number } });
  });

  it('changes nothing where it is told again and again', async () => {
    const gift = await aGift(api);
    await receiptOf(api, gift);
    for (let told = 0; told < 5; told += 1) await publishAgain(api, gift);
    await receiptsSettled(api);
    expect(await receiptsOf(api, gift.id)).toHaveLength(1);
  });
});
