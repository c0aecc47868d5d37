import {
  HOUR_MS,
  DAY_MS,
  DEFAULT_LOCATIONS,
  DEFAULT_METRICS,
  DEFAULT_YEARS,
  type FigureRecord,
  IMPACT_FIGURES,
  type ImpactAdmin,
  type ImpactFigureName,
  type LocationMetric,
  type Metrics,
  type Page,
  type Recalculation,
  type YearlyProgress,
} from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, staffOf, put, adminOf } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { createCampaign, enterGift } from '../factories/campaigns.ts';
import { createEvent, draftEvent } from '../factories/events.ts';
import { aGift, moved } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';

const NOW = new Date('2027-03-03T10:00:00Z');

const api = testApi();
const clock = stoppedClock(api, NOW);
const editor = staffOf(api, 'editeur');
const admin = adminOf(api);

const metrics = async () => (await api.request<Metrics>('/metrics/')).body;
const figure = async (name: ImpactFigureName) => (await editor<FigureRecord>(`/admin/metrics/${name}`)).body;
const enter = (body: object, staff = editor) =>
  put<ImpactAdmin & { errors: Record<string, string> }>(staff, '/admin/metrics/', body);
const sync = (body: object = {}) =>
  editor<Recalculation>('/metrics/crud/site-metrics/sync_update/', { body });
const version = async () => Math.max(...(await figures()).map((one) => one.version));
const figures = async () => (await editor<FigureRecord[]>('/admin/metrics')).body;

describe('a new installation', () => {
  it('shows the specified figures, which nobody dated', async () => {
    expect(await metrics()).toEqual(DEFAULT_METRICS);
  });

  it('shows the specified places and years', async () => {
    const places = await api.request<Page<LocationMetric>>('/metrics/locations/');
    const years = await api.request<Page<YearlyProgress>>('/metrics/crud/yearly-progress/');
    expect([places.body.results, years.body.results]).toEqual([DEFAULT_LOCATIONS, DEFAULT_YEARS]);
  });

  it('has every figure on the screen of staff, as it came with the software', async () => {
    const records = await figures();
    expect(records.map(({ name }) => name)).toEqual([...IMPACT_FIGURES]);
    for (const { explanation, entered_by, origin } of records)
      expect([explanation, entered_by, origin]).toEqual([
        expect.stringMatching(/^Chiffre de départ, que personne n’a encore saisi\./),
        null,
        'entered',
      ]);
  });

  it('would not change by a calculation', async () => {
    const { body } = await sync({ preview: true });
    expect([body.changed, body.changes, body.preview]).toEqual([0, [], true]);
    expect(body.not_calculated).toEqual([
      'volunteers_count',
      'books_goal',
      'libraries_goal',
      'beneficiaries_goal',
    ]);
  });
});

