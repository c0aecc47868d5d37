import type { AnalyticsQuestion, Role } from '@livres/api/contract';
import { WeeklyQuestionsService } from '@livres/api/dist/reporting/analytics/weekly/weekly-questions.service.js';
import { WeeklyEmailsService } from '@livres/api/dist/reporting/analytics/weekly/weekly-emails.service.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, put, type Request, requestOn, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { emailsTo, emailTo, mailbox, type StoredEmail } from '../factories/emails.ts';
import { aGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';

/** A Monday at seven in Paris, on the morning after clocks went forward. */
const MONDAY = new Date('2027-03-29T05:00:00Z');
const SUNDAY_AFTER = '2027-04-04T20:00:00Z';
const MONDAY_AFTER = '2027-04-05T05:00:00Z';
const PATH = '/admin/analytics-questions';
const RAISED = { measure: 'raised', dimension: 'method', period: 'week' };

const api = testApi();
const clock = stoppedClock(api, MONDAY);
const admin = adminOf(api);
let school: { id: number };

const run = () => api.app.get(WeeklyQuestionsService, { strict: false }).run();

/** Somebody with a code of their own, to be taken back. */
async function colleague(
  name: string,
  roles: Role[],
): Promise<{ id: number; version: number; ask: Request }> {
  const { id, version, code } = await accepted(admin('/admin/staff', { body: { name, roles } }));
  const { token } = await accepted(api.request('/access/', { body: { code } }));
  return { id, version, ask: (path, asked) => requestOn(api.url)(path, { token, ...asked }) };
}

const ask = (by: Request, weekly_to: string[], over: object = {}): Promise<AnalyticsQuestion> =>
  accepted(by(PATH, { body: { title: 'Les dons de la semaine', question: RAISED, weekly_to, ...over } }));
const received = async (email: string) => (await emailsTo(api.varFolder, email)).length;
/** Of all that is waiting, once nothing is left to send. */
async function sentTo(email: string): Promise<StoredEmail[]> {
  const last = mailbox('dernier');
  await ask(admin, [last], { title: 'Le dernier' });
  await run();
  await emailTo(api.varFolder, last, 'Le dernier');
  return emailsTo(api.varFolder, email);
}

beforeAll(async () => {
  school = await createCampaign(admin, { title: 'Une école à Foumban' });
  const [sunday, tuesday, monday] = ['2027-03-28T20:00:00Z', '2027-03-16T10:00:00Z', '2027-03-29T04:00:00Z'];
  await aGift(api, { amount: 10_050, given_at: new Date(sunday), campaign_id: school.id });
  await aGift(api, { amount: 5000, given_at: new Date(sunday), payment_method: 'cheque' });
  await aGift(api, { amount: 4000, given_at: new Date(tuesday) });
  await aGift(api, { amount: 900_000, given_at: new Date(monday) });
});

describe('on Monday', () => {
  it('each address receives the week that ended on Sunday: sentence, table, picture, where to look, whom to ask', async () => {
    const [first, second] = [mailbox(), mailbox()];
    const { id } = await ask(admin, [first, second]);
    await run();
    const email = await emailTo(api.varFolder, first, 'Les dons de la semaine');
    await emailTo(api.varFolder, second, 'Les dons de la semaine');
    expect(email.subject).toBe('Les dons de la semaine : du 22 mars 2027 au 28 mars 2027');
    const text = email.text.replaceAll(/[\u202f\u00a0]/g, ' ');
    expect(text).toContain('Dons d’argent reçus : 150,50 €, contre 40 € avant (+276 %).');
    expect(text).toContain('comparée à celle du 15 mars 2027 au 21 mars 2027');
    expect(text).toContain('• Carte bancaire : 100,50 €, avant 40 €\n• Chèque : 50 €, avant 0 €');
    expect(text).toContain(`/admin/questions/${id}`);
    expect(text).toContain('demandez-le à Première administratrice');
    expect(email.html).toMatch(/<caption[^>]*>Dons d’argent reçus par moyen de paiement<\/caption>/);
    expect(email.html).toMatch(/<th scope="row"[^>]*>Carte bancaire<\/th><td[^>]*>100,50/);
    expect(email.html).toMatch(
      /<img src="cid:chart" alt="Les dons de la semaine\. Dons d’argent reçus : 150,50/,
    );
    expect(email.headers.get('auto-submitted')).toBe('auto-generated');
    expect(email.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['graphique.png', 'image/png'],
    ]);
  });

  it('nobody receives it twice, however often the job runs; the next Monday everybody does again', async () => {
    const email = mailbox();
    await ask(admin, [email]);
    await Promise.all([run(), run()]);
    await run();
    expect(await sentTo(email)).toHaveLength(1);
    clock.set(SUNDAY_AFTER);
    await run();
    clock.set(MONDAY_AFTER);
    await run();
    await run();
    await emailTo(api.varFolder, email, 'du 29 mars 2027 au 4 avril 2027');
    expect(await received(email)).toBe(2);
    clock.set(MONDAY);
  });

  it('who was added since receives it, and the others not again', async () => {
    const [old, added] = [mailbox(), mailbox()];
    const { id } = await ask(admin, [old]);
    await run();
    await put(admin, `${PATH}/${id}`, { weekly_to: [old, added], version: 1 });
    await sentTo(added);
    expect([await received(old), await received(added)]).toEqual([1, 1]);
  });

  it('a picture shows a curve where the question is over time', async () => {
    const email = mailbox();
    await ask(admin, [email], {
      title: 'Au fil des jours',
      question: { measure: 'gifts', dimension: 'step', period: '7_days', campaign: school.id },
    });
    await run();
    const { text, html } = await emailTo(api.varFolder, email, 'Au fil des jours');
    expect(text).toContain('Seulement pour : Une école à Foumban.');
    expect(text).toContain('• dim. 28 mars : 1, avant 0');
    expect(html.match(/<th scope="row"/g)).toHaveLength(7);
  });

  it('a question without figures says so, and draws nothing', async () => {
    const email = mailbox();
    await ask(admin, [email], { title: 'Vide', question: { ...RAISED, region: '2A' } });
    await run();
    const sent = await emailTo(api.varFolder, email, 'Vide');
    expect(sent.text).toContain('rien dans cette période');
    expect([sent.attachments, sent.html.includes('<caption'), sent.html.includes('cid:chart')]).toEqual([
      [],
      false,
      false,
    ]);
  });
});

