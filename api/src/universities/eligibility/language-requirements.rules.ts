import type { AskedLanguages as WrittenLanguages } from '../scholarships/scholarship.contract.js';
import { plainWords } from '../../platform/http/plain-letters.contract.js';
import {
  LANGUAGE_SKILLS,
  STUDY_LANGUAGES,
  type EligibilityVerdict,
  type LanguageSkill,
  type StudyLanguage,
  STUDY_LANGUAGE_CODES,
} from './scholarship-eligibility.contract.js';

export interface AskedLanguage {
  language: StudyLanguage;
  /** Null where the level cannot be read. */
  skill: LanguageSkill | null;
}

export interface AskedLanguages {
  asked: readonly AskedLanguage[];
  /** One of them is enough. */
  isOneEnough: boolean;
  /** As staff wrote it, where we cannot read it, or not for sure. */
  unread: string;
}

export type LanguageSkills = ReadonlyMap<StudyLanguage, LanguageSkill>;

const NAMES: Record<StudyLanguage, RegExp> = {
  fr: /\b(francais|francophone|french|delf|dalf|tcf|tef)\b/,
  en: /\b(anglais|anglophone|english|ielts|toefl|toeic)\b/,
  de: /\b(allemand|german|testdaf|goethe|dsh)\b/,
  ar: /\b(arabe|arabic)\b/,
  zh: /\b(chinois|mandarin|chinese|hsk)\b/,
  ko: /\b(coreen|korean|topik)\b/,
  es: /\b(espagnol|spanish|dele)\b/,
  it: /\b(italien|italian)\b/,
  ja: /\b(japonais|japanese|jlpt)\b/,
  nl: /\b(neerlandais|flamand|dutch)\b/,
  pt: /\b(portugais|portuguese)\b/,
  ru: /\b(russe|russian)\b/,
  tr: /\b(turc|turkish)\b/,
};

/** Tests by the least mark of each level (tables of their makers), and words that stand for a level. */
const MARKS: readonly (readonly [RegExp, readonly (readonly [number, LanguageSkill])[]])[] = [
  [
    /ielts\D{0,12}(\d(?:[.,]\d)?)/,
    [
      [8.5, 'C2'],
      [7, 'C1'],
      [5.5, 'B2'],
      [4, 'B1'],
    ],
  ],
  [
    /toefl\D{0,12}(\d{2,3})/,
    [
      [114, 'C2'],
      [95, 'C1'],
      [72, 'B2'],
      [42, 'B1'],
    ],
  ],
  [
    /toeic\D{0,12}(\d{3})/,
    [
      [945, 'C1'],
      [785, 'B2'],
      [550, 'B1'],
      [225, 'A2'],
    ],
  ],
  [
    /hsk\D{0,8}(\d)/,
    [
      [6, 'C2'],
      [5, 'C1'],
      [4, 'B2'],
      [3, 'B1'],
      [2, 'A2'],
      [1, 'A1'],
    ],
  ],
  [
    /topik\D{0,8}(\d)/,
    [
      [6, 'C2'],
      [5, 'C1'],
      [4, 'B2'],
      [3, 'B1'],
      [2, 'A2'],
      [1, 'A1'],
    ],
  ],
];
const LABELS: readonly (readonly [RegExp, LanguageSkill])[] = [
  [/\b(maternelle|natif|native|bilingue)\b/, 'C2'],
  [/\b(courant|courante|avance|fluent|maitrise)\b/, 'C1'],
  [/\b(intermediaire|autonome)\b/, 'B1'],
  [/\b(elementaire|notions|bases)\b/, 'A2'],
  [/\b(debutant)\b/, 'A1'],
];
const NOTHING = /^(|aucune?.*|neant|non|sans.*|pas d.*)$/;
const FREE_TO_CHOOSE = /\bou\b|\/|au choix/i;

/** Reads what is asked: a level by language (all of them), or a sentence, where « ou » makes one enough. */
export function readAskedLanguages(written: WrittenLanguages): AskedLanguages {
  if (typeof written === 'string') return readSentence(written);
  const asked = written.flatMap(([name, level]) =>
    languagesIn(name).map((language) => ({ language, skill: skillIn(level) ?? skillIn(name) })),
  );
  const isRead = written.every(([name]) => languagesIn(name).length === 1);
  const unread = written.map(([name, level]) => `${name} ${level}`.trim()).join(', ');
  return { asked, isOneEnough: false, unread: isRead ? '' : unread };
}

function readSentence(sentence: string): AskedLanguages {
  if (NOTHING.test(plainWords(sentence))) return { asked: [], isOneEnough: false, unread: '' };
  const parts = sentence.split(/[,;+/]|\bou\b|\bet\b/i);
  const asked = parts.flatMap((part, index) => {
    // « Français ou anglais B2 »: a level written once applies to what comes before it too.
    const skill = parts
      .slice(index)
      .reduce<LanguageSkill | null>((known, next) => known ?? skillIn(next), null);
    return languagesIn(part).map((language) => ({ language, skill }));
  });
  const isOneEnough = FREE_TO_CHOOSE.test(sentence);
  const isMixed = isOneEnough && /\bet\b/i.test(sentence);
  return { asked, isOneEnough, unread: asked.length === 0 || isMixed ? sentence : '' };
}

function languagesIn(text: string): StudyLanguage[] {
  const words = plainWords(text);
  if (words in STUDY_LANGUAGES) return [words as StudyLanguage];
  return STUDY_LANGUAGE_CODES.filter((language) => NAMES[language].test(words));
}

function skillIn(text: string): LanguageSkill | null {
  const level = /\b([ABC][12])\b/i.exec(text)?.[1]?.toUpperCase();
  if (level) return level as LanguageSkill;
  const small = text.toLowerCase();
  for (const [test, marks] of MARKS) {
    const mark = Number(test.exec(small)?.[1]?.replace(',', '.'));
    const met = marks.find(([least]) => mark >= least);
    if (met) return met[1];
  }
  return LABELS.find(([word]) => word.test(plainWords(text)))?.[1] ?? null;
}

const rank = (skill: LanguageSkill) => LANGUAGE_SKILLS.indexOf(skill);

/** The level asked for or above is yes; one level below, or what either side does not say, is to check. */
export function languageVerdict({ language, skill }: AskedLanguage, own: LanguageSkills): EligibilityVerdict {
  const spoken = own.get(language);
  if (spoken === undefined) return 'to_check';
  if (spoken === 'none') return 'no';
  if (skill === null) return rank(spoken) >= rank('C1') ? 'yes' : 'to_check';
  const missing = rank(skill) - rank(spoken);
  if (missing <= 0) return 'yes';
  return missing === 1 ? 'to_check' : 'no';
}
