import {
  deadlineUrgency,
  type CoverageType,
  type DeadlineUrgency,
  type Scholarship,
} from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatCount } from '../../shared/format/numbers';
import type { BadgeTone } from '../../shared/ui/Badge';

export const scholarshipContent = {
  featured: 'À la une',
  deadline: 'Date limite',
  amountUnknown: 'Montant non communiqué',
  views: (count: number) => formatCount(count, 'consultation', 'consultations'),
  loading: 'Les bourses d’études se chargent',
} as const;

/** What a scholarship pays for, as the card says it beside the amount. */
export const COVERAGE_SENTENCES: Record<CoverageType, string> = {
  complete: 'Couverture complète',
  partial: 'Couverture partielle',
  tuition_only: 'Frais de scolarité',
  living_expenses: 'Frais de vie',
};

/** `12 000 €`, or that nobody says. */
export function amountText(amount: Scholarship['amount']): string {
  return amount === null ? scholarshipContent.amountUnknown : formatAmount(amount, 'EUR');
}

const DEADLINE_TONES: Record<DeadlineUrgency, BadgeTone> = {
  expired: 'quiet',
  critical: 'bad',
  warning: 'warm',
  normal: 'good',
};

/** The last day counts as expired, and is the most pressing one for whoever may still apply. */
export function deadlineTone(days: number): BadgeTone {
  return days === 0 ? DEADLINE_TONES.critical : DEADLINE_TONES[deadlineUrgency(days)];
}

/** `Plus que 3 jours`, `12 jours restants`, `Encore 4 mois`. The last day still takes applications: it says so. */
export function deadlineText(days: number): string {
  if (days < 0) return 'Expirée';
  if (days === 0) return 'Expire aujourd’hui';
  if (days === 1) return 'Expire demain';
  if (days <= 60) return `${days}\u00a0jours restants`;
  return `Encore ${Math.floor(days / 30.4)}\u00a0mois`;
}
