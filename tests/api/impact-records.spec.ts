import type {
  ImpactRegion,
  LocationMetric,
  LocationRecord,
  Page,
  YearlyProgress,
  YearRecord,
} from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { expectAnswer } from '../factories/answers.ts';
import { type Request, revisionOf, testApi, staffOf, adminOf } from '../factories/api.ts';
import { stopClock } from '../factories/time.ts';
import { DAY_MS } from '@livres/api/contract';

const PLACES = '/metrics/crud/location-metrics';
const YEARS = '/metrics/crud/yearly-progress';

const api = testApi();
const editor = staffOf(api, 'editeur');
const admin = adminOf(api);

const put = (path: string, body: object, staff = editor) => staff(path, { method: 'PUT', body });
const remove = (path: string) => editor(path, { method: 'DELETE' });
const places = async () =>
  (await api.request<Page<LocationMetric>>('/metrics/locations/?page_size=100')).body.results;
const years = async (query = '') =>
  (await api.request<Page<YearlyProgress>>(`${YEARS}/?page_size=100${query}`)).body.results;
const names = async () => (await places()).map(({ name }) => name);

describe('a place', () => {
  it('that staff add is on the site, after the others, in the colour that they chose', async () => {
    const { status, body } = await editor<LocationRecord>(`${PLACES}/`, {
      body: {
        name: '  Niamey ',
        country: 'Niger',
        books_distributed: 900,
        beneficiaries_count: 300,
        libraries_count: 2,
        color: '#C2410C',
      },
    });
    expect([status, body.name, body.color, body.order, body.version]).toEqual([
      201,
      'Niamey',
      '#c2410c',
      9,
      1,
    ]);
    expect([body.is_on_map, body.updated_by]).toEqual([true, 'Essai editeur']);
    const shown = (await places()).at(-1)!;
    expect(shown).toEqual({
      id: body.id,
      name: 'Niamey',
      country: 'Niger',
      books_distributed: 900,
      beneficiaries_count: 300,
      libraries_count: 2,
      color: '#c2410c',
      is_active: true,
      order: 9,
      version: 1,
    });
  });

  it('adds to the region of its country', async () => {
    await editor(`${PLACES}/`, { body: { name: 'Agadez', country: 'Niger', libraries_count: 3 } });
    const { body } = await api.request<Page<ImpactRegion>>('/metrics/regions/');
    expect(body.count).toBe(6);
    expect(body.results.at(-1)).toEqual({
      name: 'Niger',
      libraries: 5,
      color: '#c2410c',
      places: [
        { name: 'Niamey', libraries_count: 2 },
        { name: 'Agadez', libraries_count: 3 },
      ],
    });
  });

  it('that is put aside is off the site and still in the list of staff', async () => {
    const place = (await editor<LocationRecord[]>('/admin/location-metrics?filter={"q":"agadez"}')).body[0]!;
    await put(`${PLACES}/${place.id}/`, { is_active: false, version: place.version });
    expect(await names()).not.toContain('Agadez');
    const aside = await editor<LocationRecord[]>('/admin/location-metrics?filter={"is_active":false}');
    expect(aside.body.map(({ name }) => name)).toEqual(['Agadez']);
    expect(aside.headers.get('content-range')).toBe('location-metrics 0-0/1');
  });

  it('in a country that is on no map of ours is kept, and staff are told', async () => {
    const { body } = await editor<LocationRecord>(`${PLACES}/`, {
      body: { name: 'Hanoï', country: 'Viêt Nam' },
    });
    expect(body.is_on_map).toBe(false);
    await remove(`${PLACES}/${body.id}/`);
  });

  it.each([
    [{ country: 'Niger' }, 'name'],
    [{ name: ' ', country: 'Niger' }, 'name'],
    [{ name: 'Zinder' }, 'country'],
    [{ name: 'Zinder', country: 'Niger', libraries_count: -1 }, 'libraries_count'],
    [{ name: 'Zinder', country: 'Niger', books_distributed: 1.5 }, 'books_distributed'],
    [{ name: 'Zinder', country: 'Niger', color: 'rouge' }, 'color'],
    [{ name: 'niamey', country: 'NIGER' }, 'name'],
    [{ name: 'Zinder', country: 'Niger', population: 3 }, 'population'],
  ])('%j is refused, with a sentence beside the field', async (body, field) => {
    const { status, body: problem } = await editor(`${PLACES}/`, { body });
    expect([status, Object.keys(problem.errors)]).toEqual([400, [field]]);
  });

  it('changed by two people at once keeps the first change, and tells the second', async () => {
    const [place] = await places();
    const change = (libraries_count: number, staff: Request) =>
      put(`${PLACES}/${place!.id}/`, { libraries_count, version: place!.version }, staff);
    const answers = await Promise.all([change(15, editor), change(16, admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.changed_fields).toEqual(['libraries_count']);
    expect(answers.find(({ status }) => status === 200)!.body.libraries_count).toBe(
      (await places())[0]!.libraries_count,
    );
  });

  it('needs the version that was read', async () => {
    const [place] = await places();
    const { status, body } = await put(`${PLACES}/${place!.id}/`, { libraries_count: 1 });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['version']]);
  });

  it('is put in the order that staff give', async () => {
    const before = await places();
    const ids = before.map(({ id }) => id).toReversed();
    const { body } = await editor('/admin/location-metrics/order', { body: { ids } });
    expect(body.moved).toBeGreaterThan(0);
    expect((await places()).map(({ id }) => id)).toEqual(ids);
    expect((await editor('/admin/location-metrics/order', { body: { ids } })).body).toEqual({ moved: 0 });
  });

  it('that is deleted is off the site, in the bin, and comes back', async () => {
    const [place] = await places();
    const gone = await remove(`${PLACES}/${place!.id}/`);
    expect([gone.status, gone.body.deleted_at]).toEqual([200, expect.any(String)]);
    expect(await names()).not.toContain(place!.name);
    const trash = await editor<LocationRecord[]>(
      '/admin/location-metrics?filter={"shelf":"bin","q":"' + place!.name + '"}',
    );
    expect(trash.body.map(({ id }) => id)).toEqual([place!.id]);
    const refused = await put(`${PLACES}/${place!.id}/`, { libraries_count: 1, version: gone.body.version });
    expect(refused.status).toBe(409);
    await editor(`/admin/location-metrics/${place!.id}/restore`, { method: 'POST' });
    expect(await names()).toContain(place!.name);
    const timeline = await editor(`/admin/location-metrics/${place!.id}/history`);
    expect(timeline.body.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'deleted',
    ]);
  });

  it('cannot come back where another has its name', async () => {
    const { body: first } = await editor(`${PLACES}/`, { body: { name: 'Thiès', country: 'Sénégal' } });
    await remove(`${PLACES}/${first.id}/`);
    await editor(`${PLACES}/`, { body: { name: 'Thiès', country: 'Sénégal' } });
    const { status, body } = await editor(`/admin/location-metrics/${first.id}/restore`, { method: 'POST' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
  });

  it('that nobody knows is not there', async () => {
    for (const path of ['424242', '424242/history', 'abc'])
      expect((await editor(`/admin/location-metrics/${path}`)).status).toBe(404);
    expect((await put(`${PLACES}/424242/`, { version: 1 })).status).toBe(404);
    expect((await remove(`${PLACES}/424242/`)).status).toBe(404);
  });
});

describe('a year', () => {
  it('has one entry: a second is refused beside the year, and names the first', async () => {
    const first = await editor<YearRecord>(`${YEARS}/`, {
      body: { year: 2026, books_distributed: 121_000, libraries_count: 50, milestone: 'Dix ans à Douala.' },
    });
    expect([first.status, first.body.is_active, first.body.version]).toEqual([201, true, 1]);
    expectAnswer(await editor(`${YEARS}/`, { body: { year: 2026, milestone: 'Encore.' } }), 400, {
      errors: { year: 'Cette année a déjà son entrée : modifiez-la.' },
      existing: { id: first.body.id, version: 1 },
    });
  });

  it('is found by its number, and may then be changed, as the specification has it', async () => {
    const [found] = await years('&year=2026');
    const { status, body } = await put(`${YEARS}/${found!.id}/`, {
      books_distributed: 122_000,
      version: found!.version,
    });
    expect([status, body.books_distributed, body.milestone]).toEqual([200, 122_000, 'Dix ans à Douala.']);
    expect((await years('&year=2026')).map(({ books_distributed }) => books_distributed)).toEqual([122_000]);
    expect((await api.request(`${YEARS}/?year=deux`)).body.errors).toHaveProperty('year');
  });

  it('entered twenty times at once is there once', async () => {
    const body = { year: 2016, milestone: 'Le premier bibliobus.' };
    const answers = await atOnce(20, () => editor(`${YEARS}/`, { body }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await years('&year=2016')).toHaveLength(1);
  });

  it('cannot be given the number of another', async () => {
    const [entry] = await years('&year=2016');
    const { status, body } = await put(`${YEARS}/${entry!.id}/`, { year: 2026, version: entry!.version });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['year']]);
  });

  it('that is put aside is not shown, and still holds its number', async () => {
    const [entry] = await years('&year=2016');
    await put(`${YEARS}/${entry!.id}/`, { is_active: false, version: entry!.version });
    expect(await years('&year=2016')).toEqual([]);
    const { body } = await editor<YearRecord[]>('/admin/yearly-progress?filter={"year":2016}');
    expect(body.map(({ id }) => id)).toEqual([entry!.id]);
    expect((await editor(`${YEARS}/`, { body: { year: 2016, milestone: 'x' } })).status).toBe(400);
  });

  it('that is deleted frees its number, and comes back while it is free', async () => {
    const { body: entries } = await editor<YearRecord[]>('/admin/yearly-progress?filter={"year":2016}');
    await remove(`${YEARS}/${entries[0]!.id}/`);
    const { body: next } = await editor<YearRecord>(`${YEARS}/`, {
      body: { year: 2016, milestone: 'Autre.' },
    });
    const refused = await editor(`/admin/yearly-progress/${entries[0]!.id}/restore`, { method: 'POST' });
    expect([refused.status, refused.body.existing.id]).toEqual([400, next.id]);
    await remove(`${YEARS}/${next.id}/`);
    const back = await editor(`/admin/yearly-progress/${entries[0]!.id}/restore`, { method: 'POST' });
    expect([back.status, back.body.deleted_at]).toEqual([200, null]);
  });

  it.each([
    [{ milestone: 'Sans année.' }, 'year'],
    [{ year: 1800, milestone: 'Trop tôt.' }, 'year'],
    [{ year: '2027', milestone: 'En lettres.' }, 'year'],
    [{ year: 2027 }, 'milestone'],
    [{ year: 2027, milestone: 'x'.repeat(301) }, 'milestone'],
  ])('%j is refused beside the field', async (body, field) => {
    const { status, body: problem } = await editor(`${YEARS}/`, { body });
    expect([status, Object.keys(problem.errors)]).toEqual([400, [field]]);
  });

  it('are listed from the first to the last, or the other way', async () => {
    const numbers = (await years()).map(({ year }) => year);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect((await years('&ordering=-year')).map(({ year }) => year)).toEqual(numbers.toReversed());
  });
});

