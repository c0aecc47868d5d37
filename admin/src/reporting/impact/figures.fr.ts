import type { FigureRecord } from '@livres/api/contract';
import { frenchDay, frenchMoment } from '../../shared/format/french-date';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';

/** A figure as it is printed, with its unit where it is money. */
export function figureText(value: number, unit: FigureRecord['unit']): string {
  return unit === 'euros' ? frenchMoney(value, 'EUR') : frenchNumber(value);
}

export const figures = {
  title: 'Chiffres du site',
  help: 'Ce que l’accueil du site affiche. Cliquez sur un chiffre pour le changer : Entrée l’enregistre, Échap y renonce.',
  help_reading: 'Ce que l’accueil du site affiche.',
  goals: 'Objectifs',
  goals_help: 'Où l’association en est, et où elle veut arriver.',
  change: (label: string, value: string) => `${label} : ${value}. Modifier`,
  field: (label: string) => `${label}, nouvelle valeur`,
  keys: 'Entrée enregistre, Échap renonce.',
  saving: 'Enregistrement…',
  empty: 'Indiquez un nombre, ou appuyez sur Échap pour y renoncer.',
  not_a_number: {
    count: 'Écrivez un nombre entier, par exemple 126 400.',
    euros: 'Écrivez un montant, par exemple 320 000 ou 320 000,50.',
  },
  too_much: (most: number) => `Écrivez ${frenchNumber(most)} au plus.`,
  saved: (label: string) => `${label} : chiffre mis à jour`,
  update_failed: 'Erreur lors de la mise à jour',
  not_saved: (typed: string) => `Pas enregistré : ${typed}`,
  retry: (typed: string) => `Réessayer avec ${typed}`,
  give_up: 'Y renoncer',
  contested: (who: string | null, at: string | null, value: string) =>
    `${who ?? 'Quelqu’un d’autre'} a mis ce chiffre à ${value}${at ? ` le ${frenchMoment(at)}` : ''}, après que vous l’avez ouvert.`,
  yours: (typed: string) => `Vous aviez saisi ${typed}.`,
  keep_theirs: (value: string) => `Garder ${value}`,
  keep_mine: (typed: string) => `Enregistrer ${typed}`,
  calculated: (at: string, from: string) => `Calculé le ${frenchDay(at)} : ${from}`,
  history: (label: string) => `Historique : ${label}`,
  history_short: 'Historique',
} as const;
