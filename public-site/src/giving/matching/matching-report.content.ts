import { MATCHING_CONDITION_LABELS, MATCHING_STATE_LABELS } from '@livres/api/contract';
import { matchedLabel } from '../../shared/content/sponsor-offers.content';
import { formatAmount } from '../../shared/format/euros';
import { formatCount } from '../../shared/format/numbers';

export const matchingReportContent = {
  title: 'Bilan de votre soutien',
  lead: (sponsor: string, campaign: string) =>
    `${sponsor}, voici ce que votre engagement a ajouté aux dons de la collecte «\u00a0${campaign}\u00a0».`,
  description: 'Ce qu’un mécène a ajouté aux dons d’une collecte.',
  matched: 'Ajouté par vous',
  left: 'Reste à ajouter',
  given: 'Donné par les donateurs',
  gifts: 'Dons abondés',
  terms: 'Votre engagement',
  ratio: (ratio: number) => `Dons ${matchedLabel(ratio)}`,
  ceiling: 'Plafond par don',
  total: 'Montant promis',
  dates: 'Du premier au dernier jour',
  condition: 'Pour quels dons',
  state: 'État',
  reason: 'Raison de l’arrêt',
  conditions: MATCHING_CONDITION_LABELS,
  states: MATCHING_STATE_LABELS,
  amount: (euros: number) => formatAmount(euros, 'EUR'),
  count: (gifts: number) => formatCount(gifts, 'don', 'dons'),
  days: 'Jour par jour',
  day: 'Jour',
  none: 'Aucun don n’a encore été abondé.',
  file: 'Télécharger le tableau (CSV)',
  toCampaign: 'Voir la collecte',
  note: 'Ces sommes suivent les dons en direct\u00a0: ce que vous aviez ajouté à un don remboursé vous est rendu. Aucun donateur n’est nommé.',
};
