import { describe, expect, it } from 'vitest';
import { askedProfile, isSaid, readProfile } from './eligibility-criteria';

const read = (query: string) => readProfile(new URLSearchParams(query));

describe('the profile of an address', () => {
  it('is what a student says of themself', () => {
    expect(
      read('level=master&country=CM&field_of_study=Droit&grade=14&grade_scale=20&fr=C1&en=none').profile,
    ).toEqual({
      level: 'master',
      country: 'CM',
      field_of_study: 'Droit',
      grade: '14',
      grade_scale: '20',
      fr: 'C1',
      en: 'none',
    });
  });

  it.each(['level=bac', 'country=Cameroun', 'fr=B9', 'xx=B2', 'grade_scale=20', 'page=2', 'level='])(
    'holds nothing of « %s »',
    (query) => expect(isSaid(read(query).profile)).toBe(false),
  );

  it.each([
    ['grade=14', '14', '20'],
    ['grade=3,25&grade_scale=4', '3,25', '4'],
    ['grade=100&grade_scale=100', '100', '100'],
    ['grade=0', '0', '20'],
  ])('takes « %s »', (query, grade, grade_scale) => {
    expect(read(query)).toMatchObject({ profile: { grade, grade_scale }, gradeFault: undefined });
  });

  it.each(['grade=21', 'grade=-1', 'grade=bien', 'grade=5&grade_scale=4', 'grade=101&grade_scale=100'])(
    'does not take « %s », says so and keeps what was typed',
    (query) => {
      const { profile, typed, gradeFault } = read(query);
      expect(profile).toEqual({});
      expect(typed.grade).toBe(new URLSearchParams(query).get('grade'));
      expect(gradeFault).toMatch(/^Votre moyenne est un nombre/);
    },
  );
});

it('asks the api for languages in one parameter', () => {
  expect(askedProfile({ level: 'master', en: 'B2', fr: 'C1', grade: '14', grade_scale: '20' })).toEqual({
    level: 'master',
    grade: '14',
    grade_scale: '20',
    languages: 'fr:C1,en:B2',
  });
  expect(askedProfile({ country: 'CM' })).toEqual({ country: 'CM' });
});
