import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { randomUUID } from 'node:crypto';
import {
  DAY_MS,
  cardDays,
  DONATION_CARD_MESSAGES as MESSAGES,
  type DonationCardInput,
} from '@livres/api/contract';
import { TributeCardSendingService } from '@livres/api/dist/giving/tribute-cards/tribute-card-sending.service.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { actCurrent } from '../factories/current-version.ts';
import { giversOf } from '../factories/donations.ts';
import { CONTACT_EMAIL, emailTo, emailsTo } from '../factories/emails.ts';
import { stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually, atOnce } from '../factories/waiting.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const api = testApi(() => ({ CONTACT_EMAIL }));
const admin = adminOf(api);
const givers = giversOf(api);
afterEach(() => vi.restoreAllMocks());

let made = 0;
const aCard = (over: Partial<Record<keyof DonationCardInput, unknown>> = {}) => {
  made += 1;
  const recipient_email: string = `awa.${made}@example.org`;
  return {
    recipient_name: 'Awa Ngo',
    words: 'Avec toute mon affection.\nEn souvenir de nos lectures.',
    signature: 'Hélène',
    ...over,
    recipient_email: ('recipient_email' in over ? over.recipient_email : recipient_email) as string,
  };
};
const given = async (card: object, over: object = {}) => {
  const gift = await givers.given({ dedication: 'En mémoire de Jeanne', ...over, card });
  return { ...gift, session: givers.sessionOf(gift) };
};
type Given = Awaited<ReturnType<typeof given>>;
const paid = async (card: object, over: object = {}) => {
  const gift = await given(card, over);
  await givers.act(gift.session, { act: 'succeed' });
  return gift;
};
const ask = ({ id, token }: Pick<Given, 'id' | 'token'>, path = '', method = 'GET', body?: object) =>
  api.request(`/donations/${id}/card/${path}`, {
    method,
    ...(body && { body }),
    headers: { 'x-donation-token': token },
  });
const until = (gift: Given, status: string) =>
  eventually(`a card that is ${status}`, async () => {
    const { card } = (await ask(gift)).body;
    return card?.status === status ? card : null;
  });
