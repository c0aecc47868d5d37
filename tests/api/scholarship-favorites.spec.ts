import { randomUUID } from 'node:crypto';
import { FAVORITE_LIMITS, FAVORITE_MESSAGES, VISITOR_HEADER } from '@livres/api/contract';
import { AttemptLimitService } from '@livres/api/dist/platform/attempts/attempt-limit.service.js';
import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { place, signInMember, tokenIn } from '../factories/members.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { stoppedClock } from '../factories/time.ts';

const PATH = '/universities/scholarships/favorites';
const ACTIONS = '/universities/scholarship-favorites';

const api = testApi();
stoppedClock(api);

const countOf = async (id: number) =>
  (await api.sql`SELECT favorite_count FROM scholarships WHERE id = ${id}`)[0].favorite_count;

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

/** As many more favourites of a member, written at once. */
async function fill(email: string, count: number): Promise<void> {
  await api.query(
    `WITH made AS (
       INSERT INTO scholarships (slug, title, organization, country, level, field_of_study, coverage_type, deadline,
                                 status, published_at, created_at, updated_at)
       SELECT 'bourse-' || md5($1 || number), 'Bourse', 'Fondation', 'France', 'master', 'Droit', 'complete',
              '2099-06-30', 'active', now(), now(), now() FROM generate_series(1, $2::int) AS number RETURNING id)
     INSERT INTO scholarship_favorites
     SELECT keeper.id, made.id, '2020-01-01' FROM made, scholarship_keepers keeper JOIN members ON members.id = member_id
      WHERE members.email = $1`,
    [email, count],
  );
}

/** Someone with a browser of their own; a member where a cookie is given. */
function someone(cookie = '', visitor: string = randomUUID()) {
  const from = place();
  const headers = {
    'x-forwarded-for': from,
    ...(visitor && { [VISITOR_HEADER]: visitor }),
    ...(cookie && { cookie }),
  };
  const ask = (path: string, more: object = {}) => api.request(path, { headers, ...more });
  return {
    visitor,
    place: from,
    ask,
    add: (id: unknown) => ask(`${ACTIONS}/add_favorite/`, { body: { scholarship_id: id } }),
    remove: (id: unknown) => ask(`${ACTIONS}/remove_favorite/`, { body: { scholarship_id: id } }),
    has: async (id: number) => (await ask(`${PATH}/${id}/`)).body.is_favorited,
  };
}

describe('a favourite', () => {
  it('is added and removed by acts, each answered with how many keep it', async () => {
    const id = await scholarshipRow(api);
    const [awa, paul] = [someone(), someone()];
    await paul.add(id);
    const added = await awa.add(id);
    expect([added.status, added.body]).toEqual([
      200,
      { scholarship_id: id, is_favorited: true, favorite_count: 2 },
    ]);
    expect((await awa.remove(id)).body).toEqual({
      scholarship_id: id,
      is_favorited: false,
      favorite_count: 1,
    });
    expect(await paul.has(id)).toBe(true);
  });

  it('is the same in the other dialect: at its own address, and in the collection', async () => {
    const id = await scholarshipRow(api);
    const awa = someone();
    const body = { scholarship_id: id };
    expect((await awa.ask(`${PATH}/`, { body })).body).toMatchObject({
      is_favorited: true,
      favorite_count: 1,
    });
    expect((await awa.ask(`${PATH}/${id}/`, { method: 'DELETE' })).body).toMatchObject({ favorite_count: 0 });
    expect((await awa.ask(`${PATH}/${id}/`, { method: 'POST' })).body).toMatchObject({ favorite_count: 1 });
    expect((await awa.ask(`${PATH}/${id}/`)).body).toEqual({
      ...body,
      is_favorited: true,
      favorite_count: 1,
    });
    expect(await someone().has(id)).toBe(false);
  });

  it('added twice is there once, and removed twice is gone with the same success', async () => {
    const id = await scholarshipRow(api);
    const awa = someone();
    await awa.add(id);
    expect((await awa.add(id)).body).toMatchObject({ is_favorited: true, favorite_count: 1 });
    await awa.remove(id);
    expect((await awa.remove(id)).body).toMatchObject({ is_favorited: false, favorite_count: 0 });
  });

  it('added 20 times at once by one is one, and by 20 is 20', async () => {
    const [one, twenty] = [await scholarshipRow(api), await scholarshipRow(api)];
    const awa = someone();
    const crowd = Array.from({ length: 20 }, () => someone());
    const answers = await Promise.all([
      ...crowd.map(() => awa.add(one)),
      ...crowd.map((person) => person.add(twenty)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await countOf(one), await countOf(twenty)]).toEqual([1, 20]);
    await Promise.all(crowd.flatMap((person) => [person.remove(twenty), person.add(one)]));
    expect([await countOf(one), await countOf(twenty)]).toEqual([21, 0]);
  });

  it.each([
    ['that does not exist', async () => 2_000_000_000],
    ['that is a draft', () => scholarshipRow(api, { status: 'draft', published_at: null })],
    ['that is in the bin', () => scholarshipRow(api, { deleted_at: new Date() })],
    ['that is archived', () => scholarshipRow(api, { archived_at: new Date() })],
  ])('of a scholarship %s is refused as unknown', async (_, make) => {
    const id = await make();
    const awa = someone();
    for (const answer of [await awa.add(id), await awa.remove(id), await awa.ask(`${PATH}/${id}/`)])
      expect([answer.status, answer.body.detail]).toEqual([
        404,
        'Cette bourse n’existe pas ou a été supprimée.',
      ]);
  });

  it.each(['closed', 'suspended'])('of a %s scholarship may be kept', async (status) => {
    expect((await someone().add(await scholarshipRow(api, { status }))).status).toBe(200);
  });

  it('is let go even where its scholarship has left the site', async () => {
    const id = await scholarshipRow(api);
    const awa = someone();
    await awa.add(id);
    await api.sql`UPDATE scholarships SET status = 'draft' WHERE id = ${id}`;
    expect((await awa.remove(id)).body).toMatchObject({ is_favorited: false });
    expect(await countOf(id)).toBe(0);
  });

  it.each([[undefined], ['douze'], [0], [-1], [1.5], [null], [3_000_000_000]])(
    'of number %s is refused next to its field',
    async (id) => {
      const { status, body } = await someone().add(id);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['scholarship_id']]);
    },
  );

  it('is nobody’s without a visitor’s number or a member’s cookie', async () => {
    const id = await scholarshipRow(api);
    const nobody = someone('', '');
    for (const answer of [await nobody.add(id), await nobody.remove(id)])
      expect([answer.status, answer.body.detail]).toEqual([400, FAVORITE_MESSAGES.visitor_missing]);
    expect(await nobody.has(id)).toBe(false);
  });

  it('is refused under a number that is no UUID, and is the same whatever its capitals', async () => {
    const id = await scholarshipRow(api);
    for (const visitor of ['1', 'x'.repeat(36), `${randomUUID()}0`])
      expect((await someone('', visitor).add(id)).status).toBe(400);
    const awa = someone();
    await awa.add(id);
    expect(await someone('', awa.visitor.toUpperCase()).has(id)).toBe(true);
  });

  it('is kept under a hash: the visitor’s number is nowhere in the database', async () => {
    const id = await scholarshipRow(api);
    const awa = someone();
    await awa.add(id);
    const kept = JSON.stringify(await api.query('SELECT * FROM scholarship_keepers'));
    expect(kept).not.toContain(awa.visitor);
  });
});

