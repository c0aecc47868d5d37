import { RECEIPT_SETTINGS } from './receipt-settings.content.js';
import { text } from './setting-description.js';

const association = { category: 'association' } as const;
const legal = { category: 'legal' } as const;
const mail = { category: 'mail' } as const;
const PAGE_AND_RECEIPTS = 'Aux mentions légales et sur les reçus fiscaux.';

/** What the law asks of the association, what its receipts and transfers want, and how it signs its emails. */
export const ASSOCIATION_SETTINGS = {
  legal_name: text(
    {
      ...association,
      label: 'Nom légal',
      description: PAGE_AND_RECEIPTS,
      help_text: 'Le nom déclaré, tel qu’au Journal officiel.',
    },
    150,
  ),
  legal_siren: text(
    {
      ...association,
      label: 'Numéro SIREN',
      description: PAGE_AND_RECEIPTS,
      help_text: 'Neuf chiffres. Il suffit du SIREN ou du RNA.',
    },
    9,
    'siren',
  ),
  legal_rna: text(
    {
      ...association,
      label: 'Numéro RNA',
      description: PAGE_AND_RECEIPTS,
      help_text: 'La lettre W et neuf chiffres, sur le récépissé de la préfecture.',
    },
    10,
    'rna',
  ),
  legal_street: text(
    {
      ...association,
      label: 'Siège : numéro et rue',
      description: PAGE_AND_RECEIPTS,
      help_text: 'L’adresse déclarée du siège social.',
    },
    150,
  ),
  legal_postal_code: text(
    {
      ...association,
      label: 'Siège : code postal',
      description: PAGE_AND_RECEIPTS,
      help_text: 'Cinq chiffres.',
    },
    5,
    'line',
    { rules: { pattern: '^\\d{5}$' } },
  ),
  legal_city: text(
    {
      ...association,
      label: 'Siège : ville',
      description: PAGE_AND_RECEIPTS,
      help_text: 'La commune du siège.',
    },
    80,
  ),
  publication_director: text(
    {
      ...legal,
      label: 'Directeur ou directrice de la publication',
      description: 'Aux mentions légales : la loi demande un nom.',
      help_text: 'D’ordinaire la présidente ou le président.',
    },
    120,
  ),
  hosting_name: text(
    {
      ...legal,
      label: 'Hébergeur',
      description: 'Aux mentions légales.',
      help_text: 'Le nom ou la raison sociale de qui héberge le site.',
    },
    150,
  ),
  hosting_address: text(
    {
      ...legal,
      label: 'Adresse de l’hébergeur',
      description: 'Aux mentions légales.',
      help_text: 'Comme sur une enveloppe, une ligne par ligne.',
    },
    300,
    'text',
  ),
  hosting_phone: text(
    {
      ...legal,
      label: 'Téléphone de l’hébergeur',
      description: 'Aux mentions légales.',
      help_text: 'Un numéro qui répond.',
    },
    25,
    'phone',
  ),
  intellectual_property_text: text(
    {
      ...legal,
      label: 'Propriété intellectuelle',
      description: 'Aux mentions légales, après ce que la page en dit.',
      help_text: 'À qui sont les textes et les images, et ce que l’on peut en faire.',
    },
    60_000,
    'rich_text',
  ),
  community_text: text(
    {
      ...legal,
      label: 'La communauté',
      description: 'À la page /communaute, après ses autres parties.',
      help_text: 'Vide, et sans partie écrite à la page, celle-ci dit que l’espace est en développement.',
    },
    60_000,
    'rich_text',
  ),
  ...RECEIPT_SETTINGS,
  mail_sender_name: text(
    {
      ...mail,
      label: 'Nom de l’expéditeur',
      description: 'Le nom que lisent ceux à qui le site écrit.',
      help_text: 'Vide, c’est le nom du site.',
    },
    60,
  ),
  mail_footer: text(
    {
      ...mail,
      label: 'Pied des e-mails',
      description: 'Sous la signature de chaque e-mail.',
      help_text: 'L’adresse, un numéro : quelques lignes de texte.',
    },
    500,
    'text',
  ),
};
