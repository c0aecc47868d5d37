import { type AuditEntry, DAY_MS, type NewsletterRecord } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { dateInFrench, parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { putCurrent } from '../factories/current-version.ts';
import { emailTo } from '../factories/emails.ts';
import { plain } from '../factories/notifications.ts';
import { stopClock } from '../factories/time.ts';
import { createNewsletter, NEWSLETTERS, sendNow, subscribe, untilSent } from '../factories/newsletters.ts';

const api = testApi();
const admin = adminOf(api);
const editor = staffOf(api, 'editeur');
const reader = staffOf(api, 'lecteur');

const move = (id: number, to: 'withdraw' | 'publish', by = editor) =>
  by<NewsletterRecord>(`${NEWSLETTERS}/${id}/${to}`, { body: {} });
const read = (slug: string) => api.request(`/newsletter-archive/${slug}`);
const listed = async (slug: string) =>
  (await api.request('/newsletter-archive')).body.results.some((one: { slug: string }) => one.slug === slug);

async function sent(subject: string, over: object = {}) {
  const { email } = await subscribe(api);
  const made = await createNewsletter(editor, { title: subject, subject, ...over });
  await sendNow(editor, made);
  return { email, ...(await untilSent(editor, made.id)) };
}

describe('L25: a letter on the site', () => {
  it('stays as it left, whatever becomes of what it speaks of, its figures with their day', async () => {
    const today = dateInFrench(parisDay(stopClock(api).now()));
    onTestFinished(() => void vi.restoreAllMocks());
    const campaign = await createCampaign(admin, { title: 'Des tables pour Garoua', goal_amount: 900 });
    const article = await publishArticle(admin, { title: 'Le camion est à Garoua', excerpt: 'Hier soir.' });
    const { slug, id } = await sent('Ce que disait la lettre', {
      blocks: [
        { type: 'text', html: '<p>Bonjour {prénom}, voici.</p>' },
        { type: 'campaign', target_id: campaign.id, shows_progress: true },
        { type: 'article', target_id: article.id },
        { type: 'figure', figure: 'books_distributed' },
        { type: 'button', label: 'Pour vous, {prénom}', url: '/don' },
      ],
    });
    const { body: before } = await read(slug);
    const [, shown, told, figure] = before.blocks;
    expect(plain(shown.progress.text)).toBe(`0 € sur 900 € au ${today}`);
    expect([told.title, told.text]).toEqual(['Le camion est à Garoua', 'Hier soir.']);
    expect(before.blocks.at(-1).label).toBe('Pour vous,');
    expect(figure.label).toMatch(new RegExp(`, au ${today}$`));
    await accepted(putCurrent(admin, `/admin/articles/${article.id}`, { title: 'Le camion est reparti' }));
    await accepted(putCurrent(admin, `/admin/campaigns/${campaign.id}`, { goal_amount: 5000 }));
    await accepted(admin(`/admin/articles/${article.id}`, { method: 'DELETE' }));
    expect((await read(slug)).body).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/prénom|desinscription|preferences/);
    expectAnswer(await putCurrent(editor, `${NEWSLETTERS}/${id}`, { subject: 'Autre chose' }), 409);
    expect((await read(slug)).body).toEqual(before);
  });
});

describe('L26: a letter that left', () => {
  it('is withdrawn from the site at once, and put back', async () => {
    const { id, slug } = await sent('Une lettre qui en dit trop');
    expect([(await read(slug)).status, await listed(slug)]).toEqual([200, true]);
    const withdrawn = await accepted(move(id, 'withdraw'));
    expect(withdrawn).toMatchObject({ is_public: false, withdrawn_at: expect.any(String), status: 'sent' });
    expectAnswer(await read(slug), 410, { detail: 'Cette lettre n’est plus publique.' });
    expect(await listed(slug)).toBe(false);
    // The same again changes nothing.
    expect(await accepted(move(id, 'withdraw'))).toEqual(withdrawn);
    expect(await accepted(move(id, 'publish'))).toMatchObject({ is_public: true, withdrawn_at: null });
    expect([(await read(slug)).status, await listed(slug)]).toEqual([200, true]);
    const { body } = await editor<AuditEntry[]>(`${NEWSLETTERS}/${id}/history`);
    expect(body.slice(0, 2).map(({ action }) => action)).toEqual(['published', 'withdrawn']);
  });

  it('is not read in the site’s search', async () => {
    const { id, slug } = await sent('Philatélistes');
    await accepted(move(id, 'withdraw'));
    const { text } = await api.request('/search?q=Philatélistes');
    expect(text).not.toContain(slug);
  });

  it('keeps the links of those who received it', async () => {
    const { id, email } = await sent('Une lettre dont les liens marchent');
    await accepted(move(id, 'withdraw'));
    const { text } = await emailTo(api.varFolder, email, 'dont les liens marchent');
    const token = /\/lettre\/desinscription\/([\w-]{43})/.exec(text)![1]!;
    expectAnswer(await api.request(`/newsletter/preferences/${token}`), 200);
    expectAnswer(await api.request('/newsletter/unsubscriptions/', { body: { token } }), 200, {
      status: 'unsubscribed',
    });
  });

  it('L23: is stopped by its own link a year later too, the letter long gone, as often as one asks', async () => {
    const { id, email } = await sent('Une lettre que l’on retrouve');
    const { headers } = await emailTo(api.varFolder, email, 'que l’on retrouve');
    const token = /desinscription\/([\w-]{43})>/.exec(headers.get('list-unsubscribe')!)![1]!;
    const later = stopClock(api);
    onTestFinished(() => void vi.restoreAllMocks());
    later.advance(400 * DAY_MS);
    await api.app.get(RetentionService, { strict: false }).run();
    await api.sql`DELETE FROM newsletters WHERE id = ${id}`;
    for (const _ of ['once', 'again'])
      expectAnswer(await api.request('/newsletter/unsubscriptions/', { body: { token } }), 200, {
        status: 'unsubscribed',
      });
    expect(await api.sql`SELECT status FROM newsletter_subscribers WHERE email = ${email}`).toEqual([
      { status: 'unsubscribed' },
    ]);
  });

  it('is withdrawn by who may send it alone', async () => {
    const { id } = await sent('Une lettre que l’on garde');
    expectAnswer(await move(id, 'withdraw', reader), 403);
    expectAnswer(await move(999_999, 'withdraw'), 404);
  });
});

describe('L26: a letter that has not left', () => {
  it('is not reached by guessing its address, and cannot be put on the site', async () => {
    const draft = await createNewsletter(editor, { subject: 'Une lettre en train de s’écrire' });
    expectAnswer(await read(draft.slug), 404);
    expectAnswer(await move(draft.id, 'publish'), 409);
    await accepted(
      editor(`${NEWSLETTERS}/${draft.id}/test`, { body: { email: 'essai@example.org', first_name: '' } }),
    );
    expectAnswer(await read(draft.slug), 404);
    const { version } = await accepted(editor<NewsletterRecord>(`${NEWSLETTERS}/${draft.id}`));
    await subscribe(api);
    const inAMonth = parisDay(new Date(Date.now() + 30 * DAY_MS));
    const body = { version, scheduled_for: `${inAMonth}T10:00` };
    const { slug } = await accepted(
      editor<NewsletterRecord>(`${NEWSLETTERS}/${draft.id}/schedule`, { body }),
    );
    expectAnswer(await read(slug), 404);
    expect(await listed(slug)).toBe(false);
  });
});