describe('the list', () => {
  it('is newest first, as visitors read scholarships, with the moment of each', async () => {
    const awa = someone();
    const ids = [await scholarshipRow(api), await scholarshipRow(api), await scholarshipRow(api)];
    for (const id of ids) await awa.add(id);
    const { status, body, headers } = await awa.ask(`${PATH}/`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect([body.count, idsOf(body)]).toEqual([3, ids.toReversed()]);
    expect(body.results[0]).toMatchObject({
      is_favorited: true,
      favorite_count: 1,
      title: expect.stringContaining('Bourse d’essai'),
      favorited_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('leaves out what has left the site, until it is back', async () => {
    const awa = someone();
    const id = await scholarshipRow(api);
    await awa.add(id);
    await api.sql`UPDATE scholarships SET archived_at = now() WHERE id = ${id}`;
    expect((await awa.ask(`${PATH}/`)).body).toEqual({ count: 0, results: [] });
    await api.sql`UPDATE scholarships SET archived_at = NULL WHERE id = ${id}`;
    expect(idsOf((await awa.ask(`${PATH}/`)).body)).toEqual([id]);
  });

  it('is empty for who is not known, and for who keeps nothing', async () => {
    for (const who of [someone(), someone('', '')])
      expect((await who.ask(`${PATH}/`)).body).toEqual({ count: 0, results: [] });
  });

  it('is emptied at once, and one is let go where the body names one', async () => {
    const awa = someone();
    const ids = [await scholarshipRow(api), await scholarshipRow(api), await scholarshipRow(api)];
    for (const id of ids) await awa.add(id);
    const one = { method: 'DELETE', body: { scholarship_id: ids[1] } };
    expect(idsOf((await awa.ask(`${PATH}/`, one)).body)).toEqual([ids[2], ids[0]]);
    expect((await awa.ask(`${PATH}/`, { method: 'DELETE' })).body).toEqual({ count: 0, results: [] });
    expect(await Promise.all(ids.map(countOf))).toEqual([0, 0, 0]);
  });

  it('is known to the public list and to the detail, for whoever asks under the same number', async () => {
    const awa = someone();
    const id = await scholarshipRow(api, { title: 'Bourse Zambèze' });
    await awa.add(id);
    const detail = await awa.ask(`/universities/scholarships/${id}/`);
    expect(detail.body).toMatchObject({ is_favorited: true, favorite_count: 1 });
    const { body } = await awa.ask('/universities/scholarships/?search=zambèze');
    expect(body.results.map(({ is_favorited }: { is_favorited: boolean }) => is_favorited)).toEqual([true]);
    expect((await api.request(`/universities/scholarships/${id}/`)).body.is_favorited).toBe(false);
  });
});

describe('a member', () => {
  it('takes over, once, what the browser kept before signing in; nothing is counted twice', async () => {
    const member = await signInMember(api, `awa.${randomUUID()}@example.org`);
    const [both, browser, account] = [
      await scholarshipRow(api),
      await scholarshipRow(api),
      await scholarshipRow(api),
    ];
    const stranger = someone();
    const elsewhere = someone(member.cookie, '');
    for (const id of [both, browser]) await stranger.add(id);
    for (const id of [both, account]) await elsewhere.add(id);
    const signedIn = someone(member.cookie, stranger.visitor);
    expect(new Set(idsOf((await signedIn.ask(`${PATH}/`)).body))).toEqual(new Set([both, browser, account]));
    expect(await Promise.all([both, browser, account].map(countOf))).toEqual([1, 1, 1]);
    expect((await stranger.ask(`${PATH}/`)).body.count).toBe(0);
    expect((await elsewhere.ask(`${PATH}/`)).body.count).toBe(3);
  });

  it('takes them over once, however many calls are made at once', async () => {
    const member = await signInMember(api, `awa.${randomUUID()}@example.org`);
    const ids = [await scholarshipRow(api), await scholarshipRow(api)];
    const stranger = someone();
    for (const id of ids) await stranger.add(id);
    const signedIn = someone(member.cookie, stranger.visitor);
    const calls = Array.from({ length: 6 }, () => [
      signedIn.ask(`${PATH}/`),
      signedIn.add(ids[0]),
      stranger.add(ids[1]),
    ]);
    const answers = await Promise.all(calls.flat());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await signedIn.ask(`${PATH}/`);
    expect(await Promise.all(ids.map(countOf))).toEqual([1, 1]);
  });

  it('keeps 200 at most: of what the browser kept, the newest follow', async () => {
    const member = await signInMember(api, `awa.${randomUUID()}@example.org`);
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await scholarshipRow(api));
    const elsewhere = someone(member.cookie, '');
    await elsewhere.add(ids[0]);
    await fill(member.email, FAVORITE_LIMITS.most - 2);
    const stranger = someone();
    for (const id of ids.slice(1)) await stranger.add(id);
    const kept = idsOf((await someone(member.cookie, stranger.visitor).ask(`${PATH}/`)).body);
    expect([kept.length, kept.filter((id: number) => ids.includes(id))]).toEqual([200, [ids[3], ids[0]]]);
    expect(await Promise.all(ids.map(countOf))).toEqual([1, 0, 0, 1]);
  });

  it('whose account takes in another’s keeps what both kept, each counted once', async () => {
    const [one, other] = [
      await signInMember(api, `awa.${randomUUID()}@example.org`),
      await signInMember(api, `paul.${randomUUID()}@example.org`),
    ];
    const [both, others] = [await scholarshipRow(api), await scholarshipRow(api)];
    await someone(one.cookie, '').add(both);
    for (const id of [both, others]) await someone(other.cookie, '').add(id);
    await one.request('/members/me/email/', { body: { email: other.email } });
    const { text } = await emailTo(api.varFolder, other.email, 'nouvelle adresse');
    const body = { token: tokenIn(text, 'adresse') };
    await api.request('/members/email-confirmations/', { body, headers: { 'x-forwarded-for': place() } });
    expect((await someone(one.cookie, '').ask(`${PATH}/`)).body.count).toBe(2);
    expect(await Promise.all([both, others].map(countOf))).toEqual([1, 1]);
  });

  it('who leaves is counted no more', async () => {
    const member = await signInMember(api, `awa.${randomUUID()}@example.org`);
    const id = await scholarshipRow(api);
    await someone(member.cookie, '').add(id);
    await member.request('/members/me/deletion/', { body: { email: member.email } });
    expect(await countOf(id)).toBe(0);
  });
});

describe('someone', () => {
  it(`keeps ${FAVORITE_LIMITS.most} at most, even asking for many at once`, async () => {
    const member = await signInMember(api, `awa.${randomUUID()}@example.org`);
    const awa = someone(member.cookie, '');
    await awa.add(await scholarshipRow(api));
    await fill(member.email, FAVORITE_LIMITS.most - 6);
    const ids: number[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await scholarshipRow(api));
    const answers = await Promise.all(ids.map((id) => awa.add(id)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(new Set(refused.map(({ body }) => body.detail))).toEqual(new Set([FAVORITE_MESSAGES.too_many]));
    const kept = ids.filter((_, at) => answers[at]!.status === 200);
    expect((await awa.add(kept[0])).status).toBe(200);
    await awa.remove(kept[0]);
    expect((await awa.add(ids[answers.findIndex(({ status }) => status !== 200)])).status).toBe(200);
  });

  it('who adds without end from one place is slowed down', async () => {
    const id = await scholarshipRow(api);
    const awa = someone();
    await awa.add(id);
    const key = `favorites:${api.app.get(AttemptLimitService).disguise(awa.place)}`;
    await api.sql`UPDATE attempts SET attempts = 239 WHERE key = ${key}`;
    expect([(await awa.add(id)).status, (await awa.add(id)).status]).toEqual([200, 429]);
  });
});
