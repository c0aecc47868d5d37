import {
  ELIGIBILITY_MESSAGES,
  type EligibilityAnswer,
  type EligibilityPage,
  type EligibilityReason,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, put } from '../factories/api.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { stopClock } from '../factories/time.ts';

const PATH = '/universities/scholarships/eligibility/';
const OPEN = { field_of_study: 'Toutes disciplines' };

let ids: Record<'open' | 'early' | 'african' | 'strict' | 'licence' | 'past' | 'draft' | 'suspended', number>;
const api = testApi();
beforeAll(async () => {
  ids = {
    open: await scholarshipRow(api, { ...OPEN, deadline: '2027-05-01' }),
    early: await scholarshipRow(api, { ...OPEN, deadline: '2027-03-01' }),
    african: await scholarshipRow(api, {
      ...OPEN,
      deadline: '2027-02-01',
      eligible_countries: ['Afrique francophone'],
    }),
    strict: await scholarshipRow(api, {
      deadline: '2027-04-01',
      min_gpa: 3,
      language_requirements: JSON.stringify({ Français: 'B2' }),
      eligible_countries: ['Cameroun', 'Gabon'],
    }),
    licence: await scholarshipRow(api, { ...OPEN, level: 'licence', deadline: '2027-01-31' }),
    past: await scholarshipRow(api, { ...OPEN, deadline: '2027-01-14' }),
    draft: await scholarshipRow(api, { ...OPEN, status: 'draft', published_at: null }),
    suspended: await scholarshipRow(api, { ...OPEN, status: 'suspended', deadline: '2027-06-01' }),
  };
  stopClock(api, new Date('2027-01-15T12:00:00Z'));
});

const ask = async (asked: Record<string, string | number> = {}) => {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return api.request<EligibilityPage>(`${PATH}?${query}`);
};
const page = async (asked: Record<string, string | number> = {}) => (await ask(asked)).body;
const told = ({ results }: EligibilityPage) =>
  results.map(({ scholarship, verdict }) => [scholarship.id, verdict]);

const STUDENT = {
  level: 'master',
  country: 'CM',
  field_of_study: 'Informatique',
  grade: 16,
  languages: 'fr:C1,en:B2',
};

describe('the scholarships that a student may apply to', () => {
  it('are all active ones: yes first, then the nearest deadline', async () => {
    expect(told(await page(STUDENT))).toEqual([
      [ids.african, 'yes'],
      [ids.early, 'yes'],
      [ids.strict, 'yes'],
      [ids.open, 'yes'],
      [ids.licence, 'no'],
    ]);
  });

  it('come with what is to check before what is refused', async () => {
    expect(told(await page({ ...STUDENT, languages: '', country: 'SN' }))).toEqual([
      [ids.african, 'yes'],
      [ids.early, 'yes'],
      [ids.open, 'yes'],
      [ids.licence, 'no'],
      [ids.strict, 'no'],
    ]);
    const { level, country } = STUDENT;
    expect(told(await page({ level, country }))[3]).toEqual([ids.strict, 'to_check']);
  });

  it('say why, criterion by criterion', async () => {
    const { results } = await page({ ...STUDENT, scholarship: ids.strict });
    expect(results[0]?.reasons).toEqual([
      {
        criterion: 'level',
        verdict: 'yes',
        text: 'Cette bourse finance un master, comme vous le cherchez.',
      },
      {
        criterion: 'country',
        verdict: 'yes',
        text: 'Votre nationalité fait partie de celles qui peuvent candidater.',
      },
      { criterion: 'field', verdict: 'yes', text: 'Votre domaine correspond : « Informatique ».' },
      {
        criterion: 'grade',
        verdict: 'yes',
        text: 'Votre moyenne de 16/20 fait 3,2/4 : c’est assez, 3,0/4 demandé au moins.',
      },
      { criterion: 'languages', verdict: 'yes', text: 'Français B2 demandé, vous avez C1.' },
    ] satisfies EligibilityReason[]);
  });

  it('are counted by verdict, whatever verdict is asked for', async () => {
    const summary = { yes: 3, to_check: 1, no: 1 };
    const { level, country } = STUDENT;
    expect(await page({ level, country })).toMatchObject({ count: 5, summary });
    const no = await page({ level, country, verdict: 'no' });
    expect(no).toMatchObject({ count: 1, summary });
    expect(told(no)).toEqual([[ids.licence, 'no']]);
  });

  it('come in pages, each leading to its neighbours', async () => {
    const second = await page({ ...STUDENT, page: 2, page_size: 2 });
    expect(told(second).map(([id]) => id)).toEqual([ids.strict, ids.open]);
    expect(second.count).toBe(5);
    expect(second.next).toContain('page=3');
    expect(second.previous).toContain('page=1');
  });

  it('leave out drafts, suspended ones and those whose deadline has passed', async () => {
    const shown = (await page({ page_size: 100 })).results.map(({ scholarship }) => scholarship.id);
    for (const id of [ids.past, ids.draft, ids.suspended]) expect(shown).not.toContain(id);
  });

  it('are to check or refused, never granted, to one who says nothing', async () => {
    expect((await page()).summary).toEqual({ yes: 0, to_check: 5, no: 0 });
  });

  it('follow what staff change, and the day', async () => {
    const later = await scholarshipRow(api, { ...OPEN, deadline: '2027-01-20' });
    const clock = stopClock(api, new Date('2027-01-20T22:59:00Z'));
    const shows = async (more: number) =>
      (await page({ ...STUDENT, page_size: more })).results.some(
        ({ scholarship }) => scholarship.id === later,
      );
    expect(await shows(91)).toBe(true);
    clock.set('2027-01-20T23:00:00Z');
    expect(await shows(92)).toBe(false);
    clock.set('2027-01-15T12:00:00Z');
    const editor = await api.asStaff('editeur');
    const path = `/admin/scholarships/${later}`;
    const { version } = (await editor(path)).body;
    await put(editor, path, { level: 'licence', version });
    const { body } = await editor(path);
    if (body.has_pending_changes) await editor(`${path}/publish`, { body: { version: body.version } });
    const changed = (await page({ ...STUDENT, scholarship: later })).results[0];
    expect(changed?.verdict).toBe('no');
  });
});