const daysAhead = (days: number) =>
  new Date(Date.parse(`${cardDays(new Date()).first}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const send = (donation_id: string) =>
  api.app.get(TributeCardSendingService, { strict: false }).send({ donation_id });

describe('the card of a gift', () => {
  it('leaves once the gift has succeeded, once, without the amount', async () => {
    const card = aCard();
    const gift = await given(card, { amount: '73' });
    expect((await ask(gift)).body.card).toMatchObject({ status: 'waiting', may_change: true });
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, card.recipient_email)).toEqual([]);
    await givers.act(gift.session, { act: 'succeed' });
    const message = await emailTo(api.varFolder, card.recipient_email, 'Hélène');
    expect(message.subject).toBe('En mémoire de Jeanne : une carte de Hélène');
    for (const part of [message.text, message.html ?? '']) {
      expect(part).toContain('Awa Ngo');
      expect(part).toContain('En souvenir de nos lectures.');
      expect(withoutTokens(part)).not.toMatch(/73|DON-/);
    }
    expect(message.text).toMatch(/à la demande de Hélène/);
    expect(await until(gift, 'sent')).toMatchObject({ may_change: false });
    await atOnce(5, () => send(gift.id));
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, card.recipient_email)).toHaveLength(1);
    const timeline = (await admin(`/admin/donations/${gift.id}/story`)).body.entries;
    expect(timeline.map(({ text }: { text: string }) => text)).toContain('La carte a été envoyée');
  });

  it('of another day leaves that morning, between 8 and 11 in Paris, and not before', async () => {
    const card = aCard({ day: daysAhead(40) });
    const gift = await paid(card);
    await until(gift, 'scheduled');
    const [{ send_at }] = await api.sql`SELECT send_at FROM tribute_cards WHERE donation_id = ${gift.id}`;
    const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', timeZone: 'Europe/Paris' });
    expect(Number.parseInt(hour.format(send_at), 10)).toBeGreaterThanOrEqual(8);
    expect(Number.parseInt(hour.format(send_at), 10)).toBeLessThan(11);
    const [{ waiting }] = await api.sql`SELECT count(*)::int AS waiting FROM jobs.job
          WHERE name = 'tribute-cards.send' AND start_after = ${send_at}`;
    expect(waiting).toBe(1);
    await send(gift.id);
    expect((await ask(gift)).body.card.status).toBe('scheduled');
    stopClock(api, new Date(send_at.getTime() + 1));
    await send(gift.id);
    expect((await ask(gift)).body.card.status).toBe('sent');
  });

  it('never leaves for a gift that failed, or that was given back before the day', async () => {
    const failed = aCard();
    const refused = await given(failed);
    await givers.act(refused.session, { act: 'refuse' });
    const refunded = aCard({ day: daysAhead(3) });
    const gift = await paid(refunded);
    await until(gift, 'scheduled');
    const back = await actCurrent(admin, `/admin/donations/${gift.id}`, 'refunds', {
      reason: 'Erreur de montant',
      key: randomUUID(),
    });
    expect(back.status).toBeLessThan(300);
    stopClock(api, new Date(Date.now() + 4 * DAY_MS));
    await send(gift.id);
    expect((await ask(gift)).body.card).toMatchObject({ status: 'cancelled' });
    expect((await ask(refused)).body.card).toMatchObject({ status: 'waiting' });
    vi.restoreAllMocks();
    for (const { recipient_email } of [failed, refunded])
      expect(await emailsTo(api.varFolder, recipient_email)).toEqual([]);
  });

  it('changes until it leaves, and is cancelled by its donor or by staff', async () => {
    const gift = await paid(aCard({ day: daysAhead(10) }));
    await until(gift, 'scheduled');
    const day = daysAhead(20);
    const changed = await ask(gift, '', 'PATCH', { day, words: 'Autres mots' });
    expect(changed.body.card).toMatchObject({ day, words: 'Autres mots', status: 'scheduled' });
    const late = await ask(gift, '', 'PATCH', { day: daysAhead(400) });
    expect([late.status, late.body.errors]).toEqual([400, { day: MESSAGES.day }]);
    const stopped = await admin(`/donations/${gift.id}/card/cancel/`, { method: 'POST', body: {} });
    expect(stopped.body.card).toMatchObject({ status: 'cancelled', may_change: false });
    expect((await ask(gift, 'cancel/', 'POST', {})).body.card.status).toBe('cancelled');
    expect((await ask(gift, '', 'PATCH', { words: 'Trop tard' })).status).toBe(409);
    const [entry] = (await admin(`/admin/donations/${gift.id}/story`)).body.entries;
    expect(entry).toMatchObject({ text: 'La carte a été annulée', by: 'Première administratrice' });
  });

  it('moved to today leaves at once', async () => {
    const card = aCard({ day: daysAhead(10) });
    const gift = await paid(card);
    await until(gift, 'scheduled');
    await ask(gift, '', 'PATCH', { day: daysAhead(0) });
    await emailTo(api.varFolder, card.recipient_email, 'Hélène');
  });

  it('is seen and changed by nobody else', async () => {
    const [gift, other] = [await given(aCard()), await given(aCard())];
    const stranger = { id: gift.id, token: other.token };
    for (const [path, method] of [
      ['', 'GET'],
      ['', 'PATCH'],
      ['cancel/', 'POST'],
    ] as const)
      expect((await ask(stranger, path, method, method === 'GET' ? undefined : {})).status).toBe(404);
    expect((await (await api.asStaff('editeur'))(`/donations/${gift.id}/card/`)).status).toBe(404);
    const plain = await givers.given();
    expect((await ask(plain)).body).toEqual({ card: null });
    expect((await ask(plain, 'cancel/', 'POST', {})).status).toBe(404);
  });

  it.each<[object, Record<string, string>]>([
    [{ recipient_name: '' }, { 'card.recipient_name': MESSAGES.recipient_name }],
    [{ recipient_name: 'Awa\nBcc: x' }, { 'card.recipient_name': MESSAGES.recipient_name }],
    [{ recipient_email: null }, { 'card.recipient_email': MESSAGES.email_missing }],
    [{ recipient_email: 'a@example.org,b@example.org' }, { 'card.recipient_email': MESSAGES.email_invalid }],
    [{ words: 'x'.repeat(501) }, { 'card.words': MESSAGES.words }],
    [{ words: 'Cliquez sur https://malin.example' }, { 'card.words': MESSAGES.links }],
    [{ words: 'Allez sur malin.com' }, { 'card.words': MESSAGES.links }],
    [{ words: 'Voyez malin.boutique' }, { 'card.words': MESSAGES.links }],
    [{ signature: 'www.malin.example' }, { 'card.signature': MESSAGES.links }],
    [{ signature: null }, { 'card.signature': MESSAGES.signature }],
    [{ day: '2020-01-01' }, { 'card.day': MESSAGES.day }],
    [{ day: daysAhead(366) }, { 'card.day': MESSAGES.day }],
  ])('is refused with %j, beside its field, and no gift is made', async (over, errors) => {
    const email = `refuse.${(made += 1)}@example.org`;
    expectAnswer(await givers.send({ email, card: aCard(over) }), 400, { errors });
    expect(await api.sql`SELECT 1 FROM donations WHERE email = ${email}`).toEqual([]);
  });

  it('is refused where the words of its gift, which are its subject, hold an address', async () => {
    const email = `refuse.${(made += 1)}@example.org`;
    const dedication = 'En mémoire de malin.example';
    const errors = { dedication: MESSAGES.links };
    expectAnswer(await givers.send({ email, dedication, card: aCard() }), 400, { errors });
    expect((await givers.send({ email, dedication })).status).toBe(201);
  });

  it('leaves without the words of its gift where an address was put there since', async () => {
    const card = aCard();
    const gift = await given(card);
    await api.sql`UPDATE donations SET dedication = 'Voyez malin.example' WHERE id = ${gift.id}`;
    await givers.act(gift.session, { act: 'succeed' });
    const message = await emailTo(api.varFolder, card.recipient_email, 'Hélène');
    expect([message.subject, message.text].join()).not.toContain('malin.example');
  });

  it('keeps what was typed as text: nothing of it is HTML', async () => {
    const card = aCard({ words: '<img src=x> & <b>gras</b>', signature: 'Hélène <i>' });
    await paid(card);
    const message = await emailTo(api.varFolder, card.recipient_email, 'Hélène');
    expect(message.html).toContain('&lt;img src=x&gt; &amp; &lt;b&gt;gras&lt;/b&gt;');
    // The layout has pictures of its own.
    expect(message.html).not.toMatch(/<img[^>]*src=x|<b>gras|<i>/);
  });

  it('reaches one person three times a day at most', async () => {
    const recipient_email = 'tres.aimee@example.org';
    const sent = await atOnce(5, () => givers.send({ card: aCard({ recipient_email }) }));
    const refused = sent.filter(({ status }) => status === 400);
    expect([sent.filter(({ status }) => status === 201).length, refused.length]).toEqual([3, 2]);
    expect(refused[0]!.body.errors).toEqual({ 'card.recipient_email': MESSAGES.too_many });
  });
});

describe('who received a card', () => {
  it('refuses others, which then never leave', async () => {
    const card = aCard();
    const gift = await paid(card);
    const message = await emailTo(api.varFolder, card.recipient_email, 'Hélène');
    const [, token] = /\/carte\/ne-plus-recevoir\/([\w-]{43})/.exec(message.text)!;
    await until(gift, 'sent');
    for (const _ of [1, 2])
      expect((await api.request('/tribute-cards/refusals/', { body: { token } })).status).toBe(204);
    const again = await paid(aCard({ recipient_email: card.recipient_email.toUpperCase() }));
    await until(again, 'undeliverable');
    expect(await emailsTo(api.varFolder, card.recipient_email)).toHaveLength(1);
    for (const wrong of ['x'.repeat(43), '', null])
      expect((await api.request('/tribute-cards/refusals/', { body: { token: wrong } })).status).not.toBe(
        204,
      );
  });

  it('reports one whose words are out of place: the association is told once, and no other comes', async () => {
    const card = aCard();
    const gift = await paid(card);
    const message = await emailTo(api.varFolder, card.recipient_email, 'Hélène');
    const [, token] = /\/carte\/ne-plus-recevoir\/([\w-]{43})/.exec(message.text)!;
    const body = { token, is_reported: true };
    for (const _ of [1, 2])
      expect((await api.request('/tribute-cards/refusals/', { body })).status).toBe(204);
    const entries = await api.sql`SELECT count(*)::int AS count FROM donation_entries
      WHERE donation_id = ${gift.id} AND text LIKE '%signalée%'`;
    expect(entries).toEqual([{ count: 1 }]);
    const told = await emailTo(api.varFolder, CONTACT_EMAIL, 'Une carte a été signalée');
    expect(told.text).toContain(`/admin/donations/${gift.id}/show`);
    const again = await paid(aCard({ recipient_email: card.recipient_email }));
    await until(again, 'undeliverable');
    const wrong = { token, is_reported: 'oui' };
    expect((await api.request('/tribute-cards/refusals/', { body: wrong })).status).toBe(400);
  });

  it('is forgotten 30 days later', async () => {
    const card = aCard();
    const gift = await paid(card);
    await until(gift, 'sent');
    const forget = () => api.app.get(RetentionService, { strict: false }).run('tribute-cards.forget');
    stopClock(api, new Date(Date.now() + 29 * DAY_MS));
    await forget();
    expect((await ask(gift)).body.card.recipient_email).toBe(card.recipient_email);
    stopClock(api, new Date(Date.now() + 31 * DAY_MS));
    await forget();
    const kept = (await ask(gift)).body.card;
    expect(kept).toMatchObject({ recipient_email: '', recipient_name: '', words: '', status: 'sent' });
  });
});
