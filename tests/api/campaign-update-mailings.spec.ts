import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import {
  type CampaignRecord,
  type FollowedCampaign,
  type NewsletterPreview,
  SENDING_MESSAGES,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, put, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import {
  draftUpdate,
  follower,
  mailingOf,
  publishUpdate,
  sendUpdate,
  untilWritten,
  UPDATES,
} from '../factories/campaign-updates.ts';
import { actCurrent } from '../factories/current-version.ts';
import { giversOf } from '../factories/donations.ts';
import { emailsIn, emailsTo, mailbox } from '../factories/emails.ts';
import { undated } from '../factories/newsletters.ts';
import { linesOf, plain } from '../factories/notifications.ts';
import { publish } from '../factories/projects-and-partners.ts';
import { atOnce, eventually } from '../factories/waiting.ts';

const goldenOf = (name: string) => resolve(import.meta.dirname, 'golden', name);
const SECRET = 'le-relais-et-nous-le-savons-seuls-2026';
const api = testApi({ MAIL_WEBHOOK_SECRET: SECRET, NEWSLETTERS_PER_MINUTE: '100000' });
const admin = adminOf(api);
const editor = staffOf(api, 'editeur');
const givers = giversOf(api);

const aCampaign = () =>
  createCampaign(editor, { title: 'Une bibliothèque pour Foumban', goal_amount: 24_000 });
const TITLE = 'Le conteneur est parti';
const newsTo = async (email: string, title = TITLE) =>
  (await emailsTo(api.varFolder, email)).filter(({ subject }) => subject === title);
const sent = async (campaign: CampaignRecord, over = {}) => {
  const update = await publishUpdate(editor, campaign.id, { title: TITLE, ...over });
  await accepted(sendUpdate(editor, update));
  await untilWritten(editor, update);
  return update;
};
const tokenTo = async (email: string) => {
  const [news] = await newsTo(email);
  return /nouvelles-de-collecte\/([\w-]+)>/.exec(news!.headers.get('list-unsubscribe')!)![1]!;
};
const stop = (token: string, follows?: boolean) =>
  api.request<FollowedCampaign>('/campaign-followers/choices', {
    body: { token, ...(follows && { follows }) },
  });
const refund = async (gift: { id: string }) => {
  const body = { reason: 'Erreur', key: randomUUID() };
  await accepted(actCurrent(admin, `/admin/donations/${gift.id}`, 'refunds', body));
};

/** As many more donors of the same campaign, who asked for its news with a gift like this one. */
const alsoGiven = (id: string, donors: number) =>
  api.query(
    `WITH gifts AS (
       INSERT INTO donations (id, reference, status, donor_type, email, campaign_id, frequency, amount, payment_method,
         provider, mode, given_at, succeeded_at, created_at, updated_at)
       SELECT gen_random_uuid(), 'DON-20270101-' || upper(lpad(to_hex(n), 8, '0')), status, donor_type,
         'cent@boite-' || n || '.example', campaign_id, frequency, amount, payment_method, provider, mode, given_at,
         succeeded_at, created_at, updated_at FROM donations, generate_series(1, $2::int) n WHERE id = $1 RETURNING *),
     entries AS (
       INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, mode)
       SELECT 'gift', 'essai:' || id, id, now(), now(), mode FROM gifts RETURNING id, donation_id),
     postings AS (
       INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
       SELECT entry.id, side.account, side.sign * gift.amount, gift.currency,
              CASE side.sign WHEN -1 THEN gift.campaign_id END, CASE side.sign WHEN -1 THEN gift.id END,
              CASE side.sign WHEN -1 THEN gift.mode END
         FROM gifts gift JOIN entries entry ON entry.donation_id = gift.id,
              (VALUES ('gifts', -1), ('provider:demo', 1)) side (account, sign))
     INSERT INTO campaign_followers (campaign_id, email, donation_id, source, consent_version, consent_at, updated_at)
     SELECT campaign_id, email, id, 'gift_form', '2026-11', now(), now() FROM gifts`,
    [id, donors],
  );

describe('an update that is written to donors', () => {
  let campaign: CampaignRecord;
  const asked = mailbox('awa');
  const askedNot = mailbox('bea');
  const unpaid = mailbox('cleo');
  const refunded = mailbox('dina');
  let gift: Awaited<ReturnType<typeof follower>>;
  beforeAll(async () => {
    campaign = await aCampaign();
    gift = await follower(givers, campaign, { email: asked, first_name: 'Awa' });
    await follower(givers, campaign, { email: asked.toUpperCase(), campaign_news: true });
    await follower(givers, campaign, { email: askedNot, campaign_news: false });
    await givers.given({ campaign: campaign.slug, campaign_news: true, email: unpaid });
    await refund(await follower(givers, campaign, { email: refunded }));
  });

  it('goes to those who asked and whose gift stands, once each, and says why before it leaves', async () => {
    const update = await publishUpdate(editor, campaign.id, { title: TITLE });
    const state = await eventually('the refund to be known', async () => {
      const now = await mailingOf(editor, update);
      return now.audience.left_out.length > 0 ? now : null;
    });
    expect(state).toEqual({
      version: update.version,
      mailing: null,
      obstacle: null,
      audience: { people: 1, donors: 2, left_out: [{ reason: 'refunded', people: 1 }] },
    });
    await accepted(sendUpdate(editor, update));
    const { mailing } = await untilWritten(editor, update);
    expect(mailing).toMatchObject({ status: 'sent', confirmed_count: 1, confirmed_by: 'Essai editeur' });
    expect(await newsTo(asked)).toHaveLength(1);
    for (const email of [askedNot, unpaid, refunded, asked.toUpperCase()])
      expect(await newsTo(email)).toEqual([]);
    const [news] = await newsTo(asked);
    expect(news!.headers.get('list-id')).toBe('<nouvelles-des-collectes.localhost>');
    expect(news!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const part of [news!.text, news!.html ?? '']) {
      expect(part).toContain('Bonjour Awa');
      expect(part).toContain(`/campagnes/${campaign.slug}/nouvelles/${update.slug}`);
      expect(part).toMatch(/demandé de\s+ses nouvelles le\s+\d/);
    }
  });

  it('is on the timeline of the gift, and notified to staff', async () => {
    const { entries } = (await admin(`/admin/donations/${gift.id}/story`)).body;
    const texts = entries.map(({ text }: { text: string }) => text);
    expect(texts).toContain('Le donateur demande des nouvelles de la collecte');
    expect(texts).toContain(`Nouvelle de la collecte envoyée : « ${TITLE} »`);
    const lines = await linesOf(editor, { group: 'site' });
    expect(lines.map(({ kind }) => kind)).toContain('newsletter_sent');
  });

  it('is never written twice, nor as a newsletter of its own, and what changes afterwards changes the page alone', async () => {
    const [{ id, version }] = (
      await editor(`${UPDATES}?filter=${encodeURIComponent(`{"campaign_id":${campaign.id}}`)}`)
    ).body;
    expectAnswer(await sendUpdate(editor, { id, version }), 409, { type: '/problems/nouvelle-deja-envoyee' });
    const changed = await put(editor, `${UPDATES}/${id}`, { content: '<p>Corrigé.</p>', version });
    await publish(editor, 'campaign-updates', changed.body);
    expectAnswer(await sendUpdate(editor, { id, version: changed.body.version + 1 }), 409);
    expect(await newsTo(asked)).toHaveLength(1);
    expect((await newsTo(asked))[0]!.text).not.toContain('Corrigé');
    const { mailing } = await mailingOf(editor, { id });
    const path = `/admin/newsletters/${mailing!.newsletter_id}`;
    expect((await editor(path)).body.title).toBe(TITLE);
    const { body: list } = await editor('/admin/newsletters');
    expect(list.map((one: { id: number }) => one.id)).not.toContain(mailing!.newsletter_id);
    await expect(
      api.query(
        `INSERT INTO newsletter_recipients (newsletter_id, follower_id, place, domain, next_at)
         SELECT newsletter_id, follower_id, place, domain, next_at FROM newsletter_recipients WHERE newsletter_id = $1`,
        [mailing!.newsletter_id],
      ),
    ).rejects.toThrow(/newsletter_recipients_follower/);
  });

  it('with a mark that would arrive as it is typed is refused, and says which', async () => {
    const update = await publishUpdate(editor, campaign.id, { content: '<p>Cher {nom},</p>' });
    const { obstacle } = await mailingOf(editor, update);
    expect(plain(obstacle ?? '')).toMatch(/^« {nom} » partirait tel quel/);
    expectAnswer(await sendUpdate(editor, update), 409, { detail: obstacle });
  });

  it('that was held back as late leaves once staff confirm it, as it reads by then', async () => {
    const update = await publishUpdate(editor, campaign.id, { title: 'Partie trop tard' });
    await api.query(
      `INSERT INTO newsletters (campaign_update_id, title, subject, preheader, blocks, audience, slug, is_public, status,
         scheduled_at, confirmed_count, confirmed_by, tested_by, created_by, created_at, updated_at)
       VALUES ($1, 'Partie trop tard', 'Ancien objet', '', '[]', '[]', 'partie-trop-tard', false, 'held',
         now() - interval '2 hours', 1, 'Essai editeur', '', 'Essai editeur', now(), now())`,
      [update.id],
    );
    expect(await mailingOf(editor, update)).toMatchObject({
      mailing: { status: 'held' },
      obstacle: null,
    });
    await accepted(sendUpdate(editor, update));
    expect((await untilWritten(editor, update)).mailing).toMatchObject({ status: 'sent' });
    expect(await newsTo(asked, 'Partie trop tard')).toHaveLength(1);
    expectAnswer(await sendUpdate(editor, update), 409, { type: '/problems/nouvelle-deja-envoyee' });
  });

  it('is stopped by one click, for that campaign alone; looking changes nothing, and it may come again', async () => {
    const other = await aCampaign();
    const email = mailbox('fanta');
    for (const one of [campaign, other]) await follower(givers, one, { email });
    await sent(campaign);
    const token = await tokenTo(email);
    const looked = await api.request<FollowedCampaign>(`/campaign-followers/${token}`);
    expect(looked.body).toMatchObject({ slug: campaign.slug, follows: true, is_online: true });
    expect((await stop(token)).body).toMatchObject({ follows: false });
    expect((await stop(token)).body).toMatchObject({ follows: false });
    // L7: the form of another gift, where anybody's address is typed, has nothing begin again.
    await follower(givers, campaign, { email });
    const stopped = await publishUpdate(editor, campaign.id, { title: 'Le bateau accoste' });
    const { audience } = await mailingOf(editor, stopped);
    expect(audience.left_out).toContainEqual({ reason: 'stopped', people: 1 });
    await sent(other, { title: 'Autre collecte' });
    expect(await newsTo(email, 'Autre collecte')).toHaveLength(1);
    expect((await stop(token, true)).body).toMatchObject({ follows: true });
    expectAnswer(await stop('x'.repeat(43)), 404);
    expectAnswer(await stop('x'.repeat(75_000)), 400);
    expectAnswer(await api.request(`/campaign-followers/inconnu`), 404);
  });

  it('no longer goes to a mailbox that refuses, or to whoever called it unwanted, whatever the campaign', async () => {
    const [one, two] = [await aCampaign(), await aCampaign()];
    const [gone, angry] = [mailbox('gone'), mailbox('angry')];
    for (const email of [gone, angry]) for (const each of [one, two]) await follower(givers, each, { email });
    await sent(one);
    const announce = async (event: string, email: string) => {
      const id = (await emailsIn(api.varFolder))
        .findLast(({ to, subject }) => to === email && subject === TITLE)!
        .headers.get('message-id');
      const headers = { authorization: `Bearer ${SECRET}` };
      const body = [{ event, 'message-id': id, reason: 'non' }];
      expect(await accepted(api.request('/newsletter/deliveries', { body, headers }))).toEqual({ taken: 1 });
    };
    await announce('hard_bounce', gone);
    await announce('spam', angry);
    const update = await publishUpdate(editor, two.id, { title: 'Deuxième' });
    expect(await mailingOf(editor, update)).toMatchObject({
      audience: { people: 0, donors: 2 },
      obstacle: expect.stringContaining('Personne ne la recevrait'),
    });
    expectAnswer(await sendUpdate(editor, update), 409, { type: '/problems/nouvelle-pas-prete' });
  });
});

describe('before an update leaves, it', () => {
  it('is read by staff as it arrives, and sent to themselves', async () => {
    const campaign = await aCampaign();
    const update = await publishUpdate(editor, campaign.id, { title: TITLE });
    const preview = await accepted<NewsletterPreview>(
      editor(`${UPDATES}/${update.id}/mailing/preview?first_name=Awa`),
    );
    expect(preview).toMatchObject({ subject: TITLE });
    const stable = (said: string) =>
      undated(said).replaceAll(update.slug, 'le-conteneur').replaceAll(campaign.slug, 'foumban');
    await expect(stable(preview.html)).toMatchFileSnapshot(goldenOf('campaign-update.html.golden'));
    await expect(stable(preview.text)).toMatchFileSnapshot(goldenOf('campaign-update.txt'));
    expect(preview.bytes).toBeLessThan(102 * 1024);
    expect(preview.html).toContain('prefers-color-scheme: dark');
    const email = mailbox('claire');
    await accepted(editor(`${UPDATES}/${update.id}/mailing/test`, { body: { email, first_name: 'Awa' } }));
    await eventually('the test', async () => (await newsTo(email, `[Test] ${TITLE}`)).length === 1);
    expect((await mailingOf(editor, update)).mailing).toBeNull();
    for (const wrong of [null, 'a@b\r\nBcc: c@example.org', 12])
      expectAnswer(await editor(`${UPDATES}/${update.id}/mailing/test`, { body: { email: wrong } }), 400);
  });

  it('has to be published, on a campaign that is online, and not in the trash', async () => {
    const campaign = await aCampaign();
    await follower(givers, campaign);
    const draft = await draftUpdate(editor, campaign.id);
    expectAnswer(await sendUpdate(editor, draft), 409, { type: '/problems/nouvelle-pas-prete' });
    const update = await publishUpdate(editor, campaign.id);
    const { version } = (await editor(`/admin/campaigns/${campaign.id}`)).body;
    await accepted(editor(`/admin/campaigns/${campaign.id}/withdraw`, { body: { version } }));
    expectAnswer(await sendUpdate(editor, update), 409, { type: '/problems/nouvelle-pas-prete' });
    await accepted(editor('/admin/campaign-updates/acts', { body: { act: 'remove', ids: [update.id] } }));
    const binned = (await editor(`${UPDATES}/${update.id}`)).body;
    expectAnswer(await sendUpdate(editor, binned), 409);
    expectAnswer(await sendUpdate(editor, { id: 999_999, version: 1 }), 404);
    expectAnswer(await editor(`${UPDATES}/${update.id}/mailing`, { body: { version: null } }), 400);
  });

  it('asks for the number of people where they are more than a hundred', async () => {
    const campaign = await aCampaign();
    const gift = await follower(givers, campaign);
    await alsoGiven(gift.id, 100);
    const update = await publishUpdate(editor, campaign.id);
    const { people } = (await mailingOf(editor, update)).audience;
    expect(people).toBe(101);
    for (const count of [undefined, 100])
      expect((await sendUpdate(editor, update, count)).body.errors).toEqual({
        count: SENDING_MESSAGES.count(101),
      });
    const answers = await atOnce(6, () => sendUpdate(editor, update, 101));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const { mailing } = await untilWritten(editor, update);
    const progress = await accepted<Record<string, number>>(
      editor(`/admin/newsletters/${mailing!.newsletter_id}/progress`),
    );
    expect(progress).toMatchObject({ total: 101, sent: 101, twice: 0 });
  });
});

describe('the choice of who gave', () => {
  const ask = ({ id, token }: { id: string; token: string }, follows?: boolean) =>
    api.request(`/donations/${id}/campaign-news/`, {
      method: follows === undefined ? 'GET' : 'PUT',
      ...(follows !== undefined && { body: { follows } }),
      headers: { 'x-donation-token': token },
    });

  it('is read and changed on the page of the gift, before and after it is paid', async () => {
    const campaign = await aCampaign();
    const gift = await givers.given({ campaign: campaign.slug });
    expect((await ask(gift)).body).toEqual({ campaign: campaign.title, follows: false });
    expect((await ask(gift, true)).body).toMatchObject({ follows: true });
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await eventually('the gift', async () => (await givers.read(gift)).status === 'succeeded');
    expect((await ask(gift)).body).toMatchObject({ follows: true });
    const update = await publishUpdate(editor, campaign.id);
    expect((await mailingOf(editor, update)).audience.people).toBe(1);
    expect((await ask(gift, false)).body).toMatchObject({ follows: false });
    expect((await ask(gift, false)).body).toMatchObject({ follows: false });
    expect((await mailingOf(editor, update)).audience.people).toBe(0);
    const stranger = await givers.given({});
    expectAnswer(await ask({ id: gift.id, token: stranger.token }, true), 404);
    expect((await ask(stranger)).body).toEqual({ campaign: null, follows: false });
    expectAnswer(await ask(stranger, true), 409);
    const wrong = { method: 'PUT', headers: { 'x-donation-token': gift.token } };
    for (const follows of [null, 'oui', 1])
      expectAnswer(
        await api.request(`/donations/${gift.id}/campaign-news/`, { ...wrong, body: { follows } }),
        400,
      );
  });

  it('counts for nothing while the gift is unpaid: nobody signs another up again', async () => {
    const campaign = await aCampaign();
    const email = mailbox('gaelle');
    const gift = await follower(givers, campaign, { email });
    await ask(gift, false);
    const update = await publishUpdate(editor, campaign.id);
    expect((await mailingOf(editor, update)).audience).toMatchObject({ people: 0 });
  });

  it('says when and where one agreed, and is gone with the person', async () => {
    const campaign = await aCampaign();
    const email = mailbox('hawa');
    await follower(givers, campaign, { email });
    await sent(campaign);
    const [row] = await api.query('SELECT * FROM campaign_followers WHERE email = $1', [email]);
    expect(row).toMatchObject({ source: 'gift_form', consent_version: '2026-11', stopped_at: null });
    expect(row.consent_at).toBeInstanceOf(Date);
    const { body: held } = await admin('/admin/personal-data/searches', { body: { email } });
    expect(JSON.stringify(held)).toContain('Collectes suivies');
    await accepted(
      admin('/admin/personal-data/erasures', { body: { email, reason: 'À sa demande', proof: 'note' } }),
    );
    const left = await api.query(
      `SELECT (SELECT count(*)::int FROM campaign_followers WHERE lower(email) = $1) AS followers,
              (SELECT count(*)::int FROM newsletter_recipients WHERE follower_id = $2) AS recipients,
              (SELECT count(*)::int FROM campaign_follower_links WHERE follower_id = $2) AS links`,
      [email, row.id],
    );
    expect(left).toEqual([{ followers: 0, recipients: 0, links: 0 }]);
  });
});
