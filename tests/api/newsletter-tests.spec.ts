import type { NewsletterResults } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, put, testApi } from '../factories/api.ts';
import { CONTACT_EMAIL, emailTo } from '../factories/emails.ts';
import { createNewsletter, newsletterPath, subscribe } from '../factories/newsletters.ts';

const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);

const SITE = 'http://localhost:3000';
const TEST_PAGES = [`${SITE}/lettre/preferences/essai`, `${SITE}/lettre/desinscription/essai`];

/** A public newsletter with links of ours, tried by somebody who subscribes too. */
async function tried() {
  const { email } = await subscribe(api, { first_name: 'Claire' });
  const record = await createNewsletter(admin, {
    blocks: [
      { type: 'text', html: '<p>Bonjour {prénom}, voyez <a href="/campagnes">nos collectes</a>.</p>' },
      { type: 'button', label: 'Donner', url: `${SITE}/don` },
    ],
  });
  const before = await api.query(`SELECT * FROM newsletter_subscribers ORDER BY id`);
  await accepted(admin(`${newsletterPath(record)}/test`, { body: { email, first_name: 'Fatou' } }));
  const message = await emailTo(api.varFolder, email, '[Test]');
  return { record, email, before, message };
}

describe('L24: a letter that staff try', () => {
  it('says so in its subject, and has nobody’s link in it, nor the campaign code of the letter', async () => {
    const { record, message } = await tried();
    expect(message.subject).toBe(`[Test] ${record.subject}`);
    const addresses = new Set(
      [...`${message.html} ${message.text}`.matchAll(/https?:\/\/[^\s"<>)]+/g)].flatMap(([url]) =>
        url.startsWith(SITE) ? [url] : [],
      ),
    );
    // Neither private links nor the page of the archive, which there is not yet.
    expect([...addresses].toSorted()).toEqual([
      SITE,
      `${SITE}/campagnes`,
      `${SITE}/don`,
      ...TEST_PAGES.toSorted(),
    ]);
    expect(message.headers.get('list-unsubscribe')).toBe(
      `<${TEST_PAGES[1]}>, <mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('[Test] Désinscription de la lettre')}>`,
    );
  });

  it('changes nothing by its links, for nobody, and they say that it is a test', async () => {
    const { before } = await tried();
    const answers = [
      await api.request('/newsletter/preferences/essai'),
      await put(api.request, '/newsletter/preferences/', {
        token: 'essai',
        first_name: 'Z',
        topics: ['campagnes'],
      }),
      await api.request('/newsletter/unsubscriptions/', { body: { token: 'essai', reason: 'other' } }),
      await api.request('/newsletter/unsubscriptions/undo', { body: { token: 'essai' } }),
    ];
    for (const answer of answers)
      expectAnswer(answer, 200, { is_test: true, status: 'confirmed', email_hint: '', first_name: '' });
    expectAnswer(await api.request('/newsletter/confirmations/', { body: { token: 'essai' } }), 410);
    expect(await api.query(`SELECT * FROM newsletter_subscribers ORDER BY id`)).toEqual(before);
  });

  it('is in no figure, no archive and nobody’s history', async () => {
    const { record, email } = await tried();
    expect(await accepted<NewsletterResults>(admin(`${newsletterPath(record)}/results`))).toEqual({
      visits: 0,
      gifts: 0,
      given: 0,
    });
    for (const table of ['newsletter_recipients', 'newsletter_mailings', 'newsletter_happenings'])
      expect(await api.query(`SELECT * FROM ${table}`), table).toEqual([]);
    const archive = await api.request<{ results: unknown[] }>('/newsletter-archive');
    expect(archive.body.results).toEqual([]);
    expectAnswer(await api.request(`/newsletter-archive/${record.slug}`), 404);
    const [subscriber] = await api.query(
      `SELECT last_newsletter_at, bounced_at FROM newsletter_subscribers WHERE email = $1`,
      [email],
    );
    expect(subscriber).toEqual({ last_newsletter_at: null, bounced_at: null });
  });
});
