import { describe, expect, it } from 'vitest';
import {
  eligibilityReasons,
  overallVerdict,
  readRequirements,
  type Student,
  type WrittenRequirements,
} from './eligibility.rules.js';
import { readFieldOfStudy } from './fields-of-study.rules.js';
import type { EligibilityCriterion } from './scholarship-eligibility.contract.js';

const asked: WrittenRequirements = {
  level: 'master',
  field_of_study: 'Informatique',
  min_gpa: 3,
  language_requirements: { Français: 'B2' },
  eligible_countries: ['Cameroun', 'Gabon'],
};
const student: Student = {
  level: 'master',
  country: 'CM',
  field: readFieldOfStudy('Informatique'),
  grade: { value: 16, scale: 20 },
  languages: new Map([['fr', 'C1']]),
};
const unsaid: Student = {
  level: undefined,
  country: undefined,
  field: undefined,
  grade: undefined,
  languages: new Map(),
};

function reasons(own: Partial<Student>, written: Partial<WrittenRequirements> = {}) {
  return eligibilityReasons(readRequirements({ ...asked, ...written }), { ...student, ...own });
}

function reason(criterion: EligibilityCriterion, ...of: Parameters<typeof reasons>) {
  const { verdict, text } = reasons(...of).find((one) => one.criterion === criterion)!;
  return [verdict, text];
}

describe('the verdict on a scholarship', () => {
  it('is yes where every criterion says yes', () => {
    expect(overallVerdict(reasons({}))).toBe('yes');
    expect(reasons({}).map(({ criterion }) => criterion)).toEqual([
      'level',
      'country',
      'field',
      'grade',
      'languages',
    ]);
  });

  it('is to check where one is to check and none says no', () => {
    expect(overallVerdict(reasons({ grade: undefined }))).toBe('to_check');
  });

  it('is no as soon as one says no, whatever the others say', () => {
    expect(overallVerdict(reasons({ level: 'licence', grade: undefined }))).toBe('no');
  });

  it('is to check for one who says nothing, with what is asked by each criterion', () => {
    const all = reasons(unsaid);
    expect(all.map(({ verdict }) => verdict)).toEqual(Array(5).fill('to_check'));
    expect(all.map(({ text }) => text)).toEqual([
      'Niveau demandé : Master. Dites pour quel niveau vous cherchez.',
      'Réservée à certaines nationalités : Cameroun, Gabon. Dites quelle est la vôtre.',
      'Domaine demandé : « Informatique ». Dites quel est le vôtre.',
      'Une moyenne d’au moins 3,0/4 est demandée. Dites quelle est la vôtre.',
      'Français B2 demandé : dites votre niveau.',
    ]);
  });

  it('is yes for one who says nothing where nothing but the level is asked', () => {
    const open = {
      field_of_study: 'Toutes disciplines',
      min_gpa: null,
      language_requirements: '',
      eligible_countries: [],
    };
    expect(overallVerdict(reasons({ ...unsaid, level: 'master' }, open))).toBe('yes');
  });
});

describe('the level', () => {
  it('is the one that the scholarship pays for', () => {
    expect(reason('level', {})).toEqual(['yes', 'Cette bourse finance un master, comme vous le cherchez.']);
  });

  it('or it is not', () => {
    expect(reason('level', { level: 'doctorat' })).toEqual([
      'no',
      'Cette bourse finance un master, et vous cherchez pour un doctorat.',
    ]);
  });
});

describe('the country', () => {
  it('is named', () => {
    expect(reason('country', {})[0]).toBe('yes');
  });

  it('is not named', () => {
    expect(reason('country', { country: 'SN' })).toEqual([
      'no',
      'Réservée à ces nationalités : Cameroun, Gabon.',
    ]);
  });

  it('is any where none is named', () => {
    expect(reason('country', { country: undefined }, { eligible_countries: [] })).toEqual([
      'yes',
      'Toutes les nationalités peuvent candidater.',
    ]);
  });

  it('is to check where the list holds a group that we do not know', () => {
    const written = { eligible_countries: ['Gabon', 'Pays en développement'] };
    expect(reason('country', {}, written)).toEqual([
      'to_check',
      'Ouverte aussi à : Pays en développement. Vérifiez que votre pays en fait partie.',
    ]);
  });

  it('of a long list names five and counts the others', () => {
    const written = { eligible_countries: ['Gabon', 'Tchad', 'Togo', 'Bénin', 'Mali', 'Niger', 'Maroc'] };
    expect(reason('country', {}, written)[1]).toBe(
      'Réservée à ces nationalités : Gabon, Tchad, Togo, Bénin, Mali et 2 autres.',
    );
  });
});

