import { MOST_COMPARED } from './favorites-asked';

export const comparisonContent = {
  title: 'Comparer des bourses',
  description: 'Jusqu’à trois bourses côte à côte.',
  lead: 'Montant, prise en charge, dates et conditions, côte à côte.',
  favorites: 'Mes bourses favorites',
  choose: (title: string) => `Comparer «\u00a0${title}\u00a0»`,
  box: 'Comparer',
  form: 'Comparer des favoris',
  chosen: (count: number) => {
    if (count === 0) return `Cochez jusqu’à ${MOST_COMPARED} bourses pour les voir côte à côte.`;
    return count === 1 ? '1 bourse choisie\u00a0: cochez-en une autre.' : `${count} bourses choisies`;
  },
  noneTicked: `Cochez d’abord les bourses à comparer, ${MOST_COMPARED} au plus.`,
  submit: 'Comparer',
  table: 'Comparaison des bourses',
  criterion: 'Critère',
  remove: 'Retirer',
  removeOf: (title: string) => `Retirer de la comparaison\u00a0: ${title}`,
  add: 'Ajouter à la comparaison',
  gone: 'Une des bourses de cette comparaison n’existe plus.',
  none: {
    title: 'Rien à comparer',
    text: 'Ces bourses n’existent plus. Gardez-en quelques-unes, puis cochez celles à comparer.',
  },
  share: 'Partager cette comparaison',
  print: 'Imprimer',
  unknown: 'Non précisé',
  rows: {
    country: 'Pays',
    level: 'Niveau',
    field: 'Domaine',
    amount: 'Montant',
    coverage: 'Prise en charge',
    highest: 'Le plus élevé',
    widest: 'La plus complète',
    covered: (percentage: string) => `${percentage} des postes couverts`,
    duration: 'Durée',
    months: (count: number) => `${count}\u00a0mois`,
    deadline: 'Date limite',
    gpa: 'Moyenne minimale',
    noGpa: 'Aucune exigée',
    languages: 'Langues',
    noLanguages: 'Aucune exigée',
    countries: 'Pays éligibles',
    anyCountry: 'Tous les pays',
  },
} as const;
