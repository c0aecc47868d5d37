import { type AuditEntry, DAY_MS, type NewsletterRecord } from '@livres/api/contract';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { staffOf, testApi } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { createNewsletter, NEWSLETTERS, sendNow, subscribe, untilSent } from '../factories/newsletters.ts';

const api = testApi();
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
