import { resolve } from 'node:path';
import { htmlFor, textFor } from '@livres/api/dist/newsletters/rendering/newsletter-marks.service.js';
import type {
  MediaRecord,
  NewsletterBlockInput,
  NewsletterFigure,
  NewsletterPreview,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, put, testApi } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createNewsletter, NEWSLETTERS, undated } from '../factories/newsletters.ts';
import { uploaded } from '../factories/pictures.ts';

const api = testApi();
const admin = adminOf(api);
const GOLDEN = resolve(import.meta.dirname, 'golden');

const previewOf = (id: number, first_name = 'Fatou') =>
  accepted<NewsletterPreview>(
    admin(`${NEWSLETTERS}/${id}/preview?first_name=${encodeURIComponent(first_name)}`),
  );
const rendered = async (...blocks: NewsletterBlockInput[]) =>
  previewOf((await createNewsletter(admin, { blocks })).id);

let picture: MediaRecord;
let campaign: { id: number };
let article: { id: number };
beforeAll(async () => {
  picture = await uploaded(admin, { fields: { alt: 'Le lycée de Foumban, la façade' } });
  campaign = await createCampaign(admin, {
    title: 'Une bibliothèque pour le lycée de Foumban',
    goal_amount: 24_000,
    end_date: '2027-01-31',
  });
  article = await publishArticle(admin, { title: 'Un atelier au lycée', excerpt: 'Vingt élèves ont lu.' });
});

describe('a newsletter as it arrives', () => {
  it('is this HTML and this text, for every kind of block', async () => {
    const { html, text, bytes } = await rendered(
      { type: 'picture', media_id: picture.id, text: 'Photo : Awa', url: '/campagnes' },
      {
        type: 'text',
        html: '<h2>Le conteneur est parti</h2><p>Bonjour {prénom},</p><p>Lundi, <a href="https://livres.example/ici?a=1&amp;b=2">la porte</a> s’est refermée.</p><ul><li>un</li></ul>',
      },
      { type: 'campaign', target_id: campaign.id, label: 'Soutenir le lycée', shows_progress: true },
      { type: 'quote', text: 'Ils restent.', author: 'Ibrahim Oumarou, gardien du lycée' },
      { type: 'article', target_id: article.id },
      { type: 'figure', figure: 'books_distributed', text: 'depuis le premier jour' },
      { type: 'divider' },
      { type: 'button', label: 'Lire la suite', url: '/actualites' },
    );
    const stable = (said: string) =>
      undated(said)
        .replaceAll(/files\/\d+\/[0-9a-f]{12}/g, 'files/1/hash')
        .replaceAll(/lettre-de-noel(?:-\d+)?/g, 'lettre');
    await expect(stable(html)).toMatchFileSnapshot(`${GOLDEN}/newsletter.html.golden`);
    await expect(stable(text)).toMatchFileSnapshot(`${GOLDEN}/newsletter.txt`);
    expect(bytes).toBeLessThan(102 * 1024);
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('loads nothing but its pictures, each with its words, in a format that every program shows', async () => {
    const { html } = await rendered({ type: 'picture', media_id: picture.id });
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain('alt="Le lycée de Foumban, la façade"');
    const src = /src="([^"]+)"/.exec(pictures[0]!)![1]!;
    const answer = await api.request(src.replace('http://localhost:3000/api/v1', ''));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // A mail program that is a page of another site shows it.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(html).not.toMatch(/<script|<link|@import|url\(/);
    expect((await api.request('/media/files/1/000000000000-640.jpg')).status).toBe(404);
  });

  it('marks its own links with its campaign code, and leaves the others as they are', async () => {
    const { html } = await rendered(
      { type: 'button', label: 'Ici', url: '/campagnes?tri=date' },
      { type: 'button', label: 'Ailleurs', url: 'https://ailleurs.example/page?x=1' },
    );
    expect(html).toMatch(
      /http:\/\/localhost:3000\/campagnes\?tri=date&amp;utm_source=lettre&amp;utm_medium=email&amp;utm_campaign=lettre-de-noel/,
    );
    expect(html).toContain('href="https://ailleurs.example/page?x=1"');
  });

  it('shows a campaign as it is, and leaves out what is no longer on the site', async () => {
    const shown = await rendered({ type: 'campaign', target_id: campaign.id, shows_progress: true });
    expect(shown.text).toMatch(/0\s€ sur 24\s000\s€ au \d+(?:er)? \p{L}+ \d{4} · jusqu’au 31 janvier/u);
    const gone = await rendered({ type: 'campaign', target_id: 999_999 }, { type: 'article' });
    expect(gone.html).not.toContain('class="card');
  });

  it('offers the figures of the impact, but not their goals', async () => {
    const { body } = await admin<NewsletterFigure[]>('/admin/newsletter-figures');
    expect(body.map(({ name }) => name)).toContain('books_distributed');
    expect(body.map(({ name }) => name)).not.toContain('books_goal');
  });
});

