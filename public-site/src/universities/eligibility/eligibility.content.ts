import type { EligibilityVerdict } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

export const eligibilityContent = {
  title: 'Suis-je éligible\u00a0?',
  lead: 'Dites-nous où vous en êtes\u00a0: nous vous répondons, bourse par bourse, et nous disons pourquoi.',
  description:
    'Niveau, nationalité, domaine, moyenne et langues : découvrez les bourses d’études auxquelles vous pouvez candidater, et pourquoi.',
  universities: 'Universités',
  form: 'Vos études',
  change: 'Modifier mes réponses',
  level: 'Niveau que vous visez',
  levelHelp: 'Celui des études que la bourse financerait.',
  levelNone: 'Choisissez un niveau',
  country: 'Votre nationalité',
  countryNone: 'Choisissez un pays',
  africa: 'Afrique',
  elsewhere: 'Autres pays',
  field: 'Votre domaine d’études',
  fieldHelp: 'Par exemple informatique, santé publique ou droit.',
  grade: 'Votre moyenne',
  gradeHelp: 'Celle de votre dernière année.',
  scale: 'Notée sur',
  languages: 'Vos langues',
  languagesHelp:
    'Votre niveau d’après le cadre européen (A1 à C2), même si vous n’avez pas encore de certificat.',
  otherLanguages: 'D’autres langues',
  languageNone: 'Non précisé',
  submit: 'Voir mes bourses',
  kept: 'Nous avons repris vos réponses précédentes\u00a0: elles ne sont gardées que sur cet appareil.',
  forget: 'Les effacer',
  private:
    'Rien de ce que vous écrivez ici n’est conservé par l’association. Ce que vous laissez vide sera «\u00a0à vérifier\u00a0».',
  results: 'Vos résultats',
  all: 'Toutes',
  summary: 'Par réponse',
  pages: 'Pages de résultats',
  shown: (count: number, yes: number) =>
    `${formatCount(count, 'bourse examinée', 'bourses examinées')}, dont ${yes} où vous êtes éligible.`,
  advice: 'Ce résultat est indicatif\u00a0: seul l’organisme qui attribue la bourse décide.',
  converted: (grade: string) => `Votre moyenne est comptée pour ${grade}/4.`,
  none: 'Aucune bourse dans ce groupe',
  noneText: 'Regardez les autres groupes, ou complétez vos réponses.',
  showAll: 'Voir toutes les bourses examinées',
  failed: 'Erreur de chargement',
  failedText: 'Impossible d’examiner les bourses.',
  loading: 'Nous examinons les bourses',
  forOne: 'Pour cette bourse',
  more: 'Être accompagné dans ma candidature',
  list: 'Voir la liste des bourses',
  clear: 'Recommencer',
} as const;

export const verdictGroups: Record<EligibilityVerdict, string> = {
  yes: 'Oui',
  to_check: 'À vérifier',
  no: 'Non',
};
