import type { ScholarshipSummary } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';

const api = testApi();

/** The lines of a calendar, the folded ones put together (RFC 5545, 3.1). */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const PATH = '/universities/scholarships';

describe('the deadline of a scholarship, for a calendar', () => {
  it('takes the whole day, is reminded of 30, 7 and 1 days before at nine, and leads to the page', async () => {
    const id = await scholarshipRow(api, {
      title: 'Bourse « Horizon », 2027',
      deadline: '2027-03-28',
      application_url: 'https://bourses.example.org/horizon',
    });
    const { status, headers, text } = await api.request(`${PATH}/${id}/calendar.ics`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename="bourse.ics"',
    ]);
    const written = lines(text);
    expect(written).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'DTSTART;VALUE=DATE:20270328',
        'TRANSP:TRANSPARENT',
        `UID:bourse-${id}@localhost:3000`,
        String.raw`SUMMARY:Dernier jour pour candidater : Bourse « Horizon »\, 2027`,
        `URL;VALUE=URI:http://localhost:3000/universites/scholarships/${id}`,
        expect.stringContaining('https://bourses.example.org/horizon'),
      ]),
    );
    expect(written.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P29DT15H',
      'TRIGGER:-P6DT15H',
      'TRIGGER:-PT15H',
    ]);
  });

  it('is refused of a draft and of one that does not exist', async () => {
    const draft = await scholarshipRow(api, { status: 'draft', published_at: null });
    for (const id of [draft, 2_000_000_000])
      expect((await api.request(`${PATH}/${id}/calendar.ics`)).status).toBe(404);
  });
});

describe('several deadlines', () => {
  it('are in one file, the nearest first; those that the public does not read are left out', async () => {
    const late = await scholarshipRow(api, { deadline: '2027-09-01' });
    const soon = await scholarshipRow(api, { deadline: '2027-04-01' });
    const draft = await scholarshipRow(api, { status: 'draft', published_at: null });
    const { headers, text } = await api.request(`${PATH}/calendar.ics?ids=${late},${draft},${soon}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="echeances.ics"');
    const uids = lines(text).filter((line) => line.startsWith('UID:'));
    expect(uids).toEqual([`UID:bourse-${soon}@localhost:3000`, `UID:bourse-${late}@localhost:3000`]);
  });

  it.each(['', '?ids=999999999'])('are none where « %s » names none', async (query) => {
    const { status, text } = await api.request(`${PATH}/calendar.ics${query}`);
    expect([status, text.includes('BEGIN:VCALENDAR'), text.includes('VEVENT')]).toEqual([200, true, false]);
  });

  it.each(['abc', '1;2', Array.from({ length: 201 }, (_, one) => one + 1).join(',')])(
    'are refused with a 400 that names the parameter where they are asked as « %s »',
    async (ids) => {
      const { status, body } = await api.request(`${PATH}/calendar.ics?ids=${ids}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['ids']]);
    },
  );
});

describe('similar scholarships', () => {
  const similar = async (id: number) => api.request<ScholarshipSummary[]>(`${PATH}/${id}/similar/`);

  it('are the three open ones that are most alike, by level, field, country and coverage, then the nearest deadline', async () => {
    const like = {
      level: 'postdoc',
      field_of_study: 'Océanographie',
      country: 'Japon',
      coverage_type: 'living_expenses',
    };
    const one = await scholarshipRow(api, like);
    const country = await scholarshipRow(api, { ...like, field_of_study: 'Droit' });
    const later = await scholarshipRow(api, { ...like, deadline: '2098-12-01' });
    const twin = await scholarshipRow(api, {
      ...like,
      field_of_study: 'oceanographie',
      deadline: '2098-11-01',
    });
    await scholarshipRow(api, { ...like, level: 'licence' });
    await scholarshipRow(api, { ...like, deadline: '2020-01-01' });
    await scholarshipRow(api, { ...like, status: 'draft', published_at: null });
    const { body } = await similar(one);
    expect(body.map(({ id }) => id)).toEqual([twin, later, country]);
  });

  it('are there for one that is closed, which is not among them', async () => {
    const closed = await scholarshipRow(api, { status: 'closed' });
    const { status, body } = await similar(closed);
    expect([status, body.length]).toEqual([200, 3]);
    expect(body.map(({ id }) => id)).not.toContain(closed);
  });

  it('are refused for a draft and for one that does not exist', async () => {
    const draft = await scholarshipRow(api, { status: 'draft', published_at: null });
    for (const id of [draft, 2_000_000_000]) expect((await similar(id)).status).toBe(404);
  });
});
