import {
  SCHOLARSHIP_LEVEL_LABELS,
  type ScholarshipLevel,
} from '../scholarships/scholarship-choices.contract.js';
import {
  STUDY_LANGUAGES,
  type EligibilityVerdict,
  type LanguageSkill,
} from './scholarship-eligibility.contract.js';
import type { AskedLanguage } from './language-requirements.rules.js';

const mark = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const decimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const NAMED = 5;

const ofLevel: Record<ScholarshipLevel, string> = {
  licence: 'une licence',
  master: 'un master',
  doctorat: 'un doctorat',
  postdoc: 'un post-doctorat',
};
const languageOf = ({ language }: AskedLanguage) => STUDY_LANGUAGES[language].toLowerCase();

/** Why each criterion says what it says, to the student. */
export const reasonsContent = {
  level: {
    yes: (asked: ScholarshipLevel) => `Cette bourse finance ${ofLevel[asked]}, comme vous le cherchez.`,
    no: (asked: ScholarshipLevel, own: ScholarshipLevel) =>
      `Cette bourse finance ${ofLevel[asked]}, et vous cherchez pour ${ofLevel[own]}.`,
    unsaid: (asked: ScholarshipLevel) =>
      `Niveau demandé : ${SCHOLARSHIP_LEVEL_LABELS[asked]}. Dites pour quel niveau vous cherchez.`,
  },
  country: {
    all: 'Toutes les nationalités peuvent candidater.',
    yes: 'Votre nationalité fait partie de celles qui peuvent candidater.',
    no: (eligible: readonly string[]) => `Réservée à ces nationalités : ${shortList(eligible)}.`,
    unsure: (unknown: readonly string[]) =>
      `Ouverte aussi à : ${shortList(unknown)}. Vérifiez que votre pays en fait partie.`,
    unsaid: (eligible: readonly string[]) =>
      `Réservée à certaines nationalités : ${shortList(eligible)}. Dites quelle est la vôtre.`,
  },
  field: {
    any: 'Tous les domaines d’études sont acceptés.',
    yes: (asked: string) => `Votre domaine correspond : « ${asked} ».`,
    near: (asked: string) => `Domaine demandé : « ${asked} ». Vérifiez que votre formation en relève.`,
    no: (asked: string) => `Cette bourse est réservée au domaine « ${asked} ».`,
    unsaid: (asked: string) => `Domaine demandé : « ${asked} ». Dites quel est le vôtre.`,
  },
  grade: {
    none: 'Aucune moyenne minimale n’est demandée.',
    yes: (own: string, least: number) => `${own} : c’est assez, ${outOf4(least)} demandé au moins.`,
    unsure: (own: string, usual: number, least: number) =>
      `${own} en proportion, mais ${outOf4(usual)} dans la grille que suivent beaucoup d’universités : vérifiez auprès de l’organisme, qui demande ${outOf4(least)}.`,
    no: (own: string, least: number) => `${own} : ${outOf4(least)} est demandé au moins.`,
    unsaid: (least: number) =>
      `Une moyenne d’au moins ${outOf4(least)} est demandée. Dites quelle est la vôtre.`,
    own: (grade: number, scale: number, converted: number) =>
      scale === 4
        ? `Votre moyenne est de ${outOf4(grade)}`
        : `Votre moyenne de ${mark.format(grade)}/${scale} fait ${outOf4(converted)}`,
  },
  languages: {
    none: 'Aucun niveau de langue n’est exigé.',
    unread: (asked: string) => `Langues demandées : ${asked}. Vérifiez auprès de l’organisme.`,
  },
} as const;

/** A sentence about one language. */
export function languageReason(
  asked: AskedLanguage,
  own: LanguageSkill | undefined,
  verdict: EligibilityVerdict,
): string {
  const language = languageOf(asked);
  const what = asked.skill ? `${capital(language)} ${asked.skill} demandé` : `${capital(language)} demandé`;
  if (own === undefined) return `${what} : dites votre niveau.`;
  if (own === 'none') return `${what}, et vous ne parlez pas cette langue.`;
  if (verdict === 'yes') return `${what}, vous avez ${own}.`;
  if (asked.skill === null)
    return `${what}, sans niveau précisé : vous avez ${own}, vérifiez auprès de l’organisme.`;
  if (verdict === 'to_check')
    return `${what}, vous avez ${own} : il vous manque un niveau, un test le prouvera peut-être d’ici la candidature.`;
  return `${what}, vous avez ${own}.`;
}

function outOf4(value: number): string {
  return `${decimals.format(value)}/4`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function shortList(names: readonly string[]): string {
  const more = names.length - NAMED;
  if (more <= 0) return names.join(', ');
  return `${names.slice(0, NAMED).join(', ')} et ${more} ${more === 1 ? 'autre' : 'autres'}`;
}
