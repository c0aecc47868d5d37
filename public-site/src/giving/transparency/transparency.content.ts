import { EXPENSE_CATEGORY_LABELS } from '@livres/api/contract';
import { formatCount, formatDecimals } from '../../shared/format/numbers';

export const transparencyContent = {
  year: (year: number) => `Année ${year}`,
  open: 'Comptes provisoires',
  closed: 'Comptes clos',
  income: 'Ce qui est entré',
  spending: 'Ce qui est sorti',
  gifts: 'Dons, remboursements déduits',
  tickets: 'Participations aux événements',
  fees: 'Frais de paiement et de banque',
  losses: 'Paiements repris par les banques',
  categories: EXPENSE_CATEGORY_LABELS,
  total: 'Total',
  what: 'Poste',
  amount: 'Montant',
  /** To the cent, so that a column reads as accounts do. */
  euros: (amount: number) => `${formatDecimals(amount, 2)}\u00a0€`,
  oneEuro: 'De votre euro',
  oneEuroHelp:
    'Ce que devient un euro dépensé pour nos actions et notre fonctionnement, frais de paiement à part.',
  cents: (cents: number) => formatCount(cents, 'centime', 'centimes'),
  empty: 'Aucune somme n’a encore été enregistrée.',
  unread: 'Les sommes n’ont pas pu être lues. Réessayez dans un instant.',
  file: 'Télécharger les sommes (CSV)',
  summary: 'Sur cette page',
};