describe('one scholarship', () => {
  it('is judged alone', async () => {
    const answer = await page({ ...STUDENT, scholarship: ids.licence });
    expect(told(answer)).toEqual([[ids.licence, 'no']]);
    expect(answer).toMatchObject({ count: 1, summary: { yes: 0, to_check: 0, no: 1 } });
  });

  it.each(['past', 'suspended'] as const)('is judged even where it is %s', async (which) => {
    expect(told(await page({ ...STUDENT, scholarship: ids[which] }))).toEqual([[ids[which], 'yes']]);
  });

  it('is not judged where the public does not read it', async () => {
    for (const scholarship of [ids.draft, 2_000_000_000])
      expect(await page({ ...STUDENT, scholarship })).toMatchObject({ count: 0, results: [] });
  });
});

describe('the grade', () => {
  const grade = async (asked: Record<string, string | number>) => (await page(asked)).grade_out_of_4;

  it.each([
    [{ grade: 15 }, 3],
    [{ grade: '12,5' }, 2.5],
    [{ grade: 80, grade_scale: 100 }, 3.2],
    [{ grade: 3.4, grade_scale: 4 }, 3.4],
  ])('%j is told out of 4', async (asked, out) => expect(await grade(asked)).toBe(out));

  it('is not told where it is not said', async () => expect(await grade({})).toBeNull());

  it('of 14 out of 20 against 3.0 is to check: universities count it in two ways', async () => {
    const { results } = await page({ ...STUDENT, grade: 14, scholarship: ids.strict });
    const [answer] = results as [EligibilityAnswer];
    expect([answer.verdict, answer.reasons.find(({ criterion }) => criterion === 'grade')?.verdict]).toEqual([
      'to_check',
      'to_check',
    ]);
  });
});

describe('what cannot be is refused by the name of its parameter', () => {
  it.each([
    [{ level: 'bac' }, 'level', undefined],
    [{ country: 'Atlantide' }, 'country', ELIGIBILITY_MESSAGES.country_unknown],
    [{ grade: 'bien' }, 'grade', ELIGIBILITY_MESSAGES.grade_range],
    [{ grade: '-1' }, 'grade', ELIGIBILITY_MESSAGES.grade_range],
    [{ grade: '20.5' }, 'grade', ELIGIBILITY_MESSAGES.grade_range],
    [{ grade: 5, grade_scale: 4 }, 'grade', ELIGIBILITY_MESSAGES.grade_range],
    [{ grade: 101, grade_scale: 100 }, 'grade', ELIGIBILITY_MESSAGES.grade_range],
    [{ grade: 10, grade_scale: 10 }, 'grade_scale', ELIGIBILITY_MESSAGES.grade_scale],
    [{ languages: 'français' }, 'languages', undefined],
    [{ languages: 'xx:B2' }, 'languages', ELIGIBILITY_MESSAGES.languages],
    [{ languages: 'fr:B9' }, 'languages', undefined],
    [{ verdict: 'maybe' }, 'verdict', undefined],
    [{ scholarship: 'abc' }, 'scholarship', undefined],
    [{ page: 0 }, 'page', undefined],
  ])('%j', async (asked, parameter, message) => {
    const answer = await api.request(`${PATH}?${new URLSearchParams(asked as Record<string, string>)}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([parameter]);
    if (message) expect(answer.body.errors[parameter]).toBe(message);
  });

  it('a country is known by its name too, and what nobody reads is ignored', async () => {
    const named = await page({ ...STUDENT, country: 'cameroun', utm_source: 'lettre' });
    expect(told(named)).toEqual(told(await page(STUDENT)));
  });
});

it('answers the same with and without the slash at the end', async () => {
  expectAnswer(await api.request(`${PATH.replace(/\/$/, '')}?scholarship=${ids.open}`), 200, { count: 1 });
});