describe('the field of study', () => {
  it.each([
    ['Informatique', 'yes', 'Votre domaine correspond : « Informatique ».'],
    [
      'Génie civil',
      'to_check',
      'Domaine demandé : « Informatique ». Vérifiez que votre formation en relève.',
    ],
    ['Droit', 'no', 'Cette bourse est réservée au domaine « Informatique ».'],
  ])('of « %s » is %s', (field, verdict, text) => {
    expect(reason('field', { field: readFieldOfStudy(field) })).toEqual([verdict, text]);
  });
});

describe('the grade', () => {
  it.each([
    [16, 20, 'yes', 'Votre moyenne de 16/20 fait 3,2/4 : c’est assez, 3,0/4 demandé au moins.'],
    [
      ...([14, 20, 'to_check'] as const),
      'Votre moyenne de 14/20 fait 2,8/4 en proportion, mais 3,7/4 dans la grille que suivent beaucoup d’universités : vérifiez auprès de l’organisme, qui demande 3,0/4.',
    ],
    [10, 20, 'no', 'Votre moyenne de 10/20 fait 2,0/4 : 3,0/4 est demandé au moins.'],
    [3, 4, 'yes', 'Votre moyenne est de 3,0/4 : c’est assez, 3,0/4 demandé au moins.'],
  ] as const)('of %d out of %i is %s', (value, scale, verdict, text) => {
    expect(reason('grade', { grade: { value, scale } })).toEqual([verdict, text]);
  });

  it.each([null, 0])('is not asked where the least is %s', (min_gpa) => {
    expect(reason('grade', { grade: undefined }, { min_gpa })).toEqual([
      'yes',
      'Aucune moyenne minimale n’est demandée.',
    ]);
  });
});

describe('the languages', () => {
  it('are spoken well enough', () => {
    expect(reason('languages', {})).toEqual(['yes', 'Français B2 demandé, vous avez C1.']);
  });

  it('all count where all are asked for', () => {
    const written = { language_requirements: { Français: 'B2', Anglais: 'B2' } };
    expect(reason('languages', {}, written)).toEqual([
      'to_check',
      'Français B2 demandé, vous avez C1. Anglais B2 demandé : dites votre niveau.',
    ]);
  });

  it('one is enough where the scholarship says so', () => {
    const written = { language_requirements: 'Français B2 ou anglais B2' };
    expect(reason('languages', {}, written)).toEqual(['yes', 'Français B2 demandé, vous avez C1.']);
  });

  it('none of those that would be enough is spoken', () => {
    const written = { language_requirements: 'Allemand B2 ou anglais B2' };
    const languages: Student['languages'] = new Map([
      ['de', 'none'],
      ['en', 'A1'],
    ]);
    expect(reason('languages', { languages }, written)).toEqual([
      'no',
      'Une de ces langues suffit. Allemand B2 demandé, et vous ne parlez pas cette langue. Anglais B2 demandé, vous avez A1.',
    ]);
  });

  it('one level below is to check: a test may prove better', () => {
    const languages: Student['languages'] = new Map([['fr', 'B1']]);
    expect(reason('languages', { languages })).toEqual([
      'to_check',
      'Français B2 demandé, vous avez B1 : il vous manque un niveau, un test le prouvera peut-être d’ici la candidature.',
    ]);
  });

  it('without a level that is said are to check', () => {
    const languages: Student['languages'] = new Map([['fr', 'B2']]);
    expect(reason('languages', { languages }, { language_requirements: 'Français' })).toEqual([
      'to_check',
      'Français demandé, sans niveau précisé : vous avez B2, vérifiez auprès de l’organisme.',
    ]);
  });

  it('that we cannot read are to check, as they are written', () => {
    expect(reason('languages', {}, { language_requirements: 'Langue du pays d’accueil' })).toEqual([
      'to_check',
      'Langues demandées : Langue du pays d’accueil. Vérifiez auprès de l’organisme.',
    ]);
  });

  it('are none where none is asked for', () => {
    expect(reason('languages', { languages: new Map() }, { language_requirements: {} })).toEqual([
      'yes',
      'Aucun niveau de langue n’est exigé.',
    ]);
  });
});
