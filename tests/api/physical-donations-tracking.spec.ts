import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CollectionsService } from '@livres/api/dist/goods/physical-donations/collections.service.js';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type Request, testApi, put } from '../factories/api.ts';
import { CONTACT_EMAIL, emailsIn, emailTo } from '../factories/emails.ts';
import { aCampaignOfThings, donorsOf } from '../factories/physical-donations.ts';
import { heicPhoto } from '../factories/heic-photo.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { atOnce } from '../factories/waiting.ts';
import { DAY_MS, MINUTE_MS, type CampaignRecord } from '@livres/api/contract';
import { withoutTokens } from '../factories/without-tokens.ts';

const STAFF = { id: 1, name: 'Essai' };
const PLAN = { pickup_date: '2999-03-01', pickup_slot: 'Matin (8h-12h)', assigned_to: 'Paul' } as const;
const WISHES = {
  access_info: 'Sonnez deux fois',
  special_instructions: 'Le chien est gentil',
  pickup_availability: {
    preferred_days: ['Mardi'],
    time_slots: ['Soirée (17h-20h)'],
    special_requirements: 'Après l’école',
  },
};

let campaign: CampaignRecord;
let clock: StoppedClock;
const api = testApi({ CONTACT_EMAIL });
const donors = donorsOf(api, () => campaign.id);
beforeAll(async () => {
  campaign = await aCampaignOfThings(await api.asStaff('administrateur'));
  clock = stopClock(api);
});
beforeEach(() => clock.advance(MINUTE_MS));

const read = (token: string) => api.request(`/physical-donations/tracking/${token}`);
const wish = (token: string, version: number, more: object = {}) =>
  put(api.request, '/physical-donations/tracking', { token, version, ...WISHES, ...more });
const cancel = (token: string, reason?: string) =>
  api.request('/physical-donations/tracking/cancellation', { body: { token, reason } });

/** Moves a donation on, as pick-ups do. */
async function advance(donationId: string, to: 'contacted' | 'scheduled' | 'completed') {
  const collections = api.app.get(CollectionsService, { strict: false });
  const steps = ['contacted', 'scheduled', 'completed'] as const;
  for (const step of steps.slice(0, steps.indexOf(to) + 1))
    await api.app.get(DataSource).transaction(async (tx) => {
      const { donation, transaction } = (await collections.hold(tx, donationId))!;
      const held = { donation, transaction: transaction! };
      if (step === 'contacted') await collections.contacted(tx, held, 'Rappelée', STAFF);
      if (step === 'scheduled') await collections.scheduled(tx, held, PLAN, STAFF);
      const collected = [{ kind: 'books', category: 'Fiction', quantity: 80 }] as const;
      if (step === 'completed') await collections.completed(tx, held, { collected: [...collected] }, STAFF);
    });
}

async function tracked(over: object = {}) {
  const donation = await donors.validated(over);
  return { ...donation, token: await donors.trackingOf(donation.email) };
}

describe('the donor’s own page', () => {
  it('shows where the donation stands, and what was done', async () => {
    const { token, reference } = await tracked();
    const { status, body, headers } = await read(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ reference, status: 'validated', status_display: 'Validé' });
    expect(body).toMatchObject({
      campaign_name: campaign.title,
      contact_name: 'Awa Ndiaye',
      pickup_date: null,
    });
    expect(body).toMatchObject({ may_cancel: true, may_change_wishes: true });
    expect(body.steps.map(({ text }: { text: string }) => text)).toEqual([
      'Don proposé sur le site',
      'Don validé',
    ]);
    expect(Object.keys(body)).not.toContain('email');
  });

  it('shows the day of the pick-up, then what was collected, and never a note of staff', async () => {
    const { token, donation_id } = await tracked();
    await advance(donation_id, 'scheduled');
    expect((await read(token)).body).toMatchObject({
      pickup_date: PLAN.pickup_date,
      pickup_slot: PLAN.pickup_slot,
    });
    await api.sql`UPDATE donation_transactions SET notes = 'Secret'
        WHERE physical_donation_id = ${donation_id}`;
    const { status, body, text } = await (async () => {
      await api.app.get(DataSource).transaction(async (tx) => {
        const collections = api.app.get(CollectionsService, { strict: false });
        const { donation, transaction } = (await collections.hold(tx, donation_id))!;
        const collected = [{ kind: 'books' as const, category: 'Fiction', quantity: 80 }];
        await collections.completed(
          tx,
          { donation, transaction: transaction! },
          { collected, notes: 'Lourd' },
          STAFF,
        );
      });
      return read(token);
    })();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', may_cancel: false, may_change_wishes: false });
    expect(body.collected).toEqual([{ kind: 'books', category: 'Fiction', quantity: 80 }]);
    expect(withoutTokens(text)).not.toMatch(/Secret|Lourd|Rappelée|Paul|Essai/);
  });

  it.each(['x'.repeat(43), 'court', 'A'.repeat(60)])('is opened by no other token (%s)', async (token) => {
    expect((await read(token)).status).toBe(404);
    expect((await wish(token, 1)).status).toBe(404);
    expect((await cancel(token)).status).toBe(404);
  });

  it('is not opened by the link that validates, nor the other way round', async () => {
    const donation = await donors.offered();
    const token = /\/verify-email\/([\w-]{43})/.exec((await donors.letterWithCode(donation.email)).text)![1]!;
    expect((await read(token)).status).toBe(404);
    const { token: own } = await tracked();
    expect((await api.request('/verify-email/', { body: { token: own } })).status).toBe(400);
  });
});

