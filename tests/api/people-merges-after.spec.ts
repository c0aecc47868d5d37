import type { DonorDetail, ImportReport, NewsletterSubscriber } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { CONTACT_EMAIL, emailTo } from '../factories/emails.ts';
import { subscribe } from '../factories/newsletters.ts';
import { mergesBy, twoAddresses } from '../factories/people.ts';
import { aGift } from '../factories/receipts.ts';
import { regularGiversOf } from '../factories/recurring-gifts.ts';
import { openEvent, register, verificationToken } from '../factories/registrations.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);
const people = mergesBy(admin);
const givers = giversOf(api);
const regulars = regularGiversOf(api);

const donor = (id: string) => admin<DonorDetail>(`/admin/users/${id}`);
const emailOf = async (table: string, id: string) =>
  (await api.query(`SELECT email FROM ${table} WHERE id = $1`, [id]))[0].email;
/** Two people who have given once each. */
async function twoDonors() {
  const sides = twoAddresses();
  await aGift(api, { email: sides.kept });
  await aGift(api, { email: sides.absorbed });
  return sides;
}

describe('L36: what was known by an absorbed person', () => {
  it('leads to who was kept: the address of their page, through chains too, until the merge is undone', async () => {
    const { kept: last, absorbed: middle } = await twoDonors();
    const { kept: first } = await twoDonors();
    const [firstId, middleId] = [await people.idOf(first), await people.idOf(middle)];
    await people.merge(middle, first);
    expectAnswer(await donor(firstId), 200, { id: middleId, email: middle, gifts: 2 });
    const { id } = await people.merge(last, middle);
    for (const former of [firstId, middleId])
      expectAnswer(await donor(former), 200, { id: await people.idOf(last), email: last, gifts: 3 });
    const { body } = await donor(firstId);
    expect(body.years).toMatchObject([{ gifts: 3 }]);
    await accepted(people.undo(id));
    expectAnswer(await donor(middleId), 200, { id: middleId, gifts: 2 });
    expectAnswer(await donor(firstId), 200, { id: middleId, gifts: 2 });
    expectAnswer(await donor('00000000-0000-4000-8000-000000000000'), 404);
  });

  it('leads nowhere to who may not read donors', async () => {
    const { kept, absorbed } = await twoDonors();
    const former = await people.idOf(absorbed);
    await people.merge(kept, absorbed);
    expectAnswer(await (await api.asStaff('editeur'))(`/admin/users/${former}`), 403);
  });

  it('lets a payment under way arrive with who was kept, however often its form is sent', async () => {
    const { kept, absorbed } = await twoDonors();
    const form = aGiftForm({ email: absorbed, amount: '30' });
    const started = await givers.given(form);
    await people.merge(kept, absorbed);
    // The same form once more: a second press, or a page that was still open.
    const again = await givers.send(form);
    expect([again.status, again.body.id]).toEqual([201, started.id]);
    await givers.act(givers.sessionOf(started), { act: 'succeed' });
    await eventually('the gift paid', async () => (await givers.read(started)).status === 'succeeded');
    expect(await emailOf('donations', started.id)).toBe(kept);
    expectAnswer(await donor(await people.idOf(kept)), 200, { gifts: 3 });
    await emailTo(api.varFolder, kept, 'Merci');
  });

  it('has what a provider announces of a recurring gift come to who was kept, and its link go on', async () => {
    const { kept, absorbed } = await twoDonors();
    const gift = await regulars.given({ email: absorbed });
    await people.merge(kept, absorbed);
    await regulars.act(gift.session, { act: 'next_succeed' });
    const page = await regulars.until(gift, 'is paid again', ({ history }) => history.length === 2);
    expect(page.status).toBe('active');
    const rows = await api.query('SELECT DISTINCT email FROM donations WHERE recurring_gift_id = $1', [
      gift.id,
    ]);
    expect(rows).toEqual([{ email: kept }]);
    expectAnswer(await regulars.send(gift, 'pause'), 200);
    expect(await emailOf('recurring_gifts', gift.id)).toBe(kept);
  });

  it('has a registration that waits for its mailbox be confirmed by the link that was sent', async () => {
    const { kept, absorbed } = await twoDonors();
    const event = await openEvent(admin);
    await accepted(register(api, event.id, { email: absorbed }));
    const token = await verificationToken(api, absorbed);
    await people.merge(kept, absorbed);
    expectAnswer(await api.request(`/events/${event.id}/verify-email/`, { body: { token } }), 200);
    const [row] = await api.query('SELECT email, status FROM event_registrations WHERE event_id = $1', [
      event.id,
    ]);
    expect(row).toEqual({ email: kept, status: 'confirmed' });
  });

  it('keeps links of letters, and an import of the former address subscribes nobody anew', async () => {
    const { kept, absorbed } = await twoDonors();
    const { id } = await subscribe(api, { email: absorbed });
    const link = await api.request('/newsletter/preference-links/', { body: { email: absorbed } });
    expect(link.status).toBe(202);
    const { text } = await emailTo(api.varFolder, absorbed, 'préférences');
    const token = /\/lettre\/desinscription\/([\w-]{43})/.exec(text)?.[1] ?? '';
    await people.merge(kept, absorbed);
    expectAnswer(await api.request('/newsletter/unsubscriptions/', { body: { token } }), 200, {
      status: 'unsubscribed',
    });
    const form = new FormData();
    const sheet = `E-mail;Preuve du consentement\n${absorbed};Bulletin signé\n`;
    form.set('file', new Blob([sheet], { type: 'text/csv' }), 'abonnes.csv');
    form.set('dry_run', 'false');
    const report = await accepted(
      admin<ImportReport>('/admin/newsletter-subscribers/import', { method: 'POST', body: form }),
    );
    expect(report).toMatchObject({ created: 0, left_out: [{ reason: 'Désinscrites', count: 1 }] });
    const record = await admin<NewsletterSubscriber>(`/admin/newsletter-subscribers/${id}`);
    expectAnswer(record, 200, { status: 'unsubscribed' });
  });
});