describe('what its owner may not read any more', () => {
  it('is not sent once their code was taken back', async () => {
    const email = mailbox();
    const { id, ask: gone } = await colleague('Partie', ['tresorier']);
    await ask(gone, [email]);
    await accepted(admin(`/admin/staff/${id}`, { method: 'DELETE' }));
    expect(await sentTo(email)).toEqual([]);
  });

  it('is not sent once their role is lost, and is again once it is back', async () => {
    const email = mailbox();
    const { id, ask: moved } = await colleague('Mutée', ['tresorier']);
    await ask(moved, [email]);
    await api.query(`UPDATE staff SET roles = '{editeur}' WHERE id = $1`, [id]);
    expect(await sentTo(email)).toEqual([]);
    await api.query(`UPDATE staff SET roles = '{lecteur}' WHERE id = $1`, [id]);
    expect(await sentTo(email)).toHaveLength(1);
  });
});

describe('a question that cannot be answered any more', () => {
  it('does not keep the others from being sent, and has its turn once it is mended', async () => {
    const [broken, sound] = [mailbox(), mailbox()];
    const { id } = await ask(admin, [broken], { title: 'Cassée' });
    await ask(admin, [sound], { title: 'Saine' });
    await api.query(
      `UPDATE analytics_questions SET question = jsonb_set(question, '{dimension}', '"page"') WHERE id = $1`,
      [id],
    );
    await expect(run()).rejects.toThrow('1 questions of the week could not be sent');
    await emailTo(api.varFolder, sound, 'Saine');
    await expect(run()).rejects.toThrow();
    expect(await received(broken)).toBe(0);
    await put(admin, `${PATH}/${id}`, { question: RAISED, version: 1 });
    await run();
    await emailTo(api.varFolder, broken, 'Cassée');
    expect(await received(sound)).toBe(1);
  });
});

