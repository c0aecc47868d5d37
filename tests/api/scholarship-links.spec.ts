import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LinkChecksAsked, ScholarshipRecord } from '@livres/api/contract';
import { LinkChecksService } from '@livres/api/dist/universities/links/link-checks.service.js';
import { LinkPolicy } from '@livres/api/dist/universities/links/link-policy.js';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi, put } from '../factories/api.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';

const GONE = 'La page n’existe plus (réponse 404).';

let api: TestApi;
let editor: Request;
let server: Server;
let asked: string[] = [];
let statusOf: (path: string) => number;
let policy: LinkPolicy;

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    if (method === 'HEAD') asked.push(url);
    response.writeHead(statusOf(url)).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  api = await startApi();
  editor = await api.asStaff('editeur');
  policy = api.app.get(LinkPolicy, { strict: false });
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => server.close(done));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database().query('DELETE FROM scholarships');
  await database().query('DELETE FROM scholarship_links');
  asked = [];
});

const database = () => api.app.get(DataSource);
const port = () => (server.address() as AddressInfo).port;
const linkTo = (path: string) => `http://127.0.0.1:${port()}${path}`;
const read = async (id: number) => (await editor<ScholarshipRecord>(`/admin/scholarships/${id}`)).body;
const ask = (ids: number[]) => editor<LinkChecksAsked>('/admin/scholarship-links/checks', { body: { ids } });
const night = () => api.app.get(LinkChecksService, { strict: false }).nightly();

const aDayLater = () =>
  database().query("UPDATE scholarship_links SET checked_at = checked_at - interval '1 day'");

const alive = async () =>
  (await database().query("SELECT count(*)::int AS links FROM scholarships WHERE link_state = 'alive'"))[0]
    .links;

/** The test’s own server is within reach, as a site of the public web would be. */
function letTestServerBeCalled() {
  Object.assign(policy, { pauseMs: 0 });
  vi.spyOn(policy, 'mayCall').mockImplementation(
    (address, called) => address === '127.0.0.1' && called === port(),
  );
}

