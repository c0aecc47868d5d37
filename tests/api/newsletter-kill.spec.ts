import type { NewsletterProgressReport, NewsletterRecord } from '@livres/api/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { ADMIN_ACCESS_CODE } from '../factories/api.ts';
import { type ApiProcess, endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { testDatabase } from '../factories/database.ts';
import { headersOf } from '../factories/emails.ts';
import { aNewsletter, NEWSLETTERS } from '../factories/newsletters.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';

/** A run shares its cores among many files; before a release: LIVRES_TEST_RECIPIENTS=10000 (docs/adr/043). */
const PEOPLE = Number(process.env['LIVRES_TEST_RECIPIENTS'] ?? 1_000);
const KILLS_AT = [0.15, 0.4, 0.7].map((share) => PEOPLE * share);
/** What one process hands over at once, each of which a kill may leave in doubt. */
const AT_ONCE = 8;
const READY_WITHIN_MS = 200_000;

const database = testDatabase();
let smtp: SmtpFake;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp?.close());
afterEach(() => endApiProcesses());

describe(`a newsletter to ${PEOPLE} people, through three kill -9`, { timeout: 600_000 }, () => {
  it('L12: reaches nobody twice and forgets nobody: who is in doubt is named', async () => {
    let api = await start();
    await rowsOf(
      database.url,
      `INSERT INTO newsletter_subscribers (email, topics, status, source, consent_version, consent_at, confirmed_at,
         created_at, updated_at)
       SELECT 'lecteur.' || number || '@messagerie' || number % 20 || '.example', '{actualites}', 'confirmed', 'page',
              '2026-11', now(), now(), now(), now() FROM generate_series(1, $1) AS number`,
      [PEOPLE],
    );
    const id = await schedule(api);
    for (const reached of KILLS_AT) {
      await eventually(`${reached} messages`, () => smtp.letters.length >= reached, READY_WITHIN_MS);
      api.kill('SIGKILL');
      expect(await api.exit).toBeNull();
      api = await start();
    }
    const status = async () =>
      (
        await rowsOf<{ status: string }>(database.url, 'SELECT status FROM newsletters WHERE id = $1', [id])
      )[0]!.status;
    await eventually('all of them settled', async () => (await status()) === 'sent', 400_000);

    const byMessage = new Map<string, number>();
    for (const { text } of smtp.letters) {
      const messageId = headersOf(text).get('message-id')!;
      byMessage.set(messageId, (byMessage.get(messageId) ?? 0) + 1);
    }
    const received = new Set(smtp.letters.flatMap(({ to }) => to));
    // 0 twice, by message and by address.
    expect([...byMessage.values()].filter((times) => times > 1)).toEqual([]);
    expect(smtp.letters).toHaveLength(received.size);

    const rows = await rowsOf<{ state: string; email: string }>(
      database.url,
      `SELECT recipient.state, subscriber.email FROM newsletter_recipients recipient
         JOIN newsletter_subscribers subscriber ON subscriber.id = recipient.subscriber_id`,
    );
    expect(rows).toHaveLength(PEOPLE);
    const inState = (state: string) => rows.filter((row) => row.state === state).map(({ email }) => email);
    const uncertain = inState('uncertain');
    // 0 lost: each was accepted, or is named as « peut-être partie ».
    expect(inState('sent').length + uncertain.length).toBe(PEOPLE);
    expect(inState('sent').filter((email) => !received.has(email))).toEqual([]);
    expect(uncertain.length).toBeLessThanOrEqual(KILLS_AT.length * AT_ONCE);
    const report = await progress(api, id);
    expect(report).toMatchObject({
      total: PEOPLE,
      sent: inState('sent').length,
      uncertain: uncertain.length,
      twice: 0,
    });
  });
});

async function start(): Promise<ApiProcess> {
  const api = await startApiProcess({
    DATABASE_URL: database.url,
    REQUESTS_PER_MINUTE: '100000',
    SMTP_URL: smtp.url,
    NEWSLETTERS_PER_MINUTE: '1000000',
    NEWSLETTERS_PER_MINUTE_AND_DOMAIN: '1000000',
  });
  await eventually('ready', () => api.isReady(), READY_WITHIN_MS);
  return api;
}

async function enter({ request }: ApiProcess): Promise<string> {
  const { token } = await accepted<{ token: string }>(
    request('/access/', { body: { code: ADMIN_ACCESS_CODE } }),
  );
  return token;
}

async function schedule(api: ApiProcess): Promise<number> {
  const token = await enter(api);
  const { id, version } = await accepted<NewsletterRecord>(
    api.request(NEWSLETTERS, { token, body: aNewsletter() }),
  );
  const body = { version, count: PEOPLE };
  await accepted(api.request(`${NEWSLETTERS}/${id}/schedule`, { token, body }));
  return id;
}

async function progress(api: ApiProcess, id: number): Promise<NewsletterProgressReport> {
  return accepted(api.request(`${NEWSLETTERS}/${id}/progress`, { token: await enter(api) }));
}
