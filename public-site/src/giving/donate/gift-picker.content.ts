import { impactOf, SUGGESTED_AMOUNTS } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';
import { impactContent } from '../shared/impact.content';

export const giftPickerContent = {
  form: 'Choisir un don',
  title: 'Je donne',
  frequency: 'À quel rythme\u00a0?',
  once: 'Une fois',
  monthly: 'Chaque mois',
  amount: 'Quel montant\u00a0?',
  other: 'Autre',
  otherSpoken: 'Un autre montant',
  free: 'Votre montant, en euros',
  submit: 'Donner',
  perMonth: ' par mois',
  everyMonth: ' chaque mois',
  next: 'Paiement sécurisé, sans compte à créer',
} as const;

/** What an amount does, from the figures that the form gives too: its books, then the rest. */
export function pickedEffect(euros: number): { books: number; first: string; rest: string } {
  const { books, crates, training } = impactOf(euros);
  const others = [
    ...(crates > 0 ? [formatCount(crates, 'caisse transportée', 'caisses transportées')] : []),
    ...(training ? [impactContent.training.replace('La', 'la')] : []),
  ];
  return {
    books,
    first: formatCount(books, 'livre', 'livres'),
    rest: others.length === 1 ? `et ${others[0]}` : others.join(' et ') || 'pour une bibliothèque',
  };
}

/** The first amounts of the form, as many as fit beside one's own. */
export const PICKED_AMOUNTS = SUGGESTED_AMOUNTS.slice(0, 3);
