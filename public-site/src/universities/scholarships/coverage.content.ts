import type { CoverageItem, CoverageItemKey, CoverageType } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatPercentage } from '../../shared/format/numbers';

export const coverageContent = {
  title: 'Ce que la bourse prend en charge',
  covered: 'Pris en charge',
  notCovered: 'Non pris en charge',
  estimate: 'estimation',
  share: 'Postes pris en charge',
  shareText: (covered: number, all: number) => `${covered} postes sur ${all}`,
  calculator: 'Calculateur financier',
  total: 'Montant total',
  monthly: 'Par mois',
  months: 'Durée',
  percentage: 'Couverture',
  unknown: 'Non communiqué',
  monthCount: (count: number) => `${count}\u00a0mois`,
  note: 'Les chiffres marqués «\u00a0estimation\u00a0» sont des repères pour ce genre de bourse\u00a0: seul le règlement de l’organisme fait foi.',
  tipTitle: 'Conseil pour votre budget',
} as const;

export const coverageExplanations: Record<CoverageType, string> = {
  complete:
    'Frais de scolarité, vie quotidienne, logement, assurance santé et voyage\u00a0: la bourse prend en charge l’essentiel de vos études.',
  partial:
    'La bourse paie une partie des frais de scolarité et une aide chaque mois. Le logement et le reste sont à votre charge.',
  tuition_only:
    'La bourse paie les frais de scolarité et rien d’autre. Prévoyez de quoi vous loger, manger et voyager.',
  living_expenses:
    'La bourse vous aide à vivre et à vous loger sur place. Les frais de scolarité restent à votre charge.',
};

export const coverageTips: Record<CoverageType, string> = {
  complete:
    'La première mensualité arrive souvent un ou deux mois après la rentrée\u00a0: gardez de quoi tenir jusque-là, visa et dépôt de garantie compris.',
  partial:
    'Cherchez un logement en résidence universitaire dès l’admission, et comptez dès maintenant la part des frais de scolarité qui vous revient.',
  tuition_only:
    'Le logement et la nourriture pèsent en général plus que les frais de scolarité\u00a0: cumulez, si le règlement le permet, avec une aide pour vivre.',
  living_expenses:
    'Demandez à l’université le montant exact des frais de scolarité, et s’ils peuvent être réduits ou payés en plusieurs fois.',
};

export const coverageItems: Record<CoverageItemKey, string> = {
  tuition: 'Frais de scolarité',
  allowance: 'Allocation mensuelle',
  housing: 'Logement',
  health: 'Assurance santé',
  travel: 'Voyage',
};

/** `70 %`, `800 € par mois`, `jusqu’à 600 € par mois`, `une fois par an`. */
export function estimateText({ measure, value }: NonNullable<CoverageItem['estimate']>): string {
  if (measure === 'percent') return formatPercentage(value);
  if (measure === 'yearly') return value === 1 ? 'une fois par an' : `${value} fois par an`;
  const monthly = `${formatAmount(value, 'EUR')} par mois`;
  return measure === 'monthly_at_most' ? `jusqu’à ${monthly}` : monthly;
}

export const budgetContent = {
  text: 'Écrivez ce que vous pensez dépenser\u00a0: le calcul se fait sur votre appareil et n’est envoyé à personne.',
  months: 'Mois sur place',
  tuition: 'Frais de scolarité par an (€)',
  housing: 'Logement par mois (€)',
  living: 'Vie quotidienne par mois (€)',
  travel: 'Voyage et visa, en tout (€)',
  need: 'Il vous faut',
  grant: 'La bourse apporte',
  missing: 'Il reste à trouver',
  left: 'Il vous reste',
  perMonth: (amount: string) => `soit ${amount} par mois`,
  share: (percentage: string) => `La bourse couvre ${percentage} de votre budget.`,
  whole: 'La bourse couvre tout votre budget.',
  unknown:
    'Le montant de la bourse n’est pas communiqué\u00a0: demandez-le à l’organisme avant de vous engager.',
} as const;