describe('what somebody wrote', () => {
  it('runs nothing, and is no instruction to the one who draws it', async () => {
    const { id, version } = await createNewsletter(admin, {
      subject: 'Bonjour <b>& vous</b>',
      preheader: '</mj-preview><mj-include path="/etc/passwd" />',
      blocks: [
        {
          type: 'text',
          html: '<p>a</p><mj-include path="/etc/passwd" /><style>*{}</style><img src=x onerror=a>',
        },
        { type: 'quote', text: '</mj-text><mj-raw><script>alert(1)</script></mj-raw>', author: '<!-- -->' },
        { type: 'button', label: '"><script>', url: 'https://a.example/"onclick="x' },
      ],
    });
    const { html } = await previewOf(id);
    expect(html).not.toMatch(/<script|root:|onerror=|<mj-|onclick="x"/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('Bonjour &lt;b&gt;&amp; vous&lt;/b&gt;');
    expect(
      (await put(admin, `${NEWSLETTERS}/${id}`, { subject: 'Un\r\nBcc: tous@example.org', version })).body,
    ).toMatchObject({
      subject: 'Un Bcc: tous@example.org',
    });
  });

  it('in a first name stays a first name, and is read once', () => {
    const reader = {
      first_name: '{prénom} <b>\u{E012}\r\nBcc: x',
      agreed_on: '12 mars 2026',
      preferences_url: 'https://a.example/p',
      unsubscribe_url: 'https://a.example/u',
    };
    expect(htmlFor('<p>Bonjour {prénom},</p>', reader)).toBe('<p>Bonjour {prénom} &lt;b&gt; Bcc: x,</p>');
    expect(textFor('Bonjour {prénom},', reader)).toBe('Bonjour {prénom} <b> Bcc: x,');
    expect(htmlFor('Bonjour&nbsp;{prénom}, merci', { ...reader, first_name: '' })).toBe('Bonjour, merci');
    // Bold, with its space and its comma.
    for (const [said, expected] of [
      ['<p>Bonjour <strong>{prénom}</strong>, merci</p>', '<p>Bonjour, merci</p>'],
      ['<p><em>{prénom}</em>, merci</p>', '<p>Merci</p>'],
      ['<p><strong>Bonjour {prénom},</strong></p>', '<p><strong>Bonjour,</strong></p>'],
    ] as const) {
      expect(htmlFor(said, { ...reader, first_name: '' })).toBe(expected);
      expect(htmlFor(said, { ...reader, first_name: 'Awa' })).toBe(said.replace('{prénom}', 'Awa'));
    }
  });

  it('about a reader without a name says nothing in its place', async () => {
    const { id } = await createNewsletter(admin);
    expect((await previewOf(id, '')).text).toContain('Bonjour,\n');
    expectAnswer(await admin(`${NEWSLETTERS}/${id}/preview?first_name=${'a'.repeat(81)}`), 400);
  });
});
