import type { Scholarship } from '@livres/api/contract';
import { amountText } from '../shared/scholarship.content';
import { formatDay } from '../../shared/format/dates';
import { formatCount } from '../../shared/format/numbers';

export const detailContent = {
  universities: 'Universités',
  scholarships: 'Bourses d’études',
  loadingTitle: 'Bourse d’études',
  loading: 'La bourse se charge',
  notFound: 'Bourse introuvable',
  notFoundText: 'Cette bourse n’existe pas ou a été supprimée.',
  back: 'Retour aux bourses',
  failed: 'Erreur de chargement',
  failedText: 'Impossible de charger cette bourse.',
  forWhole: 'pour toute la durée',
  kept: (count: number) => formatCount(count, 'personne l’a gardée', 'personnes l’ont gardée'),
  description: 'Présentation',
  requirements: 'Conditions pour candidater',
  facts: 'L’essentiel',
  deadline: 'Date limite',
  duration: 'Durée',
  months: (count: number) => `${count}\u00a0mois`,
  level: 'Niveau',
  field: 'Domaine',
  coverage: 'Prise en charge',
  gpa: 'Moyenne minimale',
  languages: 'Langues demandées',
  countries: 'Pays éligibles',
  allCountries: 'Toutes nationalités',
  apply: 'Candidater',
  applyHere: 'Candidater en ligne',
  newTab: 's’ouvre dans un nouvel onglet',
  applyText: (organization: string) =>
    `La candidature se fait auprès de ${organization}, qui seul décide. Préparez votre dossier avant de l’ouvrir.`,
  noAddress:
    'L’organisme n’indique pas d’adresse pour candidater\u00a0: nous pouvons vous aider à le joindre.',
  until: (day: string) => `Jusqu’au ${day} inclus.`,
  expired: (day: string) => `Les candidatures sont closes depuis le ${day}.`,
  closed: 'Les candidatures à cette bourse sont closes.',
  suspended: 'Cette bourse est suspendue\u00a0: on ne peut pas candidater pour le moment.',
  draft: 'Cette bourse n’est pas encore en ligne.',
  open: 'Voir les bourses ouvertes',
  calendar: 'Ajouter l’échéance à mon agenda',
  calendarHelp: 'Fichier .ics, avec un rappel 30, 7 et 1 jours avant.',
  eligible: 'Suis-je éligible à cette bourse\u00a0?',
  yourVerdict: 'D’après vos réponses\u00a0:',
  compare: 'Comparer avec mon propre budget',
  links: 'Et ensuite\u00a0?',
  others: 'Voir les autres bourses',
  sameLevel: (level: string) => `Voir les bourses de niveau ${level.toLowerCase()}`,
  accompaniment: 'Être accompagné dans ma candidature',
  similar: 'D’autres bourses proches',
  share: 'Partager cette bourse',
} as const;

/** « 12 000 € », « Master en informatique, France. Candidatures jusqu’au 3 mars 2027. »: what search engines show. */
export function detailDescription(scholarship: Scholarship): string {
  const { organization, country, level_display, field_of_study, amount, deadline } = scholarship;
  const money = amount === null ? '' : ` ${amountText(amount)}.`;
  const until = formatDay(`${deadline}T12:00:00Z`);
  return `${organization}, ${country}. ${level_display}, ${field_of_study}.${money} Candidatures jusqu’au ${until}.`;
}