describe('a figure that staff enter', () => {
  it('is shown at once, with who entered it and when for staff, and the moment alone for visitors', async () => {
    const { status, body } = await enter({ volunteers_count: 163, version: await version() });
    expect(status).toBe(200);
    expect(body.site_metrics.volunteers_count).toBe(163);
    expect(await figure('volunteers_count')).toMatchObject({
      value: 163,
      origin: 'entered',
      entered_by: 'Essai editeur',
      entered_at: '2027-03-03T10:00:00.000Z',
      explanation: 'Saisi par Essai editeur le 3 mars 2027.',
      is_calculable: false,
    });
    const { site_metrics, last_updated } = await metrics();
    expect([site_metrics.volunteers_count, site_metrics.updated_by, last_updated]).toEqual([
      163,
      null,
      '2027-03-03T10:00:00.000Z',
    ]);
  });

  it('keeps its history: who, from what, to what', async () => {
    const { body } = await editor('/admin/metrics/volunteers_count/history');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      staff_name: 'Essai editeur',
      label: 'Bénévoles',
      changes: [{ field: 'volunteers_count', before: 150, after: 163 }],
    });
  });

  it('that is as it was already leaves no trace', async () => {
    const before = await figure('volunteers_count');
    await enter({ volunteers_count: 163, version: before.version });
    expect(await figure('volunteers_count')).toEqual(before);
  });

  it('may be an amount, to the cent', async () => {
    const { body } = await enter({ donations_total_amount: 320_123.45, version: await version() });
    expect(body.donations.total_amount).toBe(320_123.45);
    expect((await metrics()).donations.total_amount).toBe(320_123.45);
  });

  it('is written by its own address too, as react-admin does', async () => {
    const { id, version: read } = await figure('books_goal');
    const { status, body } = await put(editor, `/admin/metrics/${id}`, { value: 160_000, version: read });
    expect([status, body.value, (await metrics()).site_metrics.books_goal]).toEqual([200, 160_000, 160_000]);
  });

  it.each([
    [{ books_distributed: -1 }, 'books_distributed'],
    [{ books_distributed: 1.5 }, 'books_distributed'],
    [{ books_distributed: '12' }, 'books_distributed'],
    [{ books_distributed: null }, 'books_distributed'],
    [{ librarians_trained: 284 }, 'librarians_trained'],
    [{ donations_total_amount: 1.234 }, 'donations_total_amount'],
    [{ inconnu: 3 }, 'inconnu'],
  ])('%j is refused, with a sentence beside the figure', async (body, field) => {
    const refused = await enter({ ...body, version: 1 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
  });

  it.each([
    ['books_distributed', 1.5, 'nombre entier'],
    ['librarians_trained', 3, '285'],
  ] as const)('%s cannot be %d at its own address either', async (name, value, reason) => {
    const { status, body } = await put(editor, `/admin/metrics/${name}`, { value, version: 1 });
    expect([status, body.errors.value]).toEqual([400, expect.stringContaining(reason)]);
  });

  it('needs the version that was read, and at least one figure', async () => {
    const unread = await enter({ books_distributed: 5 });
    expect([unread.status, Object.keys(unread.body.errors)]).toEqual([400, ['version']]);
    expect((await enter({ version: 1 })).status).toBe(400);
  });

  it('that nobody knows is not there', async () => {
    expect((await editor('/admin/metrics/inconnu')).status).toBe(404);
    expect((await editor('/admin/metrics/424242/history')).status).toBe(404);
  });
});

