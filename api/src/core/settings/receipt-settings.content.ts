import { choice, onOrOff, text } from './setting-description.js';
import { LEGAL_CATEGORY_LABELS } from './setting-values.contract.js';

const receipts = { category: 'receipts' } as const;
const bank = { category: 'bank' } as const;

/** What a tax receipt must say, whether any is issued, and where transfers arrive. */
export const RECEIPT_SETTINGS = {
  legal_purpose: text(
    {
      ...receipts,
      label: 'Objet de l’association',
      description: 'Sur les reçus fiscaux.',
      help_text: 'Celui des statuts, en une ou deux phrases.',
    },
    500,
    'text',
  ),
  legal_category: choice(
    {
      ...receipts,
      label: 'Catégorie de l’organisme',
      description: 'La case cochée sur les reçus fiscaux.',
      help_text: 'Une association loi 1901 est d’ordinaire un organisme d’intérêt général.',
    },
    LEGAL_CATEGORY_LABELS,
  ),
  legal_decree_on: text(
    {
      ...receipts,
      label: 'Date du décret d’utilité publique',
      description: 'Sur les reçus fiscaux d’une association reconnue d’utilité publique.',
      help_text: 'Celle de la publication au Journal officiel. Vide pour un organisme d’intérêt général.',
    },
    10,
    'date',
  ),
  signatory_name: text(
    {
      ...receipts,
      label: 'Signataire des reçus',
      description: 'Au bas des reçus fiscaux.',
      help_text: 'Le prénom et le nom de qui engage l’association.',
    },
    120,
  ),
  signatory_role: text(
    {
      ...receipts,
      label: 'Qualité du signataire',
      description: 'Au bas des reçus fiscaux.',
      help_text: 'Par exemple : présidente, trésorier.',
    },
    80,
  ),
  signatory_signature: text(
    {
      ...receipts,
      label: 'Image de la signature',
      description:
        'Au bas des reçus fiscaux. Elle n’est jamais publiée : seuls les administrateurs la voient.',
      help_text: 'Une signature à l’encre noire sur papier blanc, en PNG ou en JPEG, 2 Mo au plus.',
    },
    64,
    'picture',
    { is_sensitive: true },
  ),
  receipts_right_confirmed: onOrOff(
    {
      ...receipts,
      label: 'Le droit d’émettre des reçus est confirmé',
      description:
        'Sans ce droit, chaque reçu expose à une amende à la hauteur de la réduction d’impôt (article 1740 A du CGI).',
      help_text: 'Par un rescrit, un décret, ou l’avis d’une personne qui s’y connaît.',
    },
    false,
  ),
  receipts_enabled: onOrOff(
    {
      ...receipts,
      label: 'Les reçus fiscaux sont émis',
      description: 'Éteint, un donateur reçoit une confirmation de paiement qui n’est pas un reçu fiscal.',
      help_text: 'S’allume une fois les mentions complètes et le droit confirmé.',
    },
    false,
  ),
  bank_holder: text(
    {
      ...bank,
      label: 'Titulaire du compte',
      description: 'Ce qu’un donateur écrit pour faire un virement.',
      help_text: 'Le nom exact du compte : les banques le comparent.',
    },
    70,
    'line',
    { is_sensitive: true },
  ),
  bank_iban: text(
    {
      ...bank,
      label: 'IBAN',
      description: 'Le compte où arrivent les virements.',
      help_text: 'Sur le relevé d’identité bancaire ; sa clé est vérifiée.',
    },
    34,
    'iban',
    { is_sensitive: true },
  ),
  bank_bic: text(
    {
      ...bank,
      label: 'BIC',
      description: 'Le code de la banque, pour un virement de l’étranger.',
      help_text: '8 ou 11 caractères.',
    },
    11,
    'bic',
    { is_sensitive: true },
  ),
};
