import type { AudienceCount, AudiencePartInput, NewsletterSubscriber } from '@livres/api/contract';
import { SubscriberMailboxService } from '@livres/api/dist/people/newsletter/subscriber-mailbox.service.js';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { CONTACT_EMAIL, emailsIn, emailTo, mailbox } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { MARKED, markedRows } from '../factories/marked-rows.ts';
import { signInToken } from '../factories/members.ts';
import { createNewsletter, sendNow, subscribe, untilSent } from '../factories/newsletters.ts';
import { aGift, aRecurringGift, issueReceipts } from '../factories/receipts.ts';

const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);

const EVENT = 8;
/** Each segment of facts, with what completes it. */
const everySegment = (campaign: number): AudiencePartInput[] => [
  { segment: 'topic', value: 'actualites' },
  { segment: 'donors_of_year', value: '2026' },
  { segment: 'donors_of_campaign', value: String(campaign) },
  { segment: 'recurring_donors' },
  { segment: 'goods_donors' },
  { segment: 'event_guests', value: String(EVENT) },
  { segment: 'department', value: '69' },
];
const count = (audience: AudiencePartInput[]) =>
  accepted<AudienceCount>(admin('/admin/newsletter-audiences/count', { body: { audience } }));
const subjectsTo = async (email: string) =>
  (await emailsIn(api.varFolder)).filter(({ to }) => to === email).map(({ subject }) => subject);
const mailboxes = () => api.app.get(SubscriberMailboxService, { strict: false });
const inTransaction = (work: (tx: never) => Promise<unknown>) =>
  api.app.get(DataSource).transaction((tx) => work(tx as never));
const recordOf = (id: number) => accepted<NewsletterSubscriber>(admin(`/admin/newsletter-subscribers/${id}`));

describe('L9: who never confirmed their address', () => {
  it('is in no count and receives no letter, whatever they have done besides', async () => {
    const { insert } = markedRows(api);
    const campaign = await createCampaign(admin);
    const here = { id: 900_000, status: 'confirmed', bounced_at: null, complained_at: null };
    await insert('newsletter_subscribers', here);
    const given_at = new Date('2026-03-10T09:00:00Z');
    await aGift(api, { email: MARKED, campaign_id: campaign.id, given_at });
    await aRecurringGift(api, { email: MARKED });
    await insert('physical_donations');
    await insert('event_registrations', { event_id: EVENT });
    await insert('event_tickets');
    const segments = everySegment(campaign.id);
    // Each of these facts counts, of who has confirmed.
    for (const part of segments) expect([part, (await count([part])).people]).toEqual([part, 1]);
    await api.query(
      `UPDATE newsletter_subscribers SET status = 'pending', confirmed_at = NULL WHERE email = $1`,
      [MARKED],
    );
    for (const part of segments) {
      const { people, left_out } = await count([part]);
      expect([part, people, left_out]).toEqual([part, 0, [{ reason: 'pending', people: 1 }]]);
    }
    const { email: reader } = await subscribe(api);
    const record = await createNewsletter(admin, { audience: segments });
    await sendNow(admin, record);
    await untilSent(admin, record.id);
    expect(await subjectsTo(reader)).toEqual([record.subject]);
    expect(await subjectsTo(MARKED)).toEqual([]);
    const [{ rows }] = await api.query(
      'SELECT count(*)::int AS rows FROM newsletter_recipients WHERE newsletter_id = $1',
      [record.id],
    );
    expect(rows).toBe(1);
    // After 30 days they are forgotten.
    await api.query(
      `UPDATE newsletter_subscribers SET created_at = now() - interval '31 days', updated_at = now() - interval '31 days',
         consent_at = now() - interval '31 days', unsubscribed_at = NULL WHERE email = $1`,
      [MARKED],
    );
    await api.app.get(RetentionService, { strict: false }).run('newsletter.tidy');
    expect(await api.query('SELECT FROM newsletter_subscribers WHERE email = $1', [MARKED])).toEqual([]);
  });
});

describe('L21: what a mailbox says and what its reader chose', () => {
  it('are apart, each with its date: an address that works again is no one’s return', async () => {
    const { id } = await subscribe(api);
    await inTransaction((tx) => mailboxes().noteBounce(tx, id, '550 5.1.1 unknown'));
    const bounced = await recordOf(id);
    expect(bounced).toMatchObject({
      status: 'confirmed',
      bounced_at: expect.any(String),
      unsubscribed_at: null,
      complained_at: null,
    });
    const { version } = bounced;
    const path = `/admin/newsletter-subscribers/${id}`;
    const left = await accepted<NewsletterSubscriber>(admin(`${path}/unsubscribe`, { body: { version } }));
    expect(left).toMatchObject({
      status: 'unsubscribed',
      bounced_at: bounced.bounced_at,
      complained_at: null,
    });
    const reopened = await accepted<NewsletterSubscriber>(
      admin(`${path}/reopen`, { body: { version: left.version } }),
    );
    expect(reopened).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at: left.unsubscribed_at,
      bounced_at: null,
      bounce_detail: '',
    });
    await inTransaction((tx) => mailboxes().noteComplaint(tx, id));
    expect(await recordOf(id)).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at: left.unsubscribed_at,
      complained_at: expect.any(String),
      bounced_at: null,
    });
  });

  it('that each letter says for itself who came back from it', async () => {
    await api.query(`UPDATE newsletter_subscribers SET topics = '{}'`);
    const { id } = await subscribe(api);
    const first = await createNewsletter(admin, { subject: 'La première' });
    const second = await createNewsletter(admin, { subject: 'La seconde' });
    for (const record of [first, second]) {
      await sendNow(admin, record);
      await untilSent(admin, record.id);
    }
    await api.query(
      `UPDATE newsletter_recipients SET bounced_at = now(), bounce_class = 'hard' WHERE newsletter_id = $1 AND subscriber_id = $2`,
      [second.id, id],
    );
    for (const [record, bounced] of [
      [first, 0],
      [second, 1],
    ] as const)
      expectAnswer(await admin(`/admin/newsletters/${record.id}/progress`), 200, { sent: 1, bounced });
  });

  it('stop letters alone: receipts and sign-in links go on', async () => {
    await issueReceipts(api);
    const email = mailbox('partie');
    const { id } = await subscribe(api, { email });
    const { version } = await recordOf(id);
    await accepted(admin(`/admin/newsletter-subscribers/${id}/unsubscribe`, { body: { version } }));
    await aGift(api, { email });
    await emailTo(api.varFolder, email, 'reçu');
    expect(await signInToken(api, email)).toMatch(/^[\w-]{43}$/);
    const { email: reader } = await subscribe(api);
    const record = await createNewsletter(admin, { subject: 'Pas pour qui est parti' });
    await sendNow(admin, record);
    await untilSent(admin, record.id);
    await jobsSettled(api);
    expect(await subjectsTo(reader)).toContain(record.subject);
    expect(await subjectsTo(email)).not.toContain(record.subject);
  });
});