describe('two people at once', () => {
  it('on one figure: the second is told who changed it, and nothing is overwritten', async () => {
    const read = await version();
    const answers = await Promise.all([
      enter({ libraries_goal: 80, version: read }),
      enter({ libraries_goal: 90, version: read }, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [kept, refused] = answers[0].status === 200 ? answers : answers.toReversed();
    expect((await metrics()).site_metrics.libraries_goal).toBe(kept!.body.site_metrics.libraries_goal);
    expect(refused!.body).toMatchObject({
      type: '/problems/version-depassee',
      changed_by: expect.stringMatching(/Essai editeur|Première administratrice/),
      changed_fields: ['libraries_goal'],
    });
  });

  it('on two figures: both are kept, whichever was first', async () => {
    const read = await version();
    const answers = await Promise.all([
      enter({ countries_count: 9, version: read }),
      enter({ beneficiaries_goal: 65_000, version: read }, admin),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { countries_count, beneficiaries_goal } = (await metrics()).site_metrics;
    expect([countries_count, beneficiaries_goal]).toEqual([9, 65_000]);
  });

  it('a form that sends every figure cannot bring an older one back', async () => {
    const old = (await metrics()).site_metrics;
    const read = await version();
    await enter({ volunteers_count: 200, version: read }, admin);
    const stale = await enter({ books_goal: 170_000, volunteers_count: old.volunteers_count, version: read });
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({ changed_fields: ['volunteers_count'] }),
    ]);
    expect((await metrics()).site_metrics.volunteers_count).toBe(200);
  });

  it('a version that was never given is refused', async () => {
    expect((await enter({ volunteers_count: 1, version: (await version()) + 1 })).status).toBe(409);
  });
});

describe('a calculation', () => {
  it('adds what was given since staff entered the figure, and says so', async () => {
    clock.advance(15 * HOUR_MS);
    await enter({ books_distributed: 126_000, version: await version() });
    const campaign = await createCampaign(editor, { campaign_type: 'mixed', goal_books: 500 });
    await enterGift(api, campaign.id, 'books', 300);
    await enterGift(api, campaign.id, 'books', 40);

    const preview = (await sync({ preview: true })).body;
    expect(preview.changes).toEqual([
      {
        name: 'books_distributed',
        label: 'Livres distribués',
        unit: 'count',
        from: 126_000,
        to: 126_340,
        origin: 'entered',
        entered_value: 126_000,
        entered_at: '2027-03-04T01:00:00.000Z',
        entered_by: 'Essai editeur',
        sources: [
          {
            name: 'campaign_gifts.books',
            label: 'Livres donnés aux campagnes',
            at_entry: 0,
            now: 340,
            since: 340,
          },
        ],
        explanation:
          '126\u202f000 saisis par Essai editeur le 4 mars 2027 + 340 livres donnés aux campagnes depuis.',
      },
    ]);
    expect((await metrics()).site_metrics.books_distributed).toBe(126_000);

    const done = (await sync()).body;
    expect([done.preview, done.changes]).toEqual([false, preview.changes]);
    expect((await metrics()).site_metrics.books_distributed).toBe(126_340);
    expect(await figure('books_distributed')).toMatchObject({
      origin: 'calculated',
      value: 126_340,
      entered_value: 126_000,
      explanation: preview.changes[0]!.explanation,
    });
  });

  it('done twice changes nothing the second time', async () => {
    const before = await figures();
    const again = (await sync()).body;
    expect([again.changed, again.changes]).toEqual([0, []]);
    expect(await figures()).toEqual(before);
  });

  it('goes on from the same entry when more is given, and down when it is taken back', async () => {
    const campaign = await createCampaign(editor, { campaign_type: 'books', goal_books: 500 });
    await enterGift(api, campaign.id, 'books', 60);
    await sync();
    expect((await metrics()).site_metrics.books_distributed).toBe(126_400);
    await enterGift(api, campaign.id, 'books', -60);
    await sync();
    expect((await metrics()).site_metrics.books_distributed).toBe(126_340);
  });

  it('starts anew from what staff enter afterwards', async () => {
    await enter({ books_distributed: 130_000, version: await version() });
    expect((await sync({ preview: true })).body.changes).toEqual([]);
    expect((await figure('books_distributed')).origin).toBe('entered');
  });

  it('follows gifts in euros by itself, to the cent, and no other currency', async () => {
    const before = await figure('donations_total_amount');
    const campaign = await createCampaign(editor);
    await aGift(api, { amount: 8050, campaign_id: campaign.id });
    // A gift to the association itself is one too.
    const { id } = await aGift(api, { amount: 5000 });
    await moved(api, { id, kind: 'refund', amount: 1000, at: NOW });
    await moved(api, { id, kind: 'gift', amount: -5000, at: NOW, currency: 'XAF' });
    expect((await metrics()).donations).toEqual({
      total_amount: 320_243.95,
      starting_amount: 320_123.45,
      starting_on: '2027-03-03',
    });
    const now = await figure('donations_total_amount');
    expect([now.value, now.origin, now.version]).toEqual([320_243.95, 'calculated', before.version]);
    expect(now.explanation).toContain('120,50\u00a0€ de dons reçus depuis');
    const { changes, unchanged } = (await sync()).body;
    expect(changes).toEqual([]);
    expect(unchanged).toContainEqual(
      expect.objectContaining({ name: 'donations_total_amount', from: 320_243.95, to: 320_243.95 }),
    );
  });

  it('is where the sum of gifts starts from again, once staff enter it', async () => {
    // As it is shown, it is no change: what a form sends whole moves nothing.
    await enter({ donations_total_amount: 320_243.95, version: await version() });
    expect((await metrics()).donations.starting_amount).toBe(320_123.45);
    await enter({ donations_total_amount: 400_000, version: await version() });
    expect((await metrics()).donations.total_amount).toBe(400_000);
    await bankOf(api, admin).inHand('25', 'cash');
    expect((await metrics()).donations.total_amount).toBe(400_025);
  });

  it('follows the places that are shown: libraries, people, countries', async () => {
    const { body: place } = await editor('/metrics/crud/location-metrics/', {
      body: { name: 'N’Djamena', country: 'Tchad', libraries_count: 2, beneficiaries_count: 700 },
    });
    expect((await sync()).body.changes.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['libraries_supported', 52, 54],
      ['beneficiaries_count', 45_000, 45_700],
      ['countries_count', 9, 10],
    ]);
    await put(editor, `/metrics/crud/location-metrics/${place.id}/`, {
      is_active: false,
      version: place.version,
    });
    const hidden = (await sync()).body;
    expect(hidden.changes.map(({ to }) => to)).toEqual([52, 45_000, 9]);
    expect(hidden.changes[0]!.explanation).toBe('52 au départ, sans changement depuis.');
  });

  it('adds the librarians whom finished training projects have trained', async () => {
    const project = {
      title: 'Former à Maroua',
      short_description: 'Des bibliothécaires.',
      status: 'completed',
      action: 'formation',
      beneficiaries_count: 15,
    };
    const { body } = await editor('/admin/projects', { body: project });
    expect((await sync({ preview: true })).body.changes).toEqual([]);
    await editor(`/admin/projects/${body.id}/publish`, { body: { version: body.version } });
    expect((await sync()).body.changes.map(({ name, to }) => [name, to])).toEqual([
      ['librarians_trained', 300],
    ]);
  });

  it('is refused where a figure was entered since its preview', async () => {
    const { version: read } = (await sync({ preview: true })).body;
    expect((await sync({ version: read })).status).toBe(200);
    await enter({ volunteers_count: 201, version: read }, admin);
    expect((await sync({ version: read })).status).toBe(409);
  });

  it('is in the history of the figure, by whoever asked for it', async () => {
    const { body } = await editor('/admin/metrics/librarians_trained/history');
    expect(body[0]).toMatchObject({
      staff_name: 'Essai editeur',
      changes: [
        { field: 'librarians_trained', before: 285, after: 300 },
        { field: 'origin', before: 'entered', after: 'calculated' },
      ],
    });
  });
});

describe('campaigns and events', () => {
  it('are counted as visitors can read them today', async () => {
    const start = await metrics();
    const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();
    await createCampaign(editor, { status: 'draft' });
    await createCampaign(editor, { status: 'completed' });
    await createCampaign(editor, { start_date: at(5) });
    await createCampaign(editor);
    await createEvent(editor, { start_date: at(3) });
    await createEvent(editor, { start_date: at(-3) });
    await draftEvent(editor, { start_date: at(3) });
    const { campaigns, events } = await metrics();
    expect([campaigns.total - start.campaigns.total, campaigns.active - start.campaigns.active]).toEqual([
      3, 1,
    ]);
    expect(events).toEqual({ total: start.events.total + 2, upcoming: start.events.upcoming + 1 });
  });
});

describe('the list of figures', () => {
  const ask = (query: string) => editor<FigureRecord[]>(`/admin/metrics?${query}`);

  it('is sorted, cut and filtered as react-admin asks', async () => {
    const sorted = await ask('sort=["value","DESC"]&range=[0,1]');
    expect(sorted.headers.get('content-range')).toBe('metrics 0-1/10');
    expect(sorted.body.map(({ name }) => name)).toEqual(['donations_total_amount', 'books_goal']);
    const found = await ask('filter={"q":"benevoles"}');
    expect(found.body.map(({ name }) => name)).toEqual(['volunteers_count']);
    const calculated = await ask('filter={"origin":"calculated"}');
    expect(calculated.body.every(({ origin }) => origin === 'calculated')).toBe(true);
    expect(calculated.body.length).toBeGreaterThan(0);
  });
});
