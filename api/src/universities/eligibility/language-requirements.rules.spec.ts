import { describe, expect, it } from 'vitest';
import { languageVerdict, readAskedLanguages, type LanguageSkills } from './language-requirements.rules.js';
import type { LanguageSkill, StudyLanguage } from './scholarship-eligibility.contract.js';

describe('the languages that a scholarship asks for', () => {
  it('are read by language', () => {
    expect(
      readAskedLanguages([
        ['Français', 'B2'],
        ['Anglais', 'C1'],
      ]),
    ).toEqual({
      asked: [
        { language: 'fr', skill: 'B2' },
        { language: 'en', skill: 'C1' },
      ],
      isOneEnough: false,
      unread: '',
    });
  });

  it('are read by their code too', () => {
    expect(readAskedLanguages([['de', 'B1']]).asked).toEqual([{ language: 'de', skill: 'B1' }]);
  });

  it('are read from a sentence', () => {
    expect(readAskedLanguages('Français B2 et anglais B1')).toEqual({
      asked: [
        { language: 'fr', skill: 'B2' },
        { language: 'en', skill: 'B1' },
      ],
      isOneEnough: false,
      unread: '',
    });
  });

  it('one is enough where the sentence says « ou », and its level is that of both', () => {
    expect(readAskedLanguages('Français ou anglais (B2)')).toEqual({
      asked: [
        { language: 'fr', skill: 'B2' },
        { language: 'en', skill: 'B2' },
      ],
      isOneEnough: true,
      unread: '',
    });
  });

  it.each([
    ['IELTS 6.5', 'en', 'B2'],
    ['Anglais : IELTS 7,0', 'en', 'C1'],
    ['TOEFL iBT 80', 'en', 'B2'],
    ['HSK 4', 'zh', 'B2'],
    ['TOPIK niveau 3', 'ko', 'B1'],
    ['DALF C1', 'fr', 'C1'],
    ['Allemand courant', 'de', 'C1'],
    ['Notions de turc', 'tr', 'A2'],
    ['Japonais', 'ja', null],
  ])('« %s » is %s at %s', (sentence, language, skill) => {
    expect(readAskedLanguages(sentence).asked).toEqual([{ language, skill }]);
  });

  it.each(['', 'Aucune', 'Aucune exigence', 'Pas d’exigence particulière'])(
    'are none where it says « %s »',
    (sentence) => expect(readAskedLanguages(sentence)).toEqual({ asked: [], isOneEnough: false, unread: '' }),
  );

  it.each(['Langue du pays d’accueil', 'Français B2 et anglais B1 ou allemand B1'])(
    'are not sure where it says « %s »',
    (sentence) => expect(readAskedLanguages(sentence).unread).toBe(sentence),
  );

  it('are not sure where a language of the list is one that we do not know', () => {
    expect(readAskedLanguages([['Finnois', 'B1']])).toMatchObject({ asked: [], unread: 'Finnois B1' });
  });
});

describe('a language that is asked for', () => {
  const verdict = (asked: LanguageSkill | null, own?: LanguageSkill) => {
    const skills: LanguageSkills = new Map<StudyLanguage, LanguageSkill>(own ? [['en', own]] : []);
    return languageVerdict({ language: 'en', skill: asked }, skills);
  };

  it.each([
    ['B2', 'B2', 'yes'],
    ['B2', 'C1', 'yes'],
    ['B2', 'B1', 'to_check'],
    ['B2', 'A2', 'no'],
    ['A1', 'none', 'no'],
    ['B2', undefined, 'to_check'],
    [null, 'B2', 'to_check'],
    [null, 'C1', 'yes'],
    [null, 'none', 'no'],
  ] as const)('at %s is, for one who says %s: %s', (asked, own, expected) => {
    expect(verdict(asked, own)).toBe(expected);
  });
});
