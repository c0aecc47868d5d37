import type { GlobalInterestStats, InterestStats, Problem, PublicEvent } from '@livres/api/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { cancelEvent, createEvent, draftEvent } from '../factories/events.ts';
import { stopClock } from '../factories/time.ts';
import { DAY_MS } from '@livres/api/contract';

let api: TestApi;
let editor: Request;
beforeAll(async () => {
  api = await startApi();
  editor = await api.asStaff('editeur');
});
afterAll(() => api?.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await sql('DELETE FROM attempts');
});

async function sql(statement: string) {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

const say = (event: number | string, guest_email: unknown, method = 'POST') =>
  api.request<Problem>(`/events/${event}/interested/`, { method, body: { guest_email } });
const count = async (id: number) => (await api.request<PublicEvent>(`/events/${id}/`)).body.interested_count;

describe('interest', () => {
  it('is counted once for an address, however it is written, and taken back', async () => {
    const { id, slug } = await createEvent(editor);
    expect((await say(id, 'awa@exemple.org')).body).toEqual({ interested: true });
    await say(slug, ' AWA@Exemple.org ');
    await say(id, 'paul@exemple.org');
    await expect.poll(() => count(id)).toBe(2);
    expect((await say(id, 'Awa@exemple.org', 'DELETE')).body).toEqual({ interested: false });
    await expect.poll(() => count(id)).toBe(1);
  });

  it('answers the same for an address that is known and one that is not', async () => {
    const { id } = await createEvent(editor);
    const told = async (method: string) => {
      const { status, text } = await say(id, 'connue@exemple.org', method);
      return { status, text };
    };
    const first = await told('POST');
    expect(await told('POST')).toEqual(first);
    const gone = await told('DELETE');
    expect(await told('DELETE')).toEqual(gone);
    expect([first.status, gone.status]).toEqual([200, 200]);
  });

  it('said twenty times at once is one line', async () => {
    const { id } = await createEvent(editor);
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(id, 'presse@exemple.org')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(() => count(id)).toBe(1);
    expect(await sql(`SELECT count(*)::int AS lines FROM event_interests WHERE event_id = ${id}`)).toEqual([
      { lines: 1 },
    ]);
  });

  it.each([
    [undefined, 'Indiquez'],
    ['', 'Indiquez'],
    ['awa', 'Cette adresse'],
    [`${'a'.repeat(250)}@exemple.org`, 'Cette adresse'],
    [12, 'Indiquez'],
  ])('is refused for « %s »', async (guest_email, message) => {
    const { id } = await createEvent(editor);
    for (const method of ['POST', 'DELETE']) {
      const { status, body } = await say(id, guest_email, method);
      expect([status, body.errors?.['guest_email']]).toEqual([400, expect.stringContaining(message)]);
    }
  });

  it('goes to an event that is there, not over and not cancelled; and may always be taken back', async () => {
    const draft = await draftEvent(editor);
    expect((await say(draft.id, 'a@exemple.org')).status).toBe(404);
    expect((await say('inconnu', 'a@exemple.org')).status).toBe(404);
    const past = await createEvent(editor, {
      start_date: '2020-01-01T10:00:00Z',
      end_date: '2020-01-01T11:00:00Z',
    });
    expect((await say(past.id, 'a@exemple.org')).body.type).toBe('/problems/evenement-termine');
    const made = await createEvent(editor);
    await say(made.id, 'a@exemple.org');
    await cancelEvent(editor, made);
    expect((await say(made.id, 'b@exemple.org')).body.type).toBe('/problems/evenement-annule');
    expect((await say(made.id, 'a@exemple.org', 'DELETE')).status).toBe(200);
    await expect.poll(() => count(made.id)).toBe(0);
  });

  it('is limited to thirty a minute from one place', async () => {
    const { id } = await createEvent(editor);
    const clock = stopClock(api, new Date('2027-01-01T10:00:00Z'));
    for (let one = 0; one < 30; one += 1) expect((await say(id, `p${one}@exemple.org`)).status).toBe(200);
    const refused = await say(id, 'de-trop@exemple.org');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    clock.advance(60_000);
    expect((await say(id, 'de-trop@exemple.org')).status).toBe(200);
  });
});

describe('the figures', () => {
  it('say how many and since when, and never who', async () => {
    const { id } = await createEvent(editor);
    const clock = stopClock(api, new Date('2027-01-01T10:00:00Z'));
    await say(id, 'tot@exemple.org');
    clock.advance(20 * DAY_MS);
    await say(id, 'plus-tard@exemple.org');
    clock.advance(5 * DAY_MS);
    const { body, text } = await api.request<InterestStats>(`/events/${id}/interest-stats/`);
    expect(body).toEqual({
      event: id,
      interested_count: 2,
      interested_last_7_days: 1,
      interested_last_30_days: 2,
    });
    expect(text).not.toContain('@');
    expect((await api.request('/events/inconnu/interest-stats/')).status).toBe(404);
  });

  it('over all events name those to come that most people wait for', async () => {
    const { id, slug } = await createEvent(editor, { title: 'Le plus attendu' });
    stopClock(api, new Date('2027-01-01T10:00:00Z'));
    for (const name of ['a', 'b', 'c', 'd']) await say(id, `${name}@exemple.org`);
    const { body, text } = await api.request<GlobalInterestStats>('/events/interest-stats/global/');
    expect(body.most_awaited).toContainEqual({ id, slug, title: 'Le plus attendu', interested_count: 4 });
    const counts = body.most_awaited.map(({ interested_count }) => interested_count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(body.interested_count).toBeGreaterThanOrEqual(4);
    expect(body.events_with_interest).toBeGreaterThan(1);
    expect(text).not.toContain('@');
  });

  it('the addresses themselves are for administrators only', async () => {
    const { id } = await createEvent(editor);
    await say(id, '=cmd@exemple.org');
    const path = `/admin/events/${id}/interests`;
    expect((await editor(path)).status).toBe(403);
    const { status, text } = await (await api.asStaff('administrateur'))(path);
    expect([status, text]).toEqual([200, expect.stringContaining("'=cmd@exemple.org")]);
  });
});
