import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { PHYSICAL_DONATION_MESSAGES as MESSAGES } from './physical-donation.contract.js';
import {
  PHYSICAL_DONATION_STATUS_LABELS as LABELS,
  type PhysicalDonationStatus,
  TRANSACTION_STATUS_LABELS,
  type TransactionStatus,
} from './physical-donation-state.contract.js';

export const physicalDonationErrors = {
  /** For a donor, who followed a link. */
  linkUnknown: () => new Problem({ code: 'donation-introuvable', status: 404, detail: MESSAGES.not_found }),
  notFound: () =>
    new Problem({ code: 'don-introuvable', status: 404, detail: 'Ce don n’existe pas ou plus.' }),
  codeWrong: () =>
    new Problem({
      code: 'code-invalide',
      status: 400,
      detail: MESSAGES.code_wrong,
      errors: { code: MESSAGES.code_wrong },
    }),
  cannotBecome: (from: PhysicalDonationStatus, to: PhysicalDonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[from]} » ne peut pas devenir « ${LABELS[to]} ».`,
    }),
  collectionCannotBecome: (from: TransactionStatus, to: TransactionStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Une collecte « ${TRANSACTION_STATUS_LABELS[from]} » ne peut pas devenir « ${TRANSACTION_STATUS_LABELS[to]} ».`,
    }),
  changedMeanwhile: (current_version: number) =>
    new Problem({
      code: 'version-depassee',
      status: 409,
      detail: 'Votre don a changé entre-temps : rechargez la page, puis recommencez.',
      extra: { current_version },
    }),
  /** For a donor: staff read the states themselves. */
  wishesTooLate: (status: PhysicalDonationStatus) =>
    new Problem({
      code: 'souhaits-trop-tard',
      status: 409,
      detail: `Ce don est « ${LABELS[status]} » : ses souhaits de collecte ne changent plus.`,
    }),
  closed: (status: PhysicalDonationStatus) =>
    new Problem({
      code: 'don-clos',
      status: 409,
      detail: `Ce don est « ${LABELS[status]} » : sa fiche ne change plus. Ajoutez une note.`,
    }),
  needsMore: (status: 'pickup_scheduled' | 'completed') =>
    platformErrors.invalid({
      status:
        status === 'completed'
          ? 'Pour terminer une collecte, dites ce qui a été collecté : POST /donation-transactions/{id}/complete_pickup/.'
          : 'Pour planifier une collecte, dites le jour et le créneau : POST /donation-transactions/{id}/schedule_pickup/.',
    }),
  inTheBin: () =>
    new Problem({
      code: 'don-a-la-corbeille',
      status: 409,
      detail: 'Ce don est à la corbeille : restaurez-le d’abord.',
    }),
  notInTheBin: () =>
    new Problem({ code: 'don-en-cours', status: 409, detail: 'Ce don n’est pas à la corbeille.' }),
  stillNeeded: (status: PhysicalDonationStatus) =>
    new Problem({
      code: 'don-utile',
      status: 409,
      detail:
        status === 'completed'
          ? 'Un don collecté ne se supprime pas : il compte dans les totaux de sa campagne.'
          : 'Une collecte est planifiée et le donateur l’attend : annulez-la d’abord.',
    }),
  alreadyValidated: () =>
    new Problem({
      code: 'don-deja-valide',
      status: 409,
      detail: 'Ce don n’attend plus de code : il est déjà validé, ou il est annulé.',
    }),
  resendLimit: () => new Problem({ code: 'limite-de-renvois', status: 429, detail: MESSAGES.resend_limit }),
  pictureGone: () =>
    platformErrors.invalid({ picture_ids: 'Une des photos n’est plus là : ajoutez-la à nouveau.' }),
  tooManyPictures: () => platformErrors.invalid({ picture_ids: MESSAGES.pictures }),
  noPicture: () =>
    new Problem({ code: 'photo-introuvable', status: 404, detail: 'Cette photo n’est pas là, ou plus.' }),
  campaignClosed: (kind: string) =>
    platformErrors.invalid({
      campaign_id: `Cette campagne ne reçoit pas de dons de ce type en ce moment (${kind}) : choisissez-en une autre.`,
    }),
};