describe('the bin', () => {
  it('is emptied of what has been in it for 30 days', async () => {
    const { body: place } = await editor(`${PLACES}/`, {
      body: { name: 'Bouaké', country: 'Côte d’Ivoire' },
    });
    await remove(`${PLACES}/${place.id}/`);
    const { ImpactRecordsService } =
      await import('@livres/api/dist/reporting/impact/impact-records.service.js');
    const records = api.app.get(ImpactRecordsService);
    await records.tidy();
    expect((await editor(`/admin/location-metrics/${place.id}`)).status).toBe(200);
    const clock = stopClock(api, new Date(Date.now() + 31 * DAY_MS));
    await records.tidy();
    clock.set(new Date());
    expect((await editor(`/admin/location-metrics/${place.id}`)).status).toBe(404);
  });
});

describe('what visitors read', () => {
  it('is kept until a figure, a place or a year changes', async () => {
    for (const path of ['/metrics/', '/metrics/locations/', '/metrics/regions/', `${YEARS}/`]) {
      const first = await api.request(path);
      const headers = { 'if-none-match': first.headers.get('etag')! };
      expect((await api.request(path, { headers })).status).toBe(304);
    }
    const before = await revisionOf(api);
    const [entry] = await years('&year=2026');
    await put(`${YEARS}/${entry!.id}/`, { libraries_count: 51, version: entry!.version });
    expect(await revisionOf(api)).toBeGreaterThan(before);
  });

  it('is paged, and filtered by country whatever its accents', async () => {
    const { body } = await api.request<Page<LocationMetric>>('/metrics/locations/?country=cote d’ivoire');
    expect(body.results.map(({ name }) => name)).toEqual(['Abidjan']);
    const page = await api.request<Page<LocationMetric>>('/metrics/locations/?page_size=2');
    expect([page.body.results.length, page.body.next]).toEqual([
      2,
      expect.stringContaining('/metrics/locations/?page_size=2&page=2'),
    ]);
  });
});
