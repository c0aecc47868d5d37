import type { ImportReport, ScholarshipRecord } from '@livres/api/contract';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { revisionOf, testApi, staffOf } from '../factories/api.ts';
import { matching } from '../factories/lists.ts';
import { atOnce } from '../factories/waiting.ts';

/** More lines than are written together. */
const MANY = 300;

const api = testApi();
const editor = staffOf(api, 'editeur');

interface Line {
  title: string;
  slug?: string;
  level?: string;
  description?: string;
  status?: string;
}

const HEADINGS =
  'Adresse;Titre;Organisme;Pays d’études;Niveau;Domaine;Prise en charge;Date limite;Description;État';
const line = ({ slug = '', title, level = 'Master', description = '', status = 'Brouillon' }: Line) =>
  `${slug};${title};Fondation;France;${level};Lettres;Partielle;30/06/2031;${description};${status}`;

async function answerTo(lines: readonly Line[], dry_run = false) {
  const form = new FormData();
  form.set('file', new Blob([[HEADINGS, ...lines.map(line)].join('\n')]), 'bourses.csv');
  form.set('dry_run', String(dry_run));
  return editor<ImportReport>('/admin/scholarships/import', { body: form });
}
const send = async (lines: readonly Line[], isDryRun?: boolean) => (await answerTo(lines, isDryRun)).body;

/** As many lines as asked, each with its number in its title. */
const numbered = (title: string, more: (at: number) => Partial<Line> = () => ({}), count = MANY): Line[] =>
  Array.from({ length: count }, (_, index) => ({ title: `${title} ${index + 1}`, ...more(index + 1) }));

const titled = (title: string): Promise<{ id: number; slug: string; title: string; version: number }[]> =>
  api.sql`SELECT id, slug, title, version FROM scholarships WHERE title LIKE ${`${title}%`} ORDER BY id`;

