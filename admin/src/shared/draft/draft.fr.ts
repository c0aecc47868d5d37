import { frenchMoment } from '../format/french-date';

export const draft = {
  found: (at: string) =>
    `Vous aviez commencé cette fiche le ${frenchMoment(at)} : elle est reprise là où vous l’aviez laissée.`,
  discard: 'Repartir de zéro',
} as const;