describe('the nightly look at links', () => {
  it('finds those that answer, and those that do not the second night', async () => {
    letTestServerBeCalled();
    statusOf = (path) => (path === '/morte' ? 404 : 200);
    const [dead, alive] = [
      await scholarshipRow(api, { application_url: linkTo('/morte') }),
      await scholarshipRow(api, { application_url: linkTo('/vivante') }),
    ];
    await night();
    expect(await read(alive)).toMatchObject({ link_state: 'alive', link_fault: '' });
    expect(await read(dead)).toMatchObject({ link_state: 'unchecked', link_fault: '' });
    await aDayLater();
    await night();
    expect(await read(dead)).toMatchObject({
      link_state: 'dead',
      link_fault: GONE,
      link_checked_at: expect.any(String),
    });
    statusOf = () => 200;
    await aDayLater();
    await night();
    expect(await read(dead)).toMatchObject({ link_state: 'alive', link_fault: '' });
  });

  it('done twice in a night, calls nobody again', async () => {
    letTestServerBeCalled();
    statusOf = () => 404;
    const id = await scholarshipRow(api, { application_url: linkTo('/une') });
    await night();
    await night();
    expect([asked, (await read(id)).link_state]).toEqual([['/une'], 'unchecked']);
  });

  it('done by two workers at once, calls each link once', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    for (const path of ['/a', '/b', '/c', '/d']) await scholarshipRow(api, { application_url: linkTo(path) });
    await Promise.all([night(), night(), night()]);
    expect(asked.toSorted()).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('calls a link that several scholarships share once, and tells all of them', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    const shared = { application_url: linkTo('/commune') };
    const ids = [await scholarshipRow(api, shared), await scholarshipRow(api, shared)];
    await night();
    const states = (await Promise.all(ids.map(read))).map(({ link_state }) => link_state);
    expect([asked, states]).toEqual([['/commune'], ['alive', 'alive']]);
  });

  it('goes on, round after round, until every link is seen', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    for (let one = 1; one <= 60; one += 1) await scholarshipRow(api, { application_url: linkTo(`/${one}`) });
    await night();
    await expect.poll(() => alive()).toBe(60);
    expect(new Set(asked).size).toBe(60);
  });

  it('leaves drafts, what is closed, past or binned, and addresses for examples alone', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    const at = (path: string, over: object) =>
      scholarshipRow(api, { application_url: linkTo(path), ...over });
    await at('/brouillon', { status: 'draft' });
    await at('/close', { status: 'closed' });
    await at('/suspendue', { status: 'suspended' });
    await at('/passee', { deadline: '2020-01-01' });
    await at('/corbeille', { deleted_at: new Date() });
    const example = await scholarshipRow(api, { application_url: 'https://bourses.example.org/a' });
    await scholarshipRow(api, { application_url: '' });
    await night();
    expect([asked, (await read(example)).link_state]).toEqual([[], 'unchecked']);
  });

  it('takes nothing for dead where not one site answers: it is we who are cut off', async () => {
    vi.spyOn(policy, 'addressesOf').mockRejectedValue(Object.assign(new Error(), { code: 'EAI_AGAIN' }));
    const ids = [];
    for (const site of ['un', 'deux', 'trois'])
      ids.push(await scholarshipRow(api, { application_url: `https://${site}.fr/` }));
    await night();
    const records = await Promise.all(ids.map(read));
    expect(records.map(({ link_checked_at }) => link_checked_at)).toEqual([null, null, null]);
  });

  it('never calls an address of a private network, and says so', async () => {
    statusOf = () => 200;
    const id = await scholarshipRow(api, { application_url: linkTo('/') });
    await night();
    await aDayLater();
    await night();
    expect(asked).toEqual([]);
    expect(await read(id)).toMatchObject({
      link_state: 'dead',
      link_fault: 'Cette adresse mène à un réseau privé ou à un port réservé : elle n’est pas appelée.',
    });
  });
});

describe('a look that staff ask for', () => {
  it('is done at once, for drafts too', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    const id = await scholarshipRow(api, { application_url: linkTo('/'), status: 'draft' });
    const { status, body } = await ask([id, id, 2_000_000_000]);
    expect([status, body]).toEqual([202, { asked: 1 }]);
    await expect.poll(async () => (await read(id)).link_state).toBe('alive');
  });

  it('changes neither the record’s version nor when it was changed', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    const id = await scholarshipRow(api, { application_url: linkTo('/') });
    const before = await read(id);
    await ask([id]);
    await expect.poll(async () => (await read(id)).link_state).toBe('alive');
    const { version, updated_at } = await read(id);
    expect({ version, updated_at }).toEqual({ version: before.version, updated_at: before.updated_at });
  });

  it('finds nothing to do where there is no link', async () => {
    const id = await scholarshipRow(api, { application_url: '' });
    expect((await ask([id])).body).toEqual({ asked: 0 });
  });

  it('names between 1 and 500 scholarships', async () => {
    for (const ids of [[], ['a'], [0], Array.from({ length: 501 }, (_, at) => at + 1)])
      expect((await ask(ids as number[])).status).toBe(400);
  });

  it('is forgotten with the link: another address begins anew', async () => {
    letTestServerBeCalled();
    statusOf = () => 200;
    const id = await scholarshipRow(api, { application_url: linkTo('/'), status: 'draft' });
    await ask([id]);
    await expect.poll(async () => (await read(id)).link_state).toBe('alive');
    const { version } = await read(id);
    await put(editor, `/admin/scholarships/${id}`, { version, application_url: 'https://ailleurs.fr/' });
    expect(await read(id)).toMatchObject({ link_state: 'unchecked', link_checked_at: null });
  });
});
