import type { ImpactFile, ImpactImportProblem, ImpactImportReport, Metrics } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, staffOf } from '../factories/api.ts';
import { stoppedClock } from '../factories/time.ts';

const EXPORT = '/metrics/crud/site-metrics/list_backups/';
const IMPORT = '/metrics/crud/site-metrics/bulk_update/';

const api = testApi();
stoppedClock(api, new Date('2027-03-02T23:30:00Z'));
const editor = staffOf(api, 'editeur');

const exported = async () => (await editor<ImpactFile>(EXPORT)).body;
const metrics = async () => (await api.request<Metrics>('/metrics/')).body.site_metrics;
/** Everything that an import may change, but for the moment of the export. */
const everything = async () => ({ ...(await exported()), exported_at: '' });

function send<T = ImpactImportReport & ImpactImportProblem>(content: string | object, preview = false) {
  const form = new FormData();
  if (preview) form.append('preview', 'true');
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  form.append('file', new Blob([text]), 'chiffres.json');
  return editor<T>(IMPORT, { method: 'POST', body: form });
}

describe('the export', () => {
  it('is a JSON file dated of the day in Paris, with all that staff entered', async () => {
    const { status, headers, body } = await editor<ImpactFile>(EXPORT);
    expect([status, headers.get('content-disposition'), headers.get('content-type')]).toEqual([
      200,
      'attachment; filename="chiffres-2027-03-03.json"',
      'application/json; charset=utf-8',
    ]);
    expect(body).toMatchObject({ format: 'chiffres-de-l-impact', exported_at: '2027-03-02T23:30:00.000Z' });
    expect(body.site_metrics).toMatchObject({ books_distributed: 125_000, donations_total_amount: 320_000 });
    expect([body.locations.length, body.yearly_progress.length]).toEqual([8, 4]);
    expect(body.locations[0]).not.toHaveProperty('id');
  });

  it('opens in a spreadsheet too, and harms nobody there', async () => {
    await editor('/admin/location-metrics', { body: { name: '=1+1', country: 'Gabon' } });
    const { headers, text } = await editor(`${EXPORT}?format=csv`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="chiffres-2027-03-03.csv"');
    expect(text).toContain('Genre;Nom;Pays;Année;Valeur');
    expect(text).toContain('chiffre;Livres distribués;;;125000');
    expect(text).toContain("lieu;'=1+1;Gabon");
    const refused = await editor(`${EXPORT}?format=xml`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['format']]);
  });

  it.each(['json', 'csv'])('brought back as it is (%s) changes nothing', async (format) => {
    const before = await everything();
    const { text } = await editor(`${EXPORT}?format=${format}`);
    expectAnswer(await send(text), 200, { imported: 23, unchanged: 23, errors: [] });
    expect(await everything()).toEqual(before);
  });
});

