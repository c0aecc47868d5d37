import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type TestApi, testApi, put } from '../factories/api.ts';
import { testDatabase } from '../factories/database.ts';
import { createCampaign } from '../factories/campaigns.ts';

const database = testDatabase();
const api = testApi({}, database);
const other = testApi({}, database);
beforeAll(async () => {
  await createCampaign(await api.asStaff('editeur'), {
    slug: 'gardee',
    description: `<p>${'Un texte assez long. '.repeat(80)}</p>`,
  });
});

describe('a refusal', () => {
  it.each([
    ['/nulle-part', {}, 404],
    ['/campaigns/', { method: 'PATCH' }, 405],
    ['/donations/webhook/stripe/', {}, 405],
    ['/access/', { body: '{"code":', headers: { 'content-type': 'application/json' } }, 400],
    ['/access/', { body: '<code/>', headers: { 'content-type': 'application/xml' } }, 415],
    ['/access/', { body: { code: 'x'.repeat(2_000_000) } }, 413],
    ['/access/', { body: [] }, 400],
    ['/campaigns/%E0%A4%A', {}, 400],
    ['/campaigns/?page=-1', {}, 400],
  ])('of %s is a problem in French with the request’s number', async (path, ask, status) => {
    const answer = await api.request(path, ask);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      status,
      type: expect.stringMatching(/^\/problems\/[a-z0-9-]+$/),
      request_id: answer.headers.get('x-request-id'),
    });
    expect(`${answer.body.title} ${answer.body.detail}`).not.toMatch(
      /\b(must|should|not found|bad|error|cannot)\b/i,
    );
    expect(answer.text).not.toMatch(/\/work|node_modules|at \w+ \(|SELECT/);
  });

  it('keeps the number that the front door gave the request, if it has the right form', async () => {
    expect(
      (await api.request('/nulle-part', { headers: { 'x-request-id': 'abcdef-123456' } })).body.request_id,
    ).toBe('abcdef-123456');
    expect(
      (await api.request('/nulle-part', { headers: { 'x-request-id': '<script>' } })).body.request_id,
    ).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an address that takes other methods', () => {
  it.each([
    ['PATCH', '/campaigns/', ['GET', 'HEAD']],
    ['GET', '/contact/', ['POST']],
    ['POST', '/admin/campaigns/1', ['GET', 'HEAD', 'PUT']],
  ])('answers %s %s with those that it takes', async (method, path, allowed) => {
    const { status, headers } = await api.request(path, { method });
    expect([status, headers.get('allow')?.split(', ')]).toEqual([405, allowed]);
  });
});

describe('a form', () => {
  const form = (headers: Record<string, string>) =>
    api.request('/members/session/', {
      body: 'token=quelconque',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://ailleurs.example' }],
    [{ origin: 'null' }],
  ])('that another site submits is refused (%o)', async (headers) => {
    expectAnswer(await form(headers), 403, { type: '/problems/formulaire-etranger' });
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost:3000' }],
  ])('of ours is read, and refused for its token alone (%o)', async (headers) => {
    expect((await form(headers)).status).toBe(410);
  });
});

describe('what is answered to staff', () => {
  it('stays in no cache', async () => {
    const admin = await api.asStaff('administrateur');
    for (const path of ['/admin/campaigns', '/admin/settings', '/access/', '/admin/system/checks'])
      expect([path, (await admin(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  });
});

describe('every answer', () => {
  it('forbids whatever could run, be framed or be guessed', async () => {
    for (const path of ['/campaigns/', '/nulle-part', '/admin/staff']) {
      const { headers } = await api.request(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('what is kept', () => {
  const get = (one: TestApi, headers: Record<string, string> = {}) =>
    one.request('/campaigns/gardee/', { headers });

  it('carries an ETag, and answers 304 to who has it already', async () => {
    const first = await get(api);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await get(api, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get(other, { 'if-none-match': etag })).status).toBe(304);
  });

  it('comes compressed to who takes it, and says the same', async () => {
    const plain = await get(api, { 'accept-encoding': 'identity' });
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await get(api, { 'accept-encoding': encoding });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(text).toBe(plain.text);
    }
  });

  it('is never older than what one has just written', async () => {
    const editor = await api.asStaff('editeur');
    await createCampaign(editor, { slug: 'relue' });
    for (const title of ['Premier', 'Deuxième', 'Troisième', 'Quatrième']) {
      const { body } = await editor('/admin/campaigns/relue');
      await api.request('/campaigns/relue/');
      await put(editor, `/admin/campaigns/${body.id}`, { title, version: body.version });
      expect((await api.request('/campaigns/relue/')).body.title).toBe(title);
    }
  });

  it('is dropped by every process after a change made through one', async () => {
    const editor = await api.asStaff('editeur');
    const [{ id, version }] = (await editor('/admin/campaigns?filter={"q":"essai"}')).body;
    await get(other);
    const { body: before } = await other.request('/revision/');
    await put(editor, `/admin/campaigns/${id}`, { title: 'Titre tout neuf', version });
    await expect.poll(async () => (await get(other)).body.title, { interval: 50 }).toBe('Titre tout neuf');
    expect((await other.request('/revision/')).body.revision).toBeGreaterThan(before.revision);
  });

  it('is never what a signed-in or previewing person got', async () => {
    const token = await api.tokenOf('lecteur');
    expect((await api.request('/campaigns/gardee/', { token })).headers.get('etag')).toBeNull();
    expect((await api.request('/campaigns/gardee/?preview=x')).headers.get('etag')).toBeNull();
  });

  it('is not an error', async () => {
    const answer = await api.request('/campaigns/absente/');
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      404,
      null,
      'no-store',
    ]);
  });
});
