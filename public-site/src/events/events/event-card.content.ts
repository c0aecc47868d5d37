import { earlyBird, type PublicEvent } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatCount } from '../../shared/format/numbers';

export const cardContent = {
  loading: 'Chargement des événements…',
  tags: 'Mots-clés',
  otherTags: (count: number) => `et ${formatCount(count, 'autre', 'autres')}`,
  earlyBird: (percentage: number) => `Tarif anticipé −${percentage}\u00a0%`,
  cancelled: 'Événements annulés',
  dateToCome: 'Date à confirmer',
  free: 'Gratuit',
  full: 'Complet',
  reserve: 'Réserver ma place',
  join: 'Rejoindre la liste d’attente',
} as const;

/** What one pays at `now`: « Gratuit », « 15 € », the early-bird price while it runs. */
export function priceText(event: PublicEvent, now: Date): string {
  if (event.is_free) return cardContent.free;
  const early = earlyBird(event, now);
  return formatAmount(early?.runs ? early.price : event.price, event.currency);
}