describe('an import', () => {
  it('says what it would change, line by line, and changes nothing, when it is a preview', async () => {
    const before = await everything();
    const file = {
      site_metrics: { books_distributed: 131_000 },
      locations: [{ name: 'Dakar', country: 'Sénégal', libraries_count: 7 }],
      yearly_progress: [
        { year: 2025, books_distributed: 118_000, libraries_count: 50, milestone: 'Lomé s’agrandit.' },
      ],
    };
    const { status, body } = await send(file, true);
    expect([status, body.preview, body.imported, body.created, body.updated]).toEqual([200, true, 0, 1, 2]);
    expect(body.rows.map(({ line, kind, action, label }) => [line, kind, action, label])).toEqual([
      [3, 'figure', 'updated', 'Livres distribués'],
      [6, 'location', 'updated', 'Dakar, Sénégal'],
      [13, 'year', 'created', '2025'],
    ]);
    expect(body.rows[0]!.changes).toEqual([{ field: 'books_distributed', before: 125_000, after: 131_000 }]);
    expect(body.rows[1]!.changes).toEqual([{ field: 'libraries_count', before: 6, after: 7 }]);
    expect(await everything()).toEqual(before);
  });

  it('takes all of a file, and leaves what the file does not name', async () => {
    const places = (await exported()).locations.length;
    const file = {
      site_metrics: { volunteers_count: 170 },
      locations: [
        { name: 'Dakar', country: 'Sénégal', libraries_count: 8 },
        { name: 'Bangui', country: 'Centrafrique', libraries_count: 1 },
      ],
      yearly_progress: [{ year: 2024, milestone: 'Cent mille livres.' }],
    };
    const { body } = await send(file);
    expect([body.imported, body.created, body.updated]).toEqual([4, 1, 3]);
    const now = await exported();
    expect(now.locations).toHaveLength(places + 1);
    expect(now.locations.find(({ name }) => name === 'Dakar')).toMatchObject({
      libraries_count: 8,
      books_distributed: 14_000,
    });
    expect(now.yearly_progress.find(({ year }) => year === 2024)).toMatchObject({
      milestone: 'Cent mille livres.',
      books_distributed: 112_000,
    });
    expect((await metrics()).volunteers_count).toBe(170);
    const { body: story } = await editor('/admin/metrics/volunteers_count/history');
    expect(story[0]).toMatchObject({ staff_name: 'Essai editeur' });
  });

  it('that fails at its last line changes nothing, and says what is wrong where', async () => {
    const before = await everything();
    const file = {
      site_metrics: { books_distributed: 999_999, libraries_supported: 60 },
      locations: [{ name: 'Libreville', country: 'Gabon', libraries_count: 4 }],
      yearly_progress: [
        { year: 2023, milestone: 'Une bonne année.' },
        { year: 2024, milestone: 'x'.repeat(301) },
      ],
    };
    const { status, body } = await send(file);
    expect([status, body.type, body.imported, body.detail]).toEqual([
      400,
      '/problems/import-refuse',
      0,
      'Une ligne est à corriger : rien n’a été importé.',
    ]);
    expect(body.report.errors).toEqual([
      { line: 18, field: 'Étape', message: expect.stringContaining('300') },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('tells every fault at once', async () => {
    const file = {
      site_metrics: { books_distributed: -4, inconnu: 3, librarians_trained: 12 },
      locations: [
        'Dakar',
        { name: 'Dakar' },
        { name: 'Kribi', country: 'Cameroun', libraries_count: 'deux' },
      ],
      yearly_progress: [
        { year: 2024 },
        { year: 2024, milestone: 'Deux fois.' },
        { milestone: 'Sans année.' },
      ],
    };
    const { status, body } = await send(file, true);
    expect(status).toBe(200);
    expect(body.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Valeur'],
      [4, 'Nom'],
      [5, 'Valeur'],
      [8, ''],
      [9, 'Pays'],
      [12, 'Bibliothèques'],
      [22, 'Année'],
      [26, 'Année'],
    ]);
    expect(body.imported).toBe(0);
  });

  it('reads a spreadsheet as a French one writes it', async () => {
    const csv = [
      'Genre;Nom;Pays;Année;Valeur;Bibliothèques;Livres;Affiché;Étape',
      'chiffre;Dons reçus;;;"330 000,50";;;;',
      'lieu;Conakry;Guinée;;;2;"1 200";oui;',
      'année;;;2022;;41;96000;non;"Un container ; deux villes."',
    ].join('\r\n');
    expectAnswer(await send(csv), 200, { imported: 3, created: 2, updated: 1 });
    expect((await exported()).site_metrics.donations_total_amount).toBe(330_000.5);
    expect((await exported()).yearly_progress.find(({ year }) => year === 2022)).toMatchObject({
      is_active: false,
      milestone: 'Un container ; deux villes.',
    });
  });

  it('says which line of a spreadsheet is wrong', async () => {
    const csv = 'Genre;Nom;Pays;Valeur\nchiffre;Bénévoles;;beaucoup\nmaison;Rouge;;\nlieu;Labé;;';
    const { status, body } = await send(csv);
    expect([status, body.report.errors.map(({ line, field }) => [line, field])]).toEqual([
      400,
      [
        [2, 'Valeur'],
        [3, 'Genre'],
        [4, 'Pays'],
      ],
    ]);
  });

  it.each([
    ['{"site_metrics": {"books_distributed": 1},\n  "locations": [}', 'ligne 2'],
    ['[1, 2]', 'export des chiffres'],
    ['{"autre": 1}', 'export des chiffres'],
    ['['.repeat(200_000), ''],
    ['Rien de connu\n1', ''],
    ['', ''],
  ])('%.40s is no file of figures, and the refusal says so', async (content, said) => {
    const { status, body } = await send(content);
    expect(status).toBe(400);
    expect(body.detail).toContain(said);
  });

  it('without a file says what is missing', async () => {
    expect((await editor(IMPORT, { method: 'POST', body: new FormData() })).status).toBe(400);
    expect((await editor(IMPORT, { body: {} })).status).toBe(400);
  });

  it('made twice at once ends as one of them would', async () => {
    const file = {
      site_metrics: { volunteers_count: 180 },
      yearly_progress: [{ year: 2021, milestone: 'Ensemble.' }],
    };
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await exported()).yearly_progress.filter(({ year }) => year === 2021)).toHaveLength(1);
  });
});