describe('a title', () => {
  it('is text wherever it stands: no header, no markup', async () => {
    const email = mailbox();
    const title = '</title><script>alert(1)</script> "x" onerror=1\r\nBcc: autre@example.org';
    await ask(admin, [email], { title });
    await run();
    const sent = await emailTo(api.varFolder, email, 'script');
    expect(sent.headers.has('bcc')).toBe(false);
    expect(sent.to).toBe(email);
    expect(sent.html).not.toMatch(/<script|" onerror/);
    expect(await received('autre@example.org')).toBe(0);
  });
});

describe('who receives it and is of the staff', () => {
  /** A colleague whose address for notifications is confirmed, and to whom the administrator has the gifts sent. */
  async function receiver(roles: Role[]) {
    const [email, member] = [mailbox(), await colleague('Destinataire', roles)];
    await api.query('UPDATE notification_readers SET email = $1 WHERE staff_id = $2', [email, member.id]);
    const question = await ask(admin, [email]);
    return { email, id: member.id, question };
  }

  it('has it no more once their own code was taken back, nor later when nothing is known of them', async () => {
    const { email, id, question } = await receiver(['tresorier']);
    await accepted(admin(`/admin/staff/${id}`, { method: 'DELETE' }));
    expect(await sentTo(email)).toEqual([]);
    await api.query('DELETE FROM notification_readers WHERE staff_id = $1', [id]);
    expect(await sentTo(email)).toEqual([]);
    expect((await accepted<AnalyticsQuestion>(admin(`${PATH}/${question.id}`))).weekly_to).toEqual([]);
  });

  it('has it while their own role opens what it counts', async () => {
    const { email, id } = await receiver(['editeur']);
    expect(await sentTo(email)).toEqual([]);
    await api.query(`UPDATE staff SET roles = '{lecteur}' WHERE id = $1`, [id]);
    expect(await sentTo(email)).toHaveLength(1);
  });
});

it('the picture is one that mail programs show', async () => {
  const email = mailbox();
  await ask(admin, [email], { title: 'Vue' });
  await run();
  const { id } = await emailTo(api.varFolder, email, 'Vue');
  const [message] = (await admin('/admin/system/outbox')).body.filter(
    (one: { id: string }) => `${one.id}.eml` === id,
  );
  const { status, headers } = await admin(`/admin/system/outbox/${message.id}/attachments/0`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  const response = await fetch(`${api.url}/admin/system/outbox/${message.id}/attachments/0`, {
    headers: { authorization: `Bearer ${await api.tokenOf('administrateur')}` },
  });
  const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([format, width]).toEqual(['png', 768]);
});

it('A28: a picture that fails is red on the page of tests, until it is made again', async () => {
  const check = async () =>
    (await admin('/admin/system/checks')).body.find(({ name }: { name: string }) => name === 'weekly');
  expect(await check()).toMatchObject({ ok: true });
  const emails = api.app.get(WeeklyEmailsService, { strict: false });
  const picture = vi
    .spyOn(emails as unknown as { pictureOf: () => Promise<null> }, 'pictureOf')
    .mockResolvedValue(null);
  onTestFinished(() => picture.mockRestore());
  const email = mailbox();
  await ask(admin, [email], { title: 'Sans image' });
  await run();
  const sent = await emailTo(api.varFolder, email, 'Sans image');
  expect(sent.text).toContain('Le tableau dit la même chose');
  expect(await check()).toMatchObject({ ok: false, detail: expect.stringContaining('« Sans image »') });
  picture.mockRestore();
  clock.set(MONDAY_AFTER);
  await run();
  // When the session of who looks was open.
  clock.set(MONDAY);
  expect(await check()).toMatchObject({ ok: true });
});
