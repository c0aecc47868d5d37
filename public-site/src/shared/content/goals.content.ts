import type { CampaignGoal, Currency, DonationKind } from '@livres/api/contract';
import { formatAmount } from '../format/euros';
import { formatCount, formatNumber } from '../format/numbers';

export const goalNames: Record<DonationKind, string> = {
  money: 'Dons d’argent',
  books: 'Livres',
  equipment: 'Équipements',
};

/** « 8 320 € sur 13 000 € », « 1 640 livres sur 4 000 ». */
export function goalText({ kind, current, goal }: CampaignGoal, currency: Currency): string {
  if (kind === 'money') return `${formatAmount(current, currency)} sur ${formatAmount(goal, currency)}`;
  const [one, many] =
    kind === 'books' ? (['livre', 'livres'] as const) : (['équipement', 'équipements'] as const);
  return `${formatCount(current, one, many)} sur ${formatNumber(goal)}`;
}

export const giveLabels: Record<DonationKind, { short: string; long: string }> = {
  money: { short: 'Donner', long: 'Faire un don' },
  books: { short: 'Offrir des livres', long: 'Offrir des livres' },
  equipment: { short: 'Offrir du matériel', long: 'Offrir du matériel' },
};
