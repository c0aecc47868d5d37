import { PAYMENT_METHOD_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';

const AT_A_PROVIDER: readonly string[] = ['stripe', 'paypal', 'mobile_money', 'demo'];

/** Whether the provider can give the money back by itself; else staff do. */
export const isRefundedByProvider = ({ provider }: MoneyDonationRecord): boolean =>
  AT_A_PROVIDER.includes(provider);

/** What giving back this much of a gift does, a sentence each; `amount` is in major units. */
export function refundConsequences(gift: MoneyDonationRecord, amount: number, byHand: boolean): string[] {
  const { currency, campaign_name, payment_method, fees, email, refunded } = gift;
  const money = frenchMoney(amount, currency);
  const means = PAYMENT_METHOD_LABELS[payment_method].toLowerCase();
  const isWhole = Math.round((refunded + amount) * 100) >= Math.round(gift.amount * 100);
  return [
    byHand
      ? `Vous rendez vous-même ${money} au donateur : aucun prestataire n’est prévenu.`
      : `${money} retournent au donateur par le même moyen (${means}), sous 5 à 10 jours.`,
    campaign_name
      ? `Le total de la campagne « ${campaign_name} » baisse de ${money}.`
      : `Le total des dons à l’association baisse de ${money}.`,
    isWhole
      ? 'Le reçu fiscal, s’il y en a un, est annulé.'
      : 'Le reçu fiscal, s’il y en a un, est annulé et remplacé par un autre, du montant qui reste.',
    ...(fees > 0 && !byHand
      ? [`Les frais du prestataire (${frenchMoney(fees, currency)}) ne sont en général pas rendus.`]
      : []),
    email
      ? 'Le donateur est prévenu par e-mail. On ne peut pas revenir en arrière.'
      : 'On ne peut pas revenir en arrière.',
  ];
}
