import { formatCount } from '../../shared/format/numbers';

export const monthContent = {
  previous: (month: string) => `Mois précédent\u00a0: ${month}`,
  next: (month: string) => `Mois suivant\u00a0: ${month}`,
  today: 'Ce mois-ci',
  none: (month: string) => `Aucun événement en ${month}.`,
  shown: (count: number, month: string) => `${formatCount(count, 'événement', 'événements')} en ${month}.`,
  hidden: (count: number) =>
    `${formatCount(count, 'autre événement', 'autres événements')} ce mois-ci\u00a0: les voir en liste`,
  cancelled: 'Annulé',
  allDay: 'Toute la journée',
} as const;