describe('the wishes of a donor', () => {
  it('change until the pick-up has taken place', async () => {
    const { token, donation_id } = await tracked();
    const { body } = await read(token);
    const changed = await wish(token, body.version);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject(WISHES);
    expect(changed.body.version).toBe(body.version + 1);
    await advance(donation_id, 'completed');
    const late = await wish(token, changed.body.version);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('« Collecté »')]);
  });

  it('do not overwrite what was changed meanwhile, and say no name', async () => {
    const { token, donation_id } = await tracked();
    const { body } = await read(token);
    await advance(donation_id, 'contacted');
    const { status, text } = await wish(token, body.version);
    expect([status, text.includes('Essai')]).toEqual([409, false]);
  });

  it('are told to the association where the pick-up is scheduled, without a name', async () => {
    const { token, donation_id, reference } = await tracked();
    await advance(donation_id, 'scheduled');
    await wish(token, (await read(token)).body.version);
    const message = await emailTo(api.varFolder, CONTACT_EMAIL, reference);
    expect(message.subject).toContain('Souhaits modifiés');
    expect(message.text).toContain('1er mars 2999');
    expect(withoutTokens(message.text)).not.toMatch(/Awa|Lilas/);
    const admin = await api.asStaff('administrateur');
    const { body: alerts } = await admin(`/admin/donation-alerts?filter={"q":"${reference}","open":true}`);
    expect(alerts).toMatchObject([{ alert_type: 'needs_help', severity: 'warning' }]);
    expect(alerts[0].message).toContain('1er mars 2999');
  });

  it('are refused next to their field', async () => {
    const { token } = await tracked();
    const { body } = await read(token);
    const empty = { preferred_days: [], time_slots: [] };
    const { status, body: refused } = await wish(token, body.version, { pickup_availability: empty });
    expect(status).toBe(400);
    expect(refused.errors).toEqual({
      'pickup_availability.preferred_days': 'Veuillez sélectionner au moins un jour',
      'pickup_availability.time_slots': 'Veuillez sélectionner au moins un créneau',
    });
  });
});

describe('a donor who gives up', () => {
  it.each(['validated', 'contacted', 'scheduled'] as const)(
    'cancels a donation that is %s, once',
    async (state) => {
      const { token, donation_id, email, reference } = await tracked();
      if (state !== 'validated') await advance(donation_id, state);
      const answers = await atOnce(5, () => cancel(token, 'Je déménage'));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.detail).toContain('« Annulé »');
      expect((await read(token)).body).toMatchObject({
        status: 'cancelled',
        may_cancel: false,
        pickup_date: null,
      });
      const [{ status }] =
        await api.sql`SELECT status FROM donation_transactions WHERE physical_donation_id = ${donation_id}`;
      expect(status).toBe('cancelled');
      expect((await emailTo(api.varFolder, email, 'annulé')).text).toContain('Vous avez annulé');
      const notice = await emailTo(api.varFolder, CONTACT_EMAIL, reference);
      expect(notice.text.includes('1er mars 2999')).toBe(state === 'scheduled');
      await jobsSettled(api);
      expect(
        (await emailsIn(api.varFolder)).filter(
          ({ to, subject }) => to === email && subject.includes('annulé'),
        ),
      ).toHaveLength(1);
    },
  );

  it('does not cancel what is collected', async () => {
    const { token, donation_id } = await tracked();
    await advance(donation_id, 'completed');
    expectAnswer(await cancel(token), 409, { detail: expect.stringMatching(/« Collecté ».*« Annulé »/) });
  });

  it('cannot validate afterwards, by code or by link', async () => {
    const donation = await donors.offered();
    const message = await donors.letterWithCode(donation.email);
    const token = /\/verify-email\/([\w-]{43})/.exec(message.text)![1]!;
    const code = await donors.codeSentTo(donation.email);
    await api.sql`UPDATE physical_donations SET status = 'cancelled', cancelled_at = now()
        WHERE id = ${donation.donation_id}`;
    for (const { status, body } of [
      await donors.verify(donation.donation_id, code),
      await api.request('/verify-email/', { body: { token, context: 'donation' } }),
    ])
      expect([status, body.detail]).toEqual([409, expect.stringMatching(/« Annulé ».*« Validé »/)]);
  });
});

