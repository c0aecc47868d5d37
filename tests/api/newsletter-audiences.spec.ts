import { randomUUID } from 'node:crypto';
import type { AudienceCount, AudiencePartInput, AudienceReasons } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { mailbox } from '../factories/emails.ts';
import { subscribe } from '../factories/newsletters.ts';
import { insertRow } from '../factories/rows.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
const frontDesk = staffOf(api, 'accueil');
const AUDIENCES = '/admin/newsletter-audiences';

const count = async (...audience: AudiencePartInput[]): Promise<AudienceCount> =>
  accepted(editor(`${AUDIENCES}/count`, { body: { audience } }));

const give = (email: string, over: Record<string, unknown> = {}) =>
  insertRow(api, 'donations', {
    id: randomUUID(),
    reference: `DON-20260101-${randomUUID().slice(0, 8).toUpperCase()}`,
    status: 'succeeded',
    donor_type: 'particulier',
    email,
    frequency: 'one-time',
    amount: 2000,
    payment_method: 'cheque',
    provider: 'offline',
    mode: 'live',
    given_at: new Date('2025-12-31T23:30:00Z'),
    succeeded_at: new Date(),
    created_at: new Date(),
    updated_at: new Date(),
    ...over,
  });

describe('the audience of a newsletter', () => {
  const donor = mailbox('donatrice');
  let campaignId: number;
  beforeAll(async () => {
    campaignId = (await createCampaign(editor)).id;
    await subscribe(api, { email: donor.toUpperCase(), topics: ['campagnes'] });
    await subscribe(api, { topics: ['actualites', 'campagnes'] });
    await subscribe(api, { topics: ['actualites'] });
    await give(donor, { campaign_id: campaignId, postal_code: '69003' });
    await give(donor);
    await give(mailbox('inconnue'));
    await give(mailbox('refusee'), { status: 'failed', given_at: null, succeeded_at: null });
  });

  it('has each person once, in the first part that has them', async () => {
    const both = await count(
      { segment: 'topic', value: 'actualites' },
      { segment: 'topic', value: 'campagnes' },
    );
    expect(both.people).toBe(3);
    expect(both.parts.map(({ label, people }) => [label, people])).toEqual([
      ['Abonnés au sujet « Les nouvelles de l’association »', 2],
      ['Abonnés au sujet « Les campagnes de collecte »', 1],
    ]);
  });

  it('has donors by facts, in the year of Paris, and only those who agreed to newsletters', async () => {
    expect((await count({ segment: 'donors_of_year', value: '2026' })).people).toBe(1);
    expect((await count({ segment: 'donors_of_year', value: '2025' })).people).toBe(0);
    expect((await count({ segment: 'donors_of_campaign', value: String(campaignId) })).people).toBe(1);
    expect((await count({ segment: 'department', value: '69' })).people).toBe(1);
    expect((await count({ segment: 'department', value: '13' })).people).toBe(0);
    expect((await count({ segment: 'recurring_donors' }, { segment: 'goods_donors' })).people).toBe(0);
    expect((await count({ segment: 'event_guests', value: '1' })).people).toBe(0);
  });

  it('leaves out who stopped, never confirmed, whose mailbox refuses, or had this month’s', async () => {
    const topics = ['evenements'];
    await subscribe(api, { topics, status: 'unsubscribed' });
    await subscribe(api, { topics, status: 'pending' });
    const bounced = await subscribe(api, { topics });
    await api.query(`UPDATE newsletter_subscribers SET bounced_at = now() WHERE id = $1`, [bounced.id]);
    const paced = await subscribe(api, { topics, pace: 'monthly' });
    await api.query(`UPDATE newsletter_subscribers SET last_newsletter_at = now() WHERE id = $1`, [paced.id]);
    await subscribe(api, { topics, pace: 'monthly' });
    const { people, left_out } = await count({ segment: 'topic', value: 'evenements' });
    expect(people).toBe(1);
    expect(left_out).toEqual(
      ['unsubscribed', 'pending', 'bounced', 'paced'].map((reason) => ({ reason, people: 1 })),
    );
    const ask = (email: string) =>
      accepted<AudienceReasons>(
        frontDesk(`${AUDIENCES}/reasons`, {
          body: { email, audience: [{ segment: 'topic', value: 'evenements' }] },
        }),
      );
    expect(await ask(bounced.email)).toEqual({
      is_in: false,
      reasons: [
        'Abonnés au sujet « Les rendez-vous et les événements »',
        'Écartée : sa boîte refuse nos messages.',
      ],
    });
    expect((await ask(mailbox('personne'))).is_in).toBe(false);
  });

  it('of nobody is nobody', async () => {
    expect(await count()).toEqual({ people: 0, parts: [], left_out: [] });
  });

  it('says why one address is in it to those alone who may read subscribers', async () => {
    const body = { email: donor, audience: [] };
    expectAnswer(await editor(`${AUDIENCES}/reasons`, { body }), 403);
    expectAnswer(await frontDesk(`${AUDIENCES}/reasons`, { body: { ...body, email: null } }), 400);
    expectAnswer(await editor(`${AUDIENCES}/count`, { body: { audience: null } }), 400);
  });
});
