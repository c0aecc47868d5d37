import { IMPACT_FIGURE_LABELS } from '@livres/api/contract';

export const metricMessages = {
  name: 'chiffre |||| chiffres',
  the: 'le chiffre',
  fields: {
    ...IMPACT_FIGURE_LABELS,
    value: 'Valeur',
    origin: 'Provenance',
    entered_value: 'Valeur saisie',
    calculated_at: 'Calculé le',
  },
  values: { origin: { entered: 'saisi', calculated: 'calculé' } },
};

export const metrics = {
  title: 'Chiffres d’impact',
  refresh: 'Actualiser',
  refreshed: 'Chiffres actualisés',
  refresh_failed: 'Erreur lors du rafraîchissement des métriques',
  goals_chart: 'Avancement vers les objectifs',
  goals_chart_help: 'En pourcentage de chaque objectif, 100 % au plus, comme sur le site.',
  progress: 'Avancement',
  figure: 'Chiffre',
  today: 'Aujourd’hui',
  goal: 'Objectif',
  percent: (percentage: number) => `${percentage} %`,
  goal_progress: (name: string, percentage: number) => `${name} : ${percentage} % de l’objectif`,
  reached: (reached: string, percentage: number) => `${reached} aujourd’hui, soit ${percentage} %`,
  missing: (text: string, missing: number) => (missing === 0 ? 'objectif atteint' : `il en manque ${text}`),
  with_unit: (value: string, unit: string) => `${value} ${unit}`,
} as const;