describe('pictures of the goods', () => {
  const photo = () =>
    sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8899aa' } })
      .withExif({ IFD3: { GPSLatitude: '45/1 45/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Secret' } })
      .jpeg()
      .toBuffer();
  const send = async (place = `10.8.0.${(sent += 1)}`, content?: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(content ?? (await photo()))]), 'IMG_2041.jpg');
    return api.request('/physical-donations/pictures/', {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': place },
    });
  };
  let sent = 0;
  const at = (url: string) => fetch(api.origin + url);

  it('may be a HEIC photo, as telephones keep them', async () => {
    const { status, body } = await send(undefined, heicPhoto());
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(String) })]);
  });

  it('go with the form, are seen by the donor and by who fetches things, and by no other staff', async () => {
    const first = (await send()).body;
    clock.advance(1000);
    const pictures = [first, (await send()).body];
    const { token, donation_id } = await tracked({ picture_ids: pictures.map(({ id }) => id) });
    expect((await read(token)).body.pictures.map(({ id }: { id: string }) => id)).toEqual(
      pictures.map(({ id }) => id),
    );
    for (const [role, count] of [
      ['administrateur', 2],
      ['accueil', 2],
      ['lecteur', 0],
    ] as const) {
      const staff: Request = await api.asStaff(role);
      expect((await staff(`/physical-donations/${donation_id}/`)).body.pictures).toHaveLength(count);
    }
  });

  it('are re-encoded, without where they were taken, at an address that is good for a day or two', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1600, height: 1067 });
    for (const [url, width] of [
      [body.url, 1600],
      [body.thumbnail_url, 320],
    ] as const) {
      const answer = await at(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('private');
      const file = Buffer.from(await answer.arrayBuffer());
      const metadata = await sharp(file).metadata();
      expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
      expect(file.includes('Secret')).toBe(false);
    }
    clock.advance(2 * DAY_MS);
    expect((await at(body.url)).status).toBe(404);
  });

  it('have addresses that nobody guesses', async () => {
    const { body } = await send();
    const forged = body.url.replace(/-[\w-]{43}\.webp/, `-${'A'.repeat(43)}.webp`);
    const [small, large] = [body.thumbnail_url, body.url].map((url: string) => url.split('/').at(-1)!);
    const swapped = body.url.replace('/large-', '/small-');
    const other = body.url.replace(body.id, (await send()).body.id);
    for (const url of [forged, swapped, other, body.url.replace(large!, 'large.webp'), `${body.url}x`])
      expect((await at(url)).status).toBe(404);
    expect(small).not.toBe(large);
    expect((await at(`/api/v1/media/files/${body.id}/large.webp`)).status).toBe(404);
  });

  it('are not taken by another donation', async () => {
    const { body } = await send();
    await donors.offered({ picture_ids: [body.id] });
    for (const id of [body.id, crypto.randomUUID()]) {
      const { status, body: refused } = await donors.offer({ picture_ids: [id] });
      expect([status, Object.keys(refused.errors)]).toEqual([400, ['picture_ids']]);
    }
  });

  it('are read whatever they are called, and refused where they are no picture', async () => {
    const { status, body } = await send('10.8.1.1', Buffer.from('<script>alert(1)</script>'));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['file']]);
    expect((await api.request('/physical-donations/pictures/', { body: {} })).status).toBe(400);
  });

  it('that no form names are forgotten after a day, with their files', async () => {
    const [orphan, kept] = [(await send()).body, (await send()).body];
    await donors.offered({ picture_ids: [kept.id] });
    clock.advance(DAY_MS + MINUTE_MS);
    await api.app.get(RetentionService, { strict: false }).run('physical-donations.tidy');
    const folders = await readdir(join(api.varFolder, 'media', 'gifts'));
    expect([folders.includes(orphan.id), folders.includes(kept.id)]).toEqual([false, true]);
    const { status, body } = await donors.offer({ picture_ids: [orphan.id] });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['picture_ids']]);
  });

  it('are 60 in an hour from one place', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await send('10.8.2.1', small)).status);
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
  });
});
