import { paymentFailure } from '../payments/payment-failures.contract.js';
import { shownDonationReference } from './donation.contract.js';
import type { TransferInstructions } from '../payments/payments.dto.js';
import type { DonationRow } from './donation.entity.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';

/** By the first name of a person, by the name of an organisation. */
export function greeting({ donor_type, first_name, organization_name }: DonationRow): string {
  const name = (donor_type === 'particulier' ? first_name : organization_name || first_name).trim();
  return name ? `Bonjour ${name},` : 'Bonjour,';
}

export const money = ({ amount, currency }: DonationRow) => moneyInFrench(amount, currency);
const reference = (donation: DonationRow) => shownDonationReference(donation.reference);

const WHEN_KNOWN = {
  prélèvement: 'Votre banque le confirme d’ordinaire en cinq à sept jours ouvrés, quatorze au plus.',
  paiement: 'Le prestataire de paiement le vérifie\u00a0: sa réponse arrive d’ordinaire en quelques jours.',
} as const;

export const donationEmails = {
  refused: (donation: DonationRow, code: string | null, offersWallets: boolean) => ({
    subject: `Votre don de ${money(donation)} n’a pas pu être payé`,
    paragraphs: [
      `Le paiement de votre don de ${money(donation)} (référence ${reference(donation)}) n’a pas abouti.`,
      paymentFailure(code),
      'Vous pouvez réessayer, avec le même moyen de paiement ou un autre : tout ce que vous aviez écrit est gardé.',
      ...(offersWallets
        ? ['Sur la page de paiement par carte, Apple Pay et Google Pay sont proposés aussi.']
        : []),
    ],
  }),
  /** While a bank works on it: nothing has failed, and nothing has arrived. */
  processing: (donation: DonationRow) => {
    const what = donation.payment_method === 'sepa_debit' ? 'prélèvement' : 'paiement';
    return {
      subject: `Votre ${what} de ${money(donation)} est en cours`,
      paragraphs: [
        `Merci\u00a0! Le ${what} de votre don de ${money(donation)} (référence ${reference(donation)}) est en cours. ${WHEN_KNOWN[what]}`,
        'Vous n’avez rien à faire\u00a0: nous vous écrirons dès que la réponse sera connue, qu’il ait abouti ou non.',
      ],
    };
  },
  retry: 'Réessayer',
  newLink: (donation: DonationRow) => ({
    subject: 'Votre nouveau lien vers votre don',
    paragraphs: [
      `Voici un nouveau lien vers la page de votre don de ${money(donation)} (référence ${reference(donation)}), valable 90 jours.`,
      'Vous n’avez rien demandé ? Laissez ce message : personne d’autre que vous ne l’a reçu.',
    ],
  }),
  transfer: (donation: DonationRow, transfer: TransferInstructions) => ({
    subject: `Votre virement de ${money(donation)} : comment le faire`,
    paragraphs: [
      `Merci pour le don de ${money(donation)} que vous nous promettez. Il reste à faire le virement depuis votre banque :`,
      transferLines(donation, transfer),
      'La référence dans le libellé nous permet de reconnaître votre don. Nous vous écrirons dès qu’il sera arrivé, d’ordinaire en deux ou trois jours ouvrés.',
    ],
  }),
  reminder: (donation: DonationRow, transfer: TransferInstructions) => ({
    subject: `Votre virement de ${money(donation)} n’est pas encore arrivé`,
    paragraphs: [
      `Il y a une semaine, vous nous promettiez un don de ${money(donation)} par virement : nous ne l’avons pas encore reçu. Si vous l’avez déjà fait, merci, et ne tenez pas compte de ce message. Sinon, voici de quoi le faire :`,
      transferLines(donation, transfer),
      'Si vous avez changé d’avis, il n’y a rien à faire : sans virement, cette promesse s’efface d’elle-même et nous ne vous écrirons plus à son sujet.',
    ],
  }),
  refunded: (donation: DonationRow, amount: number, left: number) => ({
    subject: `Votre don : ${moneyInFrench(amount, donation.currency)} vous sont remboursés`,
    paragraphs: [
      `Nous vous remboursons ${moneyInFrench(amount, donation.currency)} de votre don ${reference(donation)}. La somme revient par le même chemin, d’ordinaire en cinq à dix jours.`,
      left > 0
        ? `Il reste de votre don ${moneyInFrench(left, donation.currency)}. Si un reçu fiscal avait été émis, un autre le remplacera.`
        : 'Votre don est remboursé en entier. Si un reçu fiscal avait été émis, il n’est plus valable.',
    ],
  }),
  /** No money of the giver's moves: nothing is given back, and nothing is asked for. */
  bounced: (donation: DonationRow) => ({
    subject: `Votre chèque de ${money(donation)} n’a pas été payé`,
    paragraphs: [
      `Votre banque n’a pas payé le chèque de ${money(donation)} de votre don ${reference(donation)}, et nous l’a retourné. Cela arrive, et aucune somme ne vous est demandée.`,
      'Votre don n’est donc pas reçu. Si un reçu fiscal avait été émis, il n’est plus valable.',
      'Si vous souhaitez toujours nous aider, un nouveau chèque, un virement ou un paiement sur notre site conviennent également.',
    ],
  }),
  track: 'Voir mon don',
  footer:
    'Ce bouton ouvre la page de votre don : elle est à vous, ne la transmettez pas. On y complète son nom et son adresse, et on y trouve son reçu.',
  panel: 'Ouvrir ce don dans le panneau',
  /** For the association; nobody is named. */
  otherPaymentToStaff: (donation: DonationRow, got: string) => ({
    subject: `À vérifier : un paiement ne correspond pas au don ${donation.reference}`,
    paragraphs: [
      `Un paiement de ${got} est arrivé pour le don ${donation.reference}, qui est de ${money(donation)}. La somme est au journal, en attente : ouvrez le don pour la rendre, ou pour l’accepter comme don.`,
    ],
  }),
  disputeToStaff: (donation: DonationRow, disputed: string) => ({
    subject: `Paiement contesté : don ${donation.reference}`,
    paragraphs: [
      `Un paiement de ${disputed} est contesté auprès de la banque. Répondez chez le prestataire de paiement avant sa date limite ; en attendant, la somme est retirée des totaux.`,
    ],
  }),
  paidTwiceToStaff: (donation: DonationRow, amount: number) => ({
    subject: `Payé deux fois : don ${donation.reference}`,
    paragraphs: [
      `Ce don a été payé deux fois. Le second paiement, de ${moneyInFrench(amount, donation.currency)}, est à rendre : son remboursement est demandé au prestataire.`,
    ],
  }),
  refundRefusedToStaff: (donation: DonationRow, refused: string) => ({
    subject: `Remboursement non abouti : don ${donation.reference}`,
    paragraphs: [
      `Le remboursement de ${refused} n’a pas abouti chez le prestataire de paiement. Rendez la somme autrement, ou réessayez.`,
    ],
  }),
};

function transferLines(
  donation: DonationRow,
  { holder, iban, bic, reference: wording }: TransferInstructions,
): string {
  return [
    `Bénéficiaire : ${holder}`,
    `IBAN : ${iban}`,
    ...(bic ? [`BIC : ${bic}`] : []),
    `Montant : ${money(donation)}`,
    `Libellé : ${wording}`,
  ].join('\n');
}
