import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { aGift, issueReceipts, receiptOf } from '../factories/receipts.ts';
import { stoppedClock } from '../factories/time.ts';
import { pause } from '../factories/waiting.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
stoppedClock(api, new Date('2027-04-02T09:00:00Z'));
const admin = adminOf(api);
beforeAll(async () => {
  await issueReceipts(api);
});

/** What the archive of a filter answers, with the files that it holds. */
async function archive(filter: object) {
  const response = await fetch(`${api.url}/admin/receipts/files?${matching(filter)}`, {
    headers: { authorization: `Bearer ${await api.tokenOf('administrateur')}` },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const isZip = response.headers.get('content-type') === 'application/zip';
  return { status: response.status, body, zip: isZip ? await JSZip.loadAsync(body) : null };
}
const detailOf = ({ body }: { body: Buffer }) =>
  JSON.parse(body.toString()) as { type: string; detail: string };

describe('the archive of receipts', () => {
  it('holds the files in force of donors without an e-mail, each to the byte as it is kept', async () => {
    const silent = [await aGift(api, { email: '' }), await aGift(api, { email: '', first_name: 'Zoé' })];
    const receipts = await Promise.all(silent.map((gift) => receiptOf(api, gift)));
    await receiptOf(api, await aGift(api));
    const listed = (await admin('/admin/receipts?filter={"has_email":false}')).body as { number: string }[];
    expect(listed.map(({ number }) => number).toSorted()).toEqual(
      receipts.map(({ number }) => number).toSorted(),
    );
    const { status, zip } = await archive({ has_email: false });
    expect(status).toBe(200);
    expect(Object.keys(zip!.files)).toEqual(
      receipts.map(({ number }) => `recu-fiscal-${number}.pdf`).toSorted(),
    );
    for (const { number, sha256 } of receipts) {
      const file = await zip!.file(`recu-fiscal-${number}.pdf`)!.async('nodebuffer');
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    }
  });

  it('holds those that are ticked, and none that is void', async () => {
    const [kept, voided] = [await receiptOf(api, await aGift(api)), await receiptOf(api, await aGift(api))];
    await admin(`/admin/receipts/${voided.id}/void`, { body: { reason: 'Erreur', version: voided.version } });
    const { zip } = await archive({ ids: [kept.id, voided.id] });
    expect(Object.keys(zip!.files)).toEqual([`recu-fiscal-${kept.number}.pdf`]);
  });

  it('says that there is nothing, or too much, before anything is sent', async () => {
    const none = await archive({ gift_year: 2001 });
    expect([none.status, detailOf(none).type]).toEqual([409, expect.stringContaining('recus-sans-fichier')]);
    const [model] = (await admin('/admin/receipts')).body as { id: string }[];
    await api.sql`INSERT INTO receipts (id, year, sequence, number, code, form, kind, status, purpose, subject, gift_year, donor_name,
         amount, currency, content, issued_at)
       SELECT gen_random_uuid(), 2031, n, '2031-' || lpad(n::text, 6, '0'), 'ESSAI' || n, form, kind, 'issued', 'essai', n,
              2031, donor_name, amount, currency, content, issued_at
         FROM receipts, generate_series(1, 501) n WHERE id = ${model!.id}`;
    const many = await archive({ year: 2031 });
    expect(many.status).toBe(409);
    expect(detailOf(many).detail).toMatch(/réunit 501 reçus.*500 au plus/);
  });

  it('does not hold the api while it draws and sends many', async () => {
    const all = archive({ year: 2031, q: '2031-00001' });
    let answered = 0;
    const progress = { isDone: false };
    void all.finally(() => (progress.isDone = true));
    while (!progress.isDone) {
      await fetch(`${api.origin}/health/live`);
      answered += 1;
      await pause(20);
    }
    const { status, zip } = await all;
    expect([status, Object.keys(zip!.files).length]).toEqual([200, 10]);
    // Held, it would answer the first of them once all are drawn.
    expect(answered).toBeGreaterThan(3);
  });

  it('is for those who may read receipts alone', async () => {
    const path = '/admin/receipts/files?filter={}';
    expect((await api.request(path)).status).toBe(401);
    for (const role of ['editeur', 'lecteur'] as const)
      expect((await (await api.asStaff(role))(path)).status).toBe(403);
  });
});
