import {
  MINUTE_MS,
  type NewsletterChecks,
  type NewsletterPreview,
  type NewsletterProgressReport,
  type NewsletterRecord,
  type NewsletterResults,
  SENDING_MESSAGES,
} from '@livres/api/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { put, type Request, startApi, type TestApi } from '../factories/api.ts';
import { headersOf, mailbox } from '../factories/emails.ts';
import { publishArticle } from '../factories/articles.ts';
import { uploaded } from '../factories/pictures.ts';
import {
  createNewsletter,
  LATER,
  newsletterPath,
  sendingOf,
  sendNow,
  startDue,
  subscribe,
  untilSent,
} from '../factories/newsletters.ts';
import { linesOf, plain } from '../factories/notifications.ts';
import { eventually } from '../factories/waiting.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';

let smtp: SmtpFake;
let api: TestApi;
let editor: Request;
let admin: Request;
beforeAll(async () => {
  smtp = await startSmtpServer();
  api = await startApi({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Livres <lettre@livres.example>',
      NEWSLETTERS_PER_MINUTE: '100000',
      // Whoever asks for a second one inside a transaction waits for itself.
      DATABASE_POOL_SIZE: '1',
    },
  });
  editor = await api.asStaff('editeur');
  admin = await api.asStaff('administrateur');
});
afterAll(async () => {
  await api?.close();
  await smtp?.close();
});

const checksOf = async (record: { id: number }) =>
  accepted<NewsletterChecks>(editor(`${newsletterPath(record)}/checks`));
const faultsOf = async (record: { id: number }) =>
  (await checksOf(record)).checks.flatMap(({ name, state }) => (state === 'fault' ? name : []));
const receivedBy = (email: string) => smtp.letters.filter(({ to }) => to.includes(email));
const audience = [{ segment: 'topic' as const, value: 'actualites' }];
const nobodyElse = async () => {
  await api.query(`UPDATE newsletter_subscribers SET topics = '{}'`);
  await api.query(`DELETE FROM newsletter_pauses`);
};

