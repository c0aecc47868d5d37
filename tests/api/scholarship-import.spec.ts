import type { ImportReport, ScholarshipRecord } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { workbookOf } from '../factories/spreadsheets.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');

const HEADINGS = 'Titre;Organisme;Pays d’études;Niveau;Domaine;Montant (€);Prise en charge;Date limite;État';
const line = (
  title: string,
  over: Partial<Record<'level' | 'amount' | 'deadline' | 'status', string>> = {},
) => {
  const { level = 'Master', amount = '1200', deadline = '30/06/2031', status = 'Ouverte' } = over;
  return `${title};Fondation;France;${level};Lettres;${amount};Partielle;${deadline};${status}`;
};

function send(content: BlobPart, name: string, dry_run: boolean) {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  form.set('dry_run', String(dry_run));
  return editor<ImportReport>('/admin/scholarships/import', { body: form });
}
const records = async (q: string) =>
  (await editor<ScholarshipRecord[]>(`/admin/scholarships?${matching({ q })}`)).body;

describe('an import of scholarships', () => {
  it('of 500 lines, 3 of which are bad, names those and writes nothing; mended, it writes all', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => line(`Boussole ${at + 1}`));
    const bad = lines
      .with(55, line('Boussole 56', { level: 'Certificat' }))
      .with(248, line('Boussole 249', { deadline: '' }))
      .with(499, line('Boussole 500', { amount: '-100' }));
    const file = await workbookOf([HEADINGS, ...bad].join('\n'));
    const { body: refused } = await send(file, 'bourses.xlsx', false);
    expect([refused.lines, refused.created]).toEqual([500, 497]);
    expect(refused.errors.map((fault) => [fault.line, fault.field])).toEqual([
      [57, 'Niveau'],
      [250, 'Date limite'],
      [501, 'Montant (€)'],
    ]);
    expect(await records('Boussole')).toEqual([]);

    const { body } = await send(await workbookOf([HEADINGS, ...lines].join('\n')), 'bourses.xlsx', false);
    expect([body.created, body.errors]).toEqual([500, []]);
    const [one] = await records('Boussole 500');
    expect(one).toMatchObject({ amount: 1200, deadline: '2031-06-30', status: 'active', is_live: true });
  });

  it('gives back what the export of either kind held, without a change', async () => {
    const lines = [HEADINGS, line('Astrolabe 1'), line('Astrolabe 2', { amount: '', level: 'Licence' })];
    expect((await send(lines.join('\n'), 'bourses.csv', false)).body).toMatchObject({
      created: 2,
      errors: [],
    });
    for (const format of ['xlsx', 'csv']) {
      const answer = await fetch(`${api.url}/admin/scholarships/export?format=${format}`, {
        headers: { authorization: `Bearer ${await api.tokenOf('editeur')}` },
      });
      const { body } = await send(await answer.arrayBuffer(), `bourses.${format}`, true);
      expect([format, body.errors, body.unchanged]).toEqual([format, [], body.lines]);
      expect(body.lines).toBeGreaterThanOrEqual(2);
    }
  });

  it('keeps a draft a draft where its line says so', async () => {
    const text = `${HEADINGS}\n${line('Sextant', { status: 'Brouillon' })}`;
    expect((await send(text, 'bourses.csv', false)).body).toMatchObject({ created: 1, errors: [] });
    expect((await records('Sextant'))[0]).toMatchObject({ status: 'draft', is_live: false });
  });
});