/** All that an import leaves. */
async function traces() {
  const [row] = await api.sql`SELECT (SELECT count(*)::int FROM scholarships) AS scholarships,
    (SELECT count(*)::int FROM content_editions) AS editions, (SELECT count(*)::int FROM audit_entries) AS entries,
    (SELECT revision FROM content_revision) AS revision`;
  return row;
}
/** What the api's own role may not do. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
const faultsOf = ({ errors }: ImportReport) => errors.map((fault) => [fault.line, fault.field]);

describe('an import of more lines than are written together', () => {
  it('keeps of each its first revision and its entry in the audit log, in the order of the file', async () => {
    const before = await revisionOf(api);
    expect(await send(numbered('Cadran'))).toMatchObject({ created: MANY, errors: [] });
    const made = await titled('Cadran');
    expect(made.map(({ title }) => title)).toEqual(numbered('Cadran').map(({ title }) => title));
    expect(await revisionOf(api)).toBeLessThan(before + 10);
    const kept = await api.sql`SELECT record_id AS id, number, event, "values" ->> 'title' AS title
      FROM content_editions WHERE resource = 'scholarships' AND "values" ->> 'title' LIKE 'Cadran %' ORDER BY record_id`;
    expect(kept).toEqual(made.map(({ id, title }) => ({ id, number: 1, event: 'created', title })));
    const entries =
      await api.sql`SELECT record_id::int AS id, action, record_version AS version, label AS title
      FROM audit_entries WHERE resource = 'scholarships' AND label LIKE 'Cadran %' ORDER BY id`;
    expect(entries).toEqual(
      made.map(({ id, title, version }) => ({ id, action: 'created', version, title })),
    );
  });

  it('writes over those whose address is known, and leaves as they were those that say nothing new', async () => {
    const addressed = (organization: string) => (at: number) => ({
      slug: `gnomon-${at}`,
      ...(at % 3 === 0 && { description: organization }),
    });
    await send(numbered('Gnomon', addressed('Une')));
    expect(await send(numbered('Gnomon', addressed('Une')))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: MANY,
    });
    expect(await send(numbered('Gnomon', addressed('Autre')))).toMatchObject({
      updated: 100,
      unchanged: 200,
    });
    const versions = await api.sql`SELECT version, count(*)::int AS count FROM scholarships
      WHERE slug LIKE 'gnomon-%' GROUP BY version ORDER BY version`;
    expect(versions).toEqual([
      { version: 1, count: 200 },
      { version: 2, count: 100 },
    ]);
    const numbers = await api.sql`SELECT number, count(*)::int AS count FROM content_editions
      WHERE "values" ->> 'slug' LIKE 'gnomon-%' GROUP BY number ORDER BY number`;
    expect(numbers).toEqual([
      { number: 1, count: MANY },
      { number: 2, count: 100 },
    ]);
  });

  it('puts the last word of one address over the earlier ones, near and far', async () => {
    const at = (place: number) => [3, 5, MANY].includes(place);
    const lines = numbered('Nadir', (place) => (at(place) ? { slug: 'le-nadir' } : {}));
    const report = await send(lines);
    expect(report).toMatchObject({ created: MANY - 2, updated: 2, errors: [] });
    expect(report.rows.map((row) => row.line)).toEqual(lines.map((_, index) => index + 2));
    const found = await api.sql`SELECT title, version FROM scholarships WHERE slug = 'le-nadir'`;
    expect(found).toEqual([{ title: `Nadir ${MANY}`, version: 3 }]);
  });

  it('knows the address that a line above was given by its title', async () => {
    const report = await send([
      { title: 'Zénith d’été' },
      { title: 'Zénith d’été, revu', slug: 'zenith-d-ete' },
      { title: 'Zénith d’été' },
    ]);
    expect(report.rows.map(({ action }) => action)).toEqual(['created', 'updated', 'created']);
    expect((await titled('Zénith')).map(({ slug, title }) => [slug, title])).toEqual([
      ['zenith-d-ete', 'Zénith d’été, revu'],
      ['zenith-d-ete-2', 'Zénith d’été'],
    ]);
  });

  it('numbers the addresses of one title, and passes over one that a line asks for', async () => {
    const lines: Line[] = Array.from({ length: MANY }, () => ({ title: 'Équinoxe' }));
    const report = await send(lines.with(1, { title: 'Équinoxe', slug: 'equinoxe-3' }));
    expect(report).toMatchObject({ created: MANY, errors: [] });
    const slugs = (await titled('Équinoxe')).map(({ slug }) => slug);
    expect(slugs.slice(0, 4)).toEqual(['equinoxe', 'equinoxe-3', 'equinoxe-2', 'equinoxe-4']);
    expect(new Set(slugs).size).toBe(MANY);
  });

  it('takes the address that a line above no longer waits for', async () => {
    await send([{ title: 'Solstice', slug: 'solstice', status: 'Ouverte' }]);
    const [{ id }] = await api.sql`SELECT id FROM scholarships WHERE slug = 'solstice'`;
    await api.sql`UPDATE scholarships SET pending = '{"slug": "solstice-neuf"}' WHERE id = ${id}`;
    const wished = { title: 'Solstice neuf', slug: 'solstice-neuf' };
    const known = { title: 'Solstice', slug: 'solstice', status: 'Ouverte' };
    expect(faultsOf(await send([wished, known]))).toEqual([[2, 'Adresse']]);
    expect(await send([known, wished])).toMatchObject({ created: 1, updated: 1, errors: [] });
  });
});

describe('an import with lines that cannot be written', () => {
  it('names each of them, counts the others, and leaves nothing', async () => {
    const bad: Record<number, Partial<Line>> = {
      7: { level: 'Certificat' },
      120: { description: 'a'.repeat(75_000) },
      121: { title: 'b'.repeat(75_000) },
      150: { slug: 'Une adresse' },
      260: { slug: 'c'.repeat(75_000) },
      290: { level: '' },
    };
    const lines = numbered('Éclipse', (at) => bad[at] ?? {});
    const before = await traces();
    for (const isDryRun of [true, false]) {
      const report = await send(lines, isDryRun);
      expect(report).toMatchObject({ lines: MANY, created: MANY - 6 });
      expect(faultsOf(report)).toEqual([
        [8, 'Niveau'],
        [121, 'Description'],
        [122, 'Titre'],
        [151, 'Adresse'],
        [261, 'Adresse'],
        [291, 'Niveau'],
      ]);
    }
    expect(await traces()).toEqual(before);
  });

  it('leaves control characters and null out of what it keeps', async () => {
    const spoilt = { title: 'Com\u0000ète\u0007 9', description: '\u0001Loin\u001B' };
    const report = await send(numbered('Comète', (at) => (at === 9 ? spoilt : {}), 20));
    expect(report).toMatchObject({ created: 20, errors: [] });
    const { body } = await editor<ScholarshipRecord[]>(`/admin/scholarships?${matching({ q: 'Loin' })}`);
    expect(body).toMatchObject([{ title: 'Comète 9', description: 'Loin', slug: 'comete-9' }]);
  });

  it('leaves nothing half written where the database fails in the middle', async () => {
    await asOwner(`ALTER TABLE scholarships ADD CONSTRAINT no_meteor CHECK (title <> 'Météore 280')`);
    const before = await traces();
    expect((await answerTo(numbered('Météore', () => ({ status: 'Ouverte' })))).status).toBe(500);
    expect(await traces()).toEqual(before);
    await asOwner('ALTER TABLE scholarships DROP CONSTRAINT no_meteor');
    expect(await send(numbered('Météore'))).toMatchObject({ created: MANY, errors: [] });
  });
});

describe('two imports at once', () => {
  it('of the same titles give each line an address of its own', async () => {
    const answers = await atOnce(2, () => answerTo(numbered('Pléiade')));
    expect(answers.map(({ status, body }) => [status, body.created])).toEqual([
      [200, MANY],
      [200, MANY],
    ]);
    const slugs = (await titled('Pléiade')).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(2 * MANY);
  });

  it('of the same new addresses make each scholarship once', async () => {
    const lines = numbered('Hyade', (at) => ({ slug: `hyade-${at}` }));
    const answers = await atOnce(2, () => answerTo(lines));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await titled('Hyade')).toHaveLength(MANY);
  });
});
