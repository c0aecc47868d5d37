import { type ImportReport, type Page, type ScholarshipSummary } from '@livres/api/contract';
import excel from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { createPartner } from '../factories/projects-and-partners.ts';
import { createScholarship } from '../factories/scholarships.ts';
import { stopClock } from '../factories/time.ts';

const PATH = '/universities/scholarships/export/';
let token: string;
const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  const clock = stopClock(api, new Date('2026-11-22T22:59:00Z'));
  token = await api.tokenOf('lecteur');
  const university = await createPartner(editor, { name: 'Université du Sahel', kind: 'universite' });
  await createScholarship(editor, {
    title: '=HYPERLINK("https://mal.example.org")',
    slug: 'piegee',
    country: 'Côte d’Ivoire',
    level: 'doctorat',
    amount: 1234.5,
    deadline: '2027-01-31',
    description: '- un\n- deux',
    language_requirements: { Français: 'B2', Anglais: 'C1' },
    eligible_countries: ['Mali', 'Niger'],
    university_id: university.id,
    min_gpa: 2.5,
    duration_months: 24,
    is_featured: true,
    application_url: 'https://bourses.example.org/a',
  });
  await createScholarship(editor, { title: 'Suspendue', country: 'Mali', status: 'suspended' });
  await createScholarship(editor, { title: 'En cours d’écriture', status: 'draft', deadline: '2026-12-01' });
  clock.advance(0);
});

/** The rows of the workbook at this path, by heading. */
async function workbookAt(path: string) {
  const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const book = new excel.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const sheet = book.worksheets[0]!;
  const headings = sheet.getRow(1).values as string[];
  const rows: Record<string, unknown>[] = [];
  sheet.eachRow((row, number) => {
    const values = row.values as unknown[];
    if (number > 1)
      rows.push(Object.fromEntries(headings.map((heading, at) => [heading, values[at]]).slice(1)));
  });
  return { response, sheet, rows };
}
const titlesAt = async (query: string) =>
  (await workbookAt(`${PATH}${query}`)).rows.map((row) => String(row['Titre']));
const TRAP = '\'=HYPERLINK("https://mal.example.org")';