describe('before a newsletter leaves', () => {
  it('what would be lost or harmful stands in the way, and is named', async () => {
    await nobodyElse();
    const empty = await createNewsletter(editor, { subject: '', blocks: [], audience: [] });
    expect(await faultsOf(empty)).toEqual(['subject', 'content', 'audience']);
    const refused = await editor(`${newsletterPath(empty)}/schedule`, { body: { version: empty.version } });
    expectAnswer(refused, 409, { type: '/problems/lettre-pas-prete' });
    await subscribe(api);
    const heavy = await createNewsletter(editor, {
      blocks: Array.from({ length: 9 }, () => ({
        type: 'text' as const,
        html: `<p>${'mot '.repeat(4000)}</p>`,
      })),
    });
    expect(await faultsOf(heavy)).toEqual(['size']);
  });

  it('L4: its weight is that of the longest reader’s copy: staff are warned before it is too much', async () => {
    const sizeOf = async (html: string) => {
      const record = await createNewsletter(editor, {
        blocks: Array.from({ length: 5 }, () => ({ type: 'text' as const, html: `<p>${html}</p>` })),
      });
      return (await checksOf(record)).checks.find(({ name }) => name === 'size')!;
    };
    expect((await sizeOf('mot '.repeat(3000))).state).toBe('ok');
    expect((await sizeOf('mot '.repeat(4000))).state).toBe('warning');
    // The same text, in which a long name stands where « {prénom} » does.
    expect((await sizeOf(`${'mot '.repeat(3800)}${'{prénom} '.repeat(80)}`)).state).toBe('fault');
  });

  it('L6: a word in braces that would arrive as it is typed stands in the way, wherever it is', async () => {
    await subscribe(api);
    const text = (html: string) => ({ type: 'text' as const, html });
    const record = await createNewsletter(editor, {
      subject: 'Bonjour {nom}',
      blocks: [
        text('<p>Bonjour {prénom},</p>'),
        text('<p>Chère {pre<b>nom</b>}, et {Prénom}</p>'),
        { type: 'button' as const, label: 'Donner {montant}', url: '/don' },
      ],
    });
    const marks = (await checksOf(record)).checks.filter(({ title }) => title.endsWith('partirait tel quel'));
    expect(marks.map(({ name, state, title, block }) => [name, state, block, title.split(' ')[1]])).toEqual([
      ['subject', 'fault', null, '{nom}'],
      ['content', 'fault', 1, '{prenom}'],
      ['content', 'fault', 1, '{Prénom}'],
      ['content', 'fault', 2, '{montant}'],
    ]);
    const refused = await editor(`${newsletterPath(record)}/schedule`, { body: { version: record.version } });
    expectAnswer(refused, 409, { type: '/problems/lettre-pas-prete' });
  });

  it('what is doubtful is said, and for staff to weigh', async () => {
    const record = await createNewsletter(editor, {
      subject: 'GRATUIT !! Cliquez ici pour recevoir tous les livres du monde entier sans rien payer',
      blocks: [
        { type: 'text', html: '<p>Bonjour <a href="http://127.0.0.1:1/rien">ici</a></p>' },
        { type: 'campaign' },
      ],
    });
    const { checks } = await checksOf(record);
    const warned = checks.filter(({ state }) => state === 'warning').map(({ name, block }) => [name, block]);
    expect(warned).toEqual(
      expect.arrayContaining([
        ['subject', null],
        ['words', null],
        ['content', 1],
        ['sender', null],
        ['test', null],
      ]),
    );
    expect(checks.find(({ name }) => name === 'links')).toMatchObject({ state: 'fault' });
  });

  it('a test goes to the one who asks, and says so until the text changes', async () => {
    const record = await createNewsletter(editor);
    const email = mailbox('claire');
    const tested = await accepted(
      editor<NewsletterRecord>(`${newsletterPath(record)}/test`, { body: { email, first_name: 'Fatou' } }),
    );
    expect(tested).toMatchObject({ tested_by: 'Essai editeur', version: record.version });
    const [message] = await eventually('the test', () =>
      receivedBy(email).length > 0 ? receivedBy(email) : null,
    );
    expect(decoded(headersOf(message!.text).get('subject')!)).toBe('[Test] Le conteneur est parti ce lundi');
    const changed = await put(editor, newsletterPath(record), { subject: 'Autre', version: record.version });
    expect(changed.body).toMatchObject({ tested_at: null });
    expectAnswer(await editor(`${newsletterPath(record)}/test`, { body: { email: 'a@b\r\nBcc: c@d' } }), 400);
    expectAnswer(await editor(`${newsletterPath(record)}/test`, { body: { email: null } }), 400);
  });

  it('the number of people is typed where they are more than a hundred', async () => {
    await nobodyElse();
    for (let person = 0; person < 101; person += 1) await subscribe(api);
    const record = await createNewsletter(editor);
    const schedule = (count?: number | null) =>
      editor(`${newsletterPath(record)}/schedule`, {
        body: {
          version: record.version,
          scheduled_for: LATER.said,
          ...(count !== undefined && { count }),
        },
      });
    for (const count of [undefined, null, 100])
      expect((await schedule(count)).body.errors).toEqual({ count: SENDING_MESSAGES.count(101) });
    const scheduled = await accepted<NewsletterRecord>(schedule(101));
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      confirmed_count: 101,
      confirmed_by: 'Essai editeur',
      scheduled_at: LATER.at,
    });
    expectAnswer(
      await put(editor, newsletterPath(record), { subject: 'Trop tard', version: record.version }),
      409,
    );
    const back = await accepted<NewsletterRecord>(
      editor(`${newsletterPath(record)}/unschedule`, { body: {} }),
    );
    expect(back).toMatchObject({ status: 'draft', scheduled_at: null });
    await nobodyElse();
  });

  it('an hour that is past, in no calendar, or no hour at all is refused', async () => {
    const record = await createNewsletter(editor);
    const refused = async (scheduled_for: unknown) =>
      expectAnswer(
        await editor(`${newsletterPath(record)}/schedule`, {
          body: { version: record.version, scheduled_for },
        }),
        400,
      );
    for (const when of ['2020-01-01T10:00', '2027-02-30T10:00', '2090-01-01T10:00', 'demain', 12, {}, []])
      await refused(when);
    expectAnswer(await editor(`${newsletterPath(record)}/schedule`, { body: {} }), 400);
    expectAnswer(
      await editor(`${newsletterPath(record)}/schedule`, { body: { version: record.version + 1 } }),
      409,
    );
  });
});

