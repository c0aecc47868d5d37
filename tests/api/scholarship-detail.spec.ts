import type { Scholarship, ScholarshipRecord, ScholarshipSummary } from '@livres/api/contract';
import { ScholarshipViewsService } from '@livres/api/dist/universities/scholarships/scholarship-views.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf, put } from '../factories/api.ts';
import { createScholarship, SCHOLARSHIPS } from '../factories/scholarships.ts';
import { stoppedClock } from '../factories/time.ts';

let record: ScholarshipRecord;
const api = testApi();
stoppedClock(api, new Date('2027-03-01T10:00:00Z'));
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  record = await createScholarship(editor, {
    title: 'Bourse Érable',
    amount: 9000,
    deadline: '2027-03-08',
    duration_months: 10,
    description: '## Le programme\n\nDes **cours** et un stage.\n- un logement\n- un tuteur',
    requirements: 'Une *bonne* moyenne.\n<script>alert(1)</script>',
    application_url: 'https://bourses.example.org/erable',
    min_gpa: 3.25,
    language_requirements: { Français: 'B2', Anglais: 'B1' },
    eligible_countries: ['Cameroun', 'Sénégal', 'Cameroun'],
    is_featured: true,
  });
});

const read = (end: string | number, headers = {}) =>
  api.request<Scholarship>(`${SCHOLARSHIPS}${end}/`, { headers });

describe('a scholarship', () => {
  it('says all that a student needs', async () => {
    const { body, status } = await read(record.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: 'bourse-erable',
      amount: 9000,
      days_until_deadline: 7,
      duration_months: 10,
      min_gpa: 3.25,
      language_requirements: { Français: 'B2', Anglais: 'B1' },
      eligible_countries: ['Cameroun', 'Sénégal'],
      application_url: 'https://bourses.example.org/erable',
      is_featured: true,
      is_favorited: false,
      status: 'active',
    });
    expect(body.description).toContain('**cours**');
    expect(body.description_html).toBe(
      '<h3>Le programme</h3>\n<p>Des <strong>cours</strong> et un stage.</p>\n<ul>\n<li>un logement</li>\n<li>un tuteur</li>\n</ul>',
    );
    expect(body.requirements_html).toBe(
      '<p>Une <em>bonne</em> moyenne.<br />&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it('is read by its number and by its address alike, with and without a trailing slash', async () => {
    const answers = await Promise.all([
      read(record.id),
      read('bourse-erable'),
      api.request<Scholarship>(`${SCHOLARSHIPS}${record.id}`),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is read by the address that it had before', async () => {
    const moved = await createScholarship(editor, { title: 'Ancienne adresse' });
    await put(editor, `${SCHOLARSHIPS}${moved.id}/`, { slug: 'nouvelle-adresse', version: moved.version });
    expect((await read('ancienne-adresse')).body).toMatchObject({ id: moved.id, slug: 'nouvelle-adresse' });
  });

  it.each(['999999', '99999999999', 'inconnue'])('that does not exist is not found (%s)', async (end) => {
    const answer = await read(end);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ detail: 'Cette bourse n’existe pas ou a été supprimée.' });
  });

  it('is not read while it is a draft, but through a preview', async () => {
    const draft = await createScholarship(editor, { title: 'À relire', status: 'draft' });
    expect((await read(draft.id)).status).toBe(404);
    const preview = await editor<{ url: string }>(`/admin/scholarships/${draft.id}/preview`, { body: {} });
    const url = new URL(preview.body.url);
    expect(url.pathname).toBe('/universites/scholarships/a-relire');
    const shown = await api.request<Scholarship>(
      `${SCHOLARSHIPS}${draft.id}/?preview=${url.searchParams.get('apercu')}`,
    );
    expect(shown.body).toMatchObject({ title: 'À relire', status: 'draft' });
  });

  it.each([
    ['suspended', '2027-04-01', 'suspended'],
    ['closed', '2027-04-01', 'closed'],
    ['active', '2027-02-28', 'closed'],
  ] as const)('that is %s until %s is read as %s', async (status, deadline, shown) => {
    const other = await createScholarship(editor, { status, deadline });
    expect((await read(other.id)).body.status).toBe(shown);
  });

  it('is gone once it is in the bin, and back once it is restored', async () => {
    const binned = await createScholarship(editor);
    await editor(`/admin/scholarships/${binned.id}`, { method: 'DELETE' });
    expect((await read(binned.id)).status).toBe(404);
    await editor(`/admin/scholarships/${binned.id}/restore`, { method: 'POST' });
    expect((await read(binned.id)).status).toBe(200);
  });
});

describe('a reading', () => {
  it('counts once in half an hour for one reader, and never for a draft', async () => {
    const draft = await createScholarship(editor, { status: 'draft' });
    const views = api.app.get(ScholarshipViewsService);
    for (const id of [record.id, record.id, draft.id])
      expect((await api.request(`${SCHOLARSHIPS}${id}/view/`, { method: 'POST' })).status).toBe(204);
    await views.write();
    const staff = await editor<ScholarshipRecord>(`/admin/scholarships/${record.id}`);
    expect(staff.body.view_count).toBe(1);
    expect((await editor<ScholarshipRecord>(`/admin/scholarships/${draft.id}`)).body.view_count).toBe(0);
  });
});

describe('whoever asks', () => {
  const visitor = { 'x-visitor-id': '6f1c1b52-3c1f-4d0e-9a52-6d8a3f7f0b11' };

  it('is told what they keep, and the answer stays theirs', async () => {
    await api.request(`${SCHOLARSHIPS}favorites/${record.id}/`, { method: 'POST', headers: visitor });
    const paths = [
      `${SCHOLARSHIPS}${record.id}/`,
      `${SCHOLARSHIPS}?search=erable`,
      `${SCHOLARSHIPS}featured/`,
    ];
    for (const path of paths) {
      await api.request(path);
      const own = await api.request(path, { headers: visitor });
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect(marksOf(own.body)).toEqual([true]);
      const stranger = await api.request(path);
      expect(stranger.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(marksOf(stranger.body)).toEqual([false]);
    }
  });

  it('is a stranger where what they send is no identifier', async () => {
    const answer = await read(record.id, { 'x-visitor-id': 'moi' });
    expect(answer.body.is_favorited).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('reads what staff publish at once', async () => {
    const before = await read(record.id);
    await editor(`/admin/scholarships/bulk`, { body: { ids: [record.id], values: { status: 'suspended' } } });
    const after = await read(record.id);
    expect([before.body.status, after.body.status]).toEqual(['active', 'suspended']);
  });
});

function marksOf(body: Scholarship | ScholarshipSummary[] | { results: ScholarshipSummary[] }): boolean[] {
  const all = Array.isArray(body) ? body : 'results' in body ? body.results : [body];
  return all.map(({ is_favorited }) => is_favorited);
}