describe('the export of the programme', () => {
  it('is an Excel file named by the day in Paris', async () => {
    const { response } = await workbookAt(`${PATH}?format=xlsx`);
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="bourses-2026-11-22.xlsx"',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('has every row, whatever its state, in the words of the form', async () => {
    const { rows, sheet } = await workbookAt(PATH);
    expect(rows.map((row) => row['État'])).toEqual(['Brouillon', 'Ouverte', 'Suspendue']);
    expect(rows[1]).toMatchObject({
      Adresse: 'piegee',
      Niveau: 'Doctorat',
      'Montant (€)': 1234.5,
      'Date limite': new Date('2027-01-31'),
      'Prise en charge': 'Complète',
      'Durée (mois)': 24,
      'Moyenne minimale (sur 4)': 2.5,
      Langues: 'Anglais : C1 ; Français : B2',
      'Pays admissibles': 'Mali, Niger',
      'Université partenaire': 'Université du Sahel',
      'À la une': 'oui',
    });
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('defuses what a spreadsheet would run', async () => {
    const { rows, sheet } = await workbookAt(PATH);
    expect(rows[1]).toMatchObject({ Titre: TRAP, Description: "'- un\n- deux" });
    sheet.eachRow((row) => row.eachCell((cell) => expect(cell.type).not.toBe(excel.ValueType.Formula)));
  });

  it.each([
    ['?country=cote d’ivoire', [TRAP]],
    ['?level=doctorat', [TRAP]],
    ['?status=suspended', ['Suspendue']],
    ['?status=draft', ['En cours d’écriture']],
    ['?search=suspendue', ['Suspendue']],
    ['?field_of_study=informatique&country=mali', ['Suspendue']],
    ['?search=introuvable', []],
  ])('narrows to %s', async (query, titles) => expect(await titlesAt(query)).toEqual(titles));

  it.each(['?format=pdf', '?status=fini', '?level=bac'])('refuses %s', async (query) =>
    expect((await api.request(`${PATH}${query}`, { token })).status).toBe(400),
  );

  it('may be CSV, which French spreadsheets open', async () => {
    const answer = await api.request(`${PATH}?format=csv`, { token });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('bourses-2026-11-22.csv');
    expect(answer.text).toContain(';Titre;Organisme;');
    expect(answer.text).toContain(`"'=HYPERLINK(`);
  });

  it('is for staff alone', async () => {
    expect((await api.request(PATH)).status).toBe(401);
    expect((await api.request(PATH, { token: 'x'.repeat(43) })).status).toBe(401);
  });

  it('of the panel follows the panel’s filter, in both formats', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['suspended'] }));
    const { rows } = await workbookAt(`/admin/scholarships/export?format=xlsx&filter=${filter}`);
    expect(rows.map((row) => row['Titre'])).toEqual(['Suspendue']);
    const csv = await api.request(`/admin/scholarships/export?filter=${filter}`, { token });
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('an import', () => {
  const send = async (csv: string, dry = false) => {
    const form = new FormData();
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'bourses.csv');
    if (dry) form.append('dry_run', 'true');
    return (await editor<ImportReport>('/admin/scholarships/import', { body: form })).body;
  };
  const HEADINGS =
    'Adresse;Titre;Organisme;Pays d’études;Niveau;Domaine;Montant (€);Prise en charge;Date limite;Langues;Pays admissibles;À la une;État;Université partenaire';
  const list = async (query: string) =>
    (await api.request<Page<ScholarshipSummary>>(`/universities/scholarships/${query}`)).body;

  it('makes scholarships that stand where each line says', async () => {
    const report = await send(
      `${HEADINGS}
;Bourse Lune;Agence;Pérou;Master;Astronomie;1 250,50;Partielle;31/12/2027;Espagnol : B2;Bénin, Togo;oui;Ouverte;universite-du-sahel
;Bourse Mars;Agence;Pérou;doctorat;Astronomie;;complete;2027-12-31;Espagnol courant;;non;;`,
    );
    expect(report).toMatchObject({ created: 2, errors: [] });
    const { results } = await list('?country=perou');
    expect(results).toEqual([
      expect.objectContaining({
        title: 'Bourse Lune',
        amount: 1250.5,
        deadline: '2027-12-31',
        language_requirements: { Espagnol: 'B2' },
        eligible_countries: ['Bénin', 'Togo'],
        is_featured: true,
      }),
    ]);
  });

  it('closes at once what a line says is closed', async () => {
    const report = await send(
      'Adresse;Titre;Organisme;Pays d’études;Niveau;Domaine;Prise en charge;Date limite;État\nbourse-lune;Bourse Lune;Agence;Pérou;Master;Astronomie;Partielle;31/12/2027;Close',
    );
    expect(report).toMatchObject({ updated: 1, errors: [] });
    expect((await list('?country=perou&status=closed')).count).toBe(1);
  });

  it('changes nothing where it reads the export again', async () => {
    const csv = (await api.request(`${PATH}?format=csv`, { token })).text;
    expect(await send(csv, true)).toMatchObject({ created: 0, updated: 0, errors: [] });
  });

  it('names the line and the column of each fault', async () => {
    const report = await send(
      `${HEADINGS}
;Une;Agence;Pérou;Master;Astronomie;;Partielle;31/12/2027;;;;;
;Deux;Agence;Pérou;Bac;Astronomie;;Partielle;31/12/2027;;;;;
;Trois;Agence;Pérou;Master;Astronomie;beaucoup;Partielle;31/12/2027;;;;;
;Quatre;Agence;Pérou;Master;Astronomie;;Partielle;bientôt;;;;;
;Cinq;Agence;Pérou;Master;Astronomie;;Partielle;31/12/2027;;;;;nulle-part`,
    );
    expect(report.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Niveau'],
      [4, 'Montant (€)'],
      [5, 'Date limite'],
      [6, 'Université partenaire'],
    ]);
    expect((await list('?search=astronomie&status=active')).count).toBe(0);
  });
});

describe('a long list', () => {
  it('is exported whole', async () => {
    await api.query(`
      INSERT INTO scholarships (slug, title, organization, country, level, field_of_study, coverage_type, deadline,
             created_at, updated_at)
      SELECT 'lot-' || n, 'Lot ' || n, 'Lot', 'Chili', 'licence', 'Droit', 'partial', '2030-01-01', now(), now()
        FROM generate_series(1, 1234) n`);
    expect(await titlesAt('?country=chili')).toHaveLength(1234);
  });
});
