import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { aGiftForm, giversOf, tidyGifts } from '../factories/donations.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { regularGiversOf } from '../factories/recurring-gifts.ts';
import { issueReceipts } from '../factories/receipts.ts';
import { tablesHolding } from '../factories/rows.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { putCurrent } from '../factories/current-version.ts';
import { DAY_MS } from '@livres/api/contract';

const DONOR = {
  first_name: 'Philomène',
  last_name: 'Tchoungui',
  street_address: '41 rue des Manguiers',
  postal_code: '44000',
  city: 'Nantes',
  message: 'Pour ma grand-mère',
  dedication: 'En mémoire de Rosalie',
};
const PHONE = '+237677123456';

const api = testApi();
const admin = adminOf(api);
const givers = giversOf(api);
afterEach(() => void vi.restoreAllMocks());

const tidy = () => tidyGifts(api);
const status = async (gift: { token: string }, wanted: string) =>
  eventually(`a gift that is ${wanted}`, async () => (await givers.read(gift)).status === wanted);

describe('a gift that was never paid', () => {
  it('keeps its timeline and nothing of who wanted to give it, 30 days after the newest try', async () => {
    const form = aGiftForm({ ...DONOR, frequency: 'monthly', email: 'philomene@example.org' });
    const gift = await givers.given(form);
    await givers.act(givers.sessionOf(gift), { act: 'refuse', reason: 'card_declined' });
    await status(gift, 'failed');
    await emailTo(api.varFolder, form.email, 'n’a pas pu être payé');
    const [{ recurring_gift_id }] =
      await api.sql`SELECT recurring_gift_id FROM donations WHERE id = ${gift.id}`;
    await admin(`/admin/recurring-gifts/${recurring_gift_id}/notes`, {
      body: { body: 'Philomène Tchoungui rappellera' },
    });
    const path = `/admin/recurring-gifts/${recurring_gift_id}`;
    expect((await putCurrent(admin, path, { city: 'Rezé-les-Nantes' })).status).toBe(200);
    // As an attempt by telephone writes down, which MTN's sandbox is not here to do.
    await api.sql`UPDATE donations SET phone = ${PHONE} WHERE id = ${gift.id}`;
    await api.sql`UPDATE payment_attempts
        SET next = ${{ kind: 'approve', message: `Acceptez la demande reçue au ${PHONE}` }}
        WHERE subject_id = ${gift.id}`;
    const clock = stopClock(api);
    clock.advance(29 * DAY_MS);
    await tidy();
    expect((await givers.read(gift)).donor.last_name).toBe('Tchoungui');
    clock.advance(2 * DAY_MS);
    await tidy();
    await eventually('every email sent', async () => (await tablesHolding(api, 'philomene')).length === 0);
    for (const personal of [...Object.values(DONOR), PHONE, 'philomene@example.org', 'Rezé'])
      if (personal !== '44000' && personal !== 'Nantes')
        expect(await tablesHolding(api, personal), personal).toEqual([]);
    expect((await api.request(`/donations/track/${gift.token}/`)).status).toBe(404);
    await tidy();
    const timeline: { text: string }[] =
      await api.sql`SELECT text FROM donation_entries WHERE donation_id = ${gift.id} ORDER BY id DESC`;
    const texts = timeline.map(({ text }) => text);
    expect(texts[0]).toContain('au bout de 30 jours');
    expect(texts.some((text) => /^Don de 50\s€ commencé/.test(text))).toBe(true);
    expect(texts.filter((text) => text.includes('30 jours'))).toHaveLength(1);
  });

  it('of which the bank still works on the payment is told so, reminded of nothing, and kept', async () => {
    const form = aGiftForm({ ...DONOR, email: 'en.cours@example.org' });
    const gift = await givers.given(form);
    await givers.act(givers.sessionOf(gift), { act: 'delay' });
    const { text } = await emailTo(api.varFolder, form.email, 'est en cours');
    expect(text).toContain('Vous n’avez rien à faire');
    expect(text).not.toMatch(/pas (?:encore )?(?:reçu|arrivé)|rien n’a été|non terminé/);
    expect(await givers.read(gift)).toMatchObject({ status: 'pending', isProcessing: true });
    const clock = stopClock(api);
    for (const days of [2, 8, 40]) {
      clock.advance(days * DAY_MS);
      await tidy();
    }
    expect(await givers.read(gift)).toMatchObject({ status: 'pending', donor: { last_name: 'Tchoungui' } });
    vi.restoreAllMocks();
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await status(gift, 'succeeded');
    await emailTo(api.varFolder, form.email, 'Merci');
    const subjects = (await emailsIn(api.varFolder)).flatMap(({ to, subject }) =>
      to === form.email ? [subject.replace(/\s/g, ' ')] : [],
    );
    expect(subjects).toEqual(['Votre paiement de 50 € est en cours', 'Merci pour votre don de 50 €']);
  });

  it('is not one that was paid, whatever its age', async () => {
    const gift = await givers.given(aGiftForm({ ...DONOR, email: 'payee@example.org' }));
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await status(gift, 'succeeded');
    const clock = stopClock(api);
    clock.advance(80 * DAY_MS);
    await tidy();
    expect((await givers.read(gift)).donor.last_name).toBe('Tchoungui');
  });
});

describe('the thanks for a gift', () => {
  it('promise no receipt where none are issued', async () => {
    const form = aGiftForm({ ...DONOR });
    const gift = await givers.given(form);
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    const { text } = await emailTo(api.varFolder, form.email, 'Merci pour votre don');
    expect(text).toContain('Ce n’est pas un reçu fiscal');
    expect(text).not.toContain('Votre reçu fiscal');
  });

  it('promise the receipt that its donor chose, and say what it waits for', async () => {
    await issueReceipts(api);
    const regular = regularGiversOf(api);
    const thanksTo = async (email: string) =>
      (await emailsIn(api.varFolder)).filter(
        ({ to, subject }) => to === email && subject.startsWith('Merci pour'),
      );
    const gift = await regular.given({ ...DONOR });
    const yearly = await eventually('the thanks', async () => (await thanksTo(gift.email))[0]);
    expect(yearly.text).toContain('réunira tous vos dons de l’année : il vous sera envoyé en février');
    await regular.send(gift, 'preferences', { yearly_receipt: false });
    await regular.act(gift.session, { act: 'next_succeed' });
    const second = await eventually('the second thanks', async () => (await thanksTo(gift.email))[1]);
    expect(second.text).toContain('Votre reçu fiscal vous est envoyé à part');

    const unnamed = await regular.given();
    const waiting = await eventually('the thanks', async () => (await thanksTo(unnamed.email))[0]);
    expect(waiting.text).toMatch(/il nous manque votre nom et votre adresse.*en février/s);
    const company = aGiftForm({ donor_type: 'entreprise', organization_name: 'Imprimerie du Port' });
    const once = await givers.given(company);
    await givers.act(givers.sessionOf(once), { act: 'succeed' });
    const { text } = await emailTo(api.varFolder, company.email, 'Merci pour votre don');
    expect(text).toContain('il nous manque le SIREN et l’adresse de l’organisme');
    expect(text).not.toContain('février');
  });
});