describe('a newsletter that leaves', () => {
  it('is received once by each, with the two ways to stop it, and nothing that watches', async () => {
    await nobodyElse();
    const { email } = await subscribe(api, { first_name: 'Fatou' });
    const other = await subscribe(api);
    const record = await createNewsletter(editor, { subject: '{prénom}, le conteneur est parti' });
    const reader = await api.asStaff('lecteur');
    await sendNow(editor, record);
    const sent = await untilSent(editor, record.id);
    expect(sent).toMatchObject({ status: 'sent', confirmed_count: 2, slug: 'prenom-le-conteneur-est-parti' });
    expect([receivedBy(email).length, receivedBy(other.email).length]).toEqual([1, 1]);
    const [notice] = await linesOf(reader, { group: 'site' });
    expect(notice).toMatchObject({ kind: 'newsletter_sent', path: `/newsletters/${sent.id}/edit` });
    expect(plain(notice!.detail)).toBe('2 personnes. Son bilan se remplit au fil des jours.');
    const { text } = receivedBy(email)[0]!;
    const headers = headersOf(text);
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:3000\/lettre\/desinscription\/[\w-]+>/,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-id')).toBe('<lettre.livres.example>');
    expect(headers.get('message-id')).toMatch(/-nl\d+-\d+-[0-9a-f]{16}@livres-en-partage>$/);
    expect(decoded(headers.get('subject')!)).toBe('Fatou, le conteneur est parti');
    expect(decoded(headersOf(receivedBy(other.email)[0]!.text).get('subject')!)).toBe(
      'Le conteneur est parti',
    );
    expect(text).not.toMatch(/<img/);
    expect(await sendingOf(editor, record)).toMatchObject({
      total: 2,
      sent: 2,
      left: 0,
      twice: 0,
      uncertain: 0,
      domains: [{ domain: 'example.org', done: 2, left: 0 }],
    });
  });

  it.each([
    "L’été à Mbouda — d'Aïcha & Cie",
    'Été, été, été : « l’œuvre » d’Aïssatou à Ngaoundéré, deux cents élèves reçoivent enfin leurs manuels 📚',
  ])('L5: whose words are « %s » says just that to an independent reader of mails', async (words) => {
    await nobodyElse();
    const { email } = await subscribe(api, { first_name: "Zoë d'Août" });
    const blocks = [{ type: 'text' as const, html: `<p>${words.replace('&', '&amp;')}</p>` }];
    const record = await createNewsletter(editor, { subject: words, preheader: words, blocks });
    await sendNow(editor, record);
    await untilSent(editor, record.id);
    const raw = receivedBy(email)[0]!.text;
    const read = await PostalMime.parse(raw);
    expect([read.subject, read.from?.name]).toEqual([words, 'Livres']);
    const plainWords = (text = '') => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
    expect(plainWords(read.text)).toContain(plainWords(words));
    expect(read.html).not.toContain('&apos;');
    // Between two encoded words of a subject nothing is left raw: some programs lose its spaces.
    const subject = headersOf(raw).get('subject')!;
    const between = subject.split(/=\?[^?]+\?[BQ]\?[^?]*\?=/i).slice(1, -1);
    expect(between.map((part) => part.trim())).toEqual(between.map(() => ''));
  });

  it('L2: says each of its links and pictures once in its text, in their order', async () => {
    const picture = await uploaded(admin, { fields: { alt: 'La façade du lycée' } });
    const shelves = await uploaded(admin, { name: 'rayons.png', fields: { alt: 'Les rayons de Foumban' } });
    const article = await publishArticle(admin, { featured_image_id: shelves.id });
    const record = await createNewsletter(editor, {
      blocks: [
        { type: 'text', html: '<p>Voyez <a href="https://livres.example/ici">la porte</a>.</p>' },
        { type: 'picture', media_id: picture.id, text: '', url: '' },
        { type: 'button', label: 'Donner', url: '/faire-un-don' },
        { type: 'article', target_id: article.id },
        {
          type: 'text',
          html: '<p><a href="http://localhost:3000/campagnes?tri=date&amp;page=2">http://localhost:3000/campagnes?tri=date&amp;page=2</a></p>',
        },
      ],
    });
    const { text } = await accepted<NewsletterPreview>(editor(`${newsletterPath(record)}/preview`));
    const places = [
      'la porte',
      'https://livres.example/ici',
      'La façade du lycée',
      'Donner',
      '/faire-un-don',
      'Les rayons de Foumban',
      'localhost:3000/campagnes?tri=date&page=2',
    ].map((words) => [text.split(words).length - 1, text.indexOf(words)] as const);
    expect(places.map(([times]) => times)).toEqual(places.map(() => 1));
    expect(places.map(([, at]) => at)).toEqual(
      places.map(([, at]) => at).toSorted((one, other) => one - other),
    );
    expect(plain(text)).toContain('Me désabonner en un clic : http://localhost:3000/lettre');
  });

  it('is stopped by one click of a reader; a scanner that only looks changes nothing', async () => {
    await nobodyElse();
    const { id, email } = await subscribe(api);
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    await untilSent(editor, record.id);
    const [, token] = /desinscription\/([\w-]+)>/.exec(
      headersOf(receivedBy(email)[0]!.text).get('list-unsubscribe')!,
    )!;
    const statusOf = async () =>
      (await api.query('SELECT status FROM newsletter_subscribers WHERE id = $1', [id]))[0].status;
    await api.request(`/newsletter/preferences/${token}`);
    expect(await statusOf()).toBe('confirmed');
    expect((await sendingOf(editor, record)).unsubscribed).toBe(0);
    await accepted(api.request('/newsletter/unsubscriptions', { body: { token } }));
    expect(await statusOf()).toBe('unsubscribed');
    expect((await sendingOf(editor, record)).unsubscribed).toBe(1);
  });

  it('is not sent to whoever stops before their turn, and not again to an address that nobody has', async () => {
    await nobodyElse();
    const gone = await subscribe(api);
    smtp.unknown.add(gone.email);
    const stops = await subscribe(api);
    const record = await createNewsletter(editor);
    await accepted(
      editor(`${newsletterPath(record)}/schedule`, {
        body: { version: record.version, scheduled_for: LATER.said },
      }),
    );
    await api.query(`UPDATE newsletters SET scheduled_at = now() - interval '1 second' WHERE id = $1`, [
      record.id,
    ]);
    await api.query(
      `UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = now() WHERE id = $1`,
      [stops.id],
    );
    await startDue(api);
    await untilSent(editor, record.id);
    expect(await sendingOf(editor, record)).toMatchObject({ total: 1, refused: 1, sent: 0 });
    expect(receivedBy(stops.email)).toEqual([]);
    const [row] = await api.query(
      `SELECT bounced_at, bounce_detail FROM newsletter_subscribers WHERE id = $1`,
      [gone.id],
    );
    expect(row.bounced_at).not.toBeNull();
    expect(row.bounce_detail).toContain('5.1.1');
    expect(row.bounce_detail).not.toContain(gone.email);
    const next = await createNewsletter(editor);
    expect(await faultsOf(next)).toEqual(['audience']);
  });

  it('waits when the mail server asks, says so, and goes on by itself', async () => {
    await nobodyElse();
    const { email } = await subscribe(api);
    smtp.isBusy = true;
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    const waits = await eventually('the wait to be said', async () => {
      const progress = await sendingOf(editor, record);
      return progress.happenings.some(({ text }) => text.includes('demande d’attendre')) ? progress : null;
    });
    expect(waits).toMatchObject({ sent: 0, left: 1 });
    smtp.isBusy = false;
    // A minute later.
    await api.query(`UPDATE newsletter_pauses SET until = now()`);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
    await untilSent(editor, record.id);
    expect(receivedBy(email)).toHaveLength(1);
  });

  it('L13: that was cut off in the middle of a message is not sent again by itself, only if staff say so', async () => {
    await nobodyElse();
    const { email } = await subscribe(api);
    smtp.isSilent = true;
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    await eventually('the message to be handed over', () => (smtp.asked.get(email) ?? 0) > 0);
    await smtp.goAway();
    smtp.isSilent = false;
    await smtp.comeBack();
    await untilSent(editor, record.id);
    expect(await sendingOf(editor, record)).toMatchObject({ sent: 0, uncertain: 1, left: 0 });
    expect(receivedBy(email)).toEqual([]);
    expectAnswer(
      await editor(`${newsletterPath(record)}/uncertain`, { body: { decision: 'peut-être' } }),
      400,
    );
    expect(await sendingOf(editor, record)).toMatchObject({ undecided: 1 });
    await accepted(editor(`${newsletterPath(record)}/uncertain`, { body: { decision: 'leave' } }));
    expect(await sendingOf(editor, record)).toMatchObject({ uncertain: 1, undecided: 0 });
    await accepted(editor(`${newsletterPath(record)}/uncertain`, { body: { decision: 'resend' } }));
    await untilSent(editor, record.id);
    expect(receivedBy(email)).toHaveLength(1);
    expect(await sendingOf(editor, record)).toMatchObject({ sent: 1, uncertain: 0 });
  });

  it('is paused, resumed and stopped by staff', async () => {
    await nobodyElse();
    await subscribe(api);
    await subscribe(api);
    smtp.isBusy = true;
    const record = await createNewsletter(editor);
    expectAnswer(await editor(`${newsletterPath(record)}/pause`, { body: {} }), 409);
    await sendNow(editor, record);
    await eventually('sending', async () => (await editor(newsletterPath(record))).body.status === 'sending');
    expect(
      await accepted<NewsletterRecord>(editor(`${newsletterPath(record)}/pause`, { body: {} })),
    ).toMatchObject({
      status: 'paused',
    });
    expectAnswer(await editor(`${newsletterPath(record)}/pause`, { body: {} }), 409);
    expect(
      await accepted<NewsletterRecord>(editor(`${newsletterPath(record)}/resume`, { body: {} })),
    ).toMatchObject({
      status: 'sending',
    });
    await accepted(editor(`${newsletterPath(record)}/pause`, { body: {} }));
    const stopped = await accepted<NewsletterRecord>(editor(`${newsletterPath(record)}/stop`, { body: {} }));
    expect(stopped.status).toBe('stopped');
    await eventually('the last tries to end', async () => (await sendingOf(editor, record)).left === 0);
    smtp.isBusy = false;
    expect(await sendingOf(editor, record)).toMatchObject({ skipped: 2, left: 0, sent: 0 });
  });

  it('goes to one mail provider as often a minute as that one takes', async () => {
    await nobodyElse();
    const slow = await startApi({
      env: { SMTP_URL: smtp.url, NEWSLETTERS_PER_MINUTE_AND_DOMAIN: '2', NEWSLETTERS_PER_MINUTE: '100' },
    });
    try {
      const by = await slow.asStaff('editeur');
      for (let person = 0; person < 5; person += 1) await subscribe(slow, { email: mailbox('lent') });
      await subscribe(slow, { email: `seule.${Date.now()}@ailleurs.example` });
      const record = await createNewsletter(by, { audience });
      await sendNow(by, record);
      const of = () => accepted<NewsletterProgressReport>(by(`${newsletterPath(record)}/progress`));
      await eventually('what may leave', async () => (await of()).sent === 3, 60_000);
      const asked = Date.now();
      const { domains, ends_at } = await of();
      // Three wait, of whom two leave in a minute.
      expect(new Date(ends_at!).getTime()).toBeGreaterThanOrEqual(asked + 2 * MINUTE_MS);
      expect(domains).toMatchObject([
        { domain: 'example.org', done: 2, left: 3 },
        { domain: 'ailleurs.example', done: 1, left: 0 },
      ]);
    } finally {
      await slow.close();
    }
  });

  it('is read in the archive by anyone, without anybody’s name; a private one is not', async () => {
    await nobodyElse();
    await subscribe(api, { first_name: 'Fatou' });
    const record = await createNewsletter(editor, { subject: 'Une lettre pour toutes et tous' });
    expectAnswer(await api.request('/newsletter-archive/une-lettre-pour-toutes-et-tous'), 404);
    await sendNow(editor, record);
    const { slug } = await untilSent(editor, record.id);
    const { body } = await api.request(`/newsletter-archive/${slug}`);
    expect(body).toMatchObject({ subject: 'Une lettre pour toutes et tous' });
    expect(body.blocks[0].html).toContain('Bonjour,');
    expect(JSON.stringify(body)).not.toMatch(/Fatou|prénom/);
    const list = await api.request('/newsletter-archive');
    expect(list.body.results[0]).toEqual({
      slug,
      subject: body.subject,
      preheader: body.preheader,
      sent_at: body.sent_at,
    });
    const hidden = await createNewsletter(editor, { subject: 'Entre nous', is_public: false });
    await sendNow(editor, hidden);
    const { slug: hiddenSlug } = await untilSent(editor, hidden.id);
    expectAnswer(await api.request(`/newsletter-archive/${hiddenSlug}`), 404);
  });

  it('says what it led to, by its campaign code', async () => {
    await nobodyElse();
    await subscribe(api);
    const record = await createNewsletter(editor, { subject: 'Une lettre et des dons' });
    await sendNow(editor, record);
    const { slug } = await untilSent(editor, record.id);
    await api.query(
      `INSERT INTO donations (id, reference, status, donor_type, email, frequency, amount, payment_method, provider, mode,
         given_at, succeeded_at, created_at, updated_at, utm_source, utm_campaign)
       VALUES (gen_random_uuid(), 'DON-20260101-0000ABCD', 'succeeded', 'particulier', 'd@example.org', 'one-time', 4200,
         'card', 'stripe', 'live', now(), now(), now(), now(), 'lettre', $1)`,
      [slug],
    );
    expect(await accepted<NewsletterResults>(editor(`${newsletterPath(record)}/results`))).toEqual({
      visits: 0,
      gifts: 1,
      given: 42,
    });
  });
});

/** A header as RFC 2047 writes it. */
function decoded(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, said: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(said, 'base64').toString('utf8')
        : Buffer.from(
            said
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    );
}
