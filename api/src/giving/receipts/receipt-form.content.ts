import type { ReceiptAssociation, ReceiptContent, ReceiptMode } from './receipt-content.contract.js';
import type { ReceiptForm } from './receipt.contract.js';
import { inEuros } from '../../platform/money/euros.js';

const FINE =
  'Il est rappelé que le fait de délivrer irrégulièrement des documents permettant à un contribuable d’obtenir une réduction d’impôt entraîne l’application de l’amende prévue à l’article 1740 A du code général des impôts.';

const ruling = (article: string) =>
  `En application de l’article L. 80 C du livre des procédures fiscales, l’organisme bénéficiaire peut demander à l’administration s’il relève de l’une des catégories d’organismes mentionnées à l’article ${article} du code général des impôts.`;

/** References to articles stay on one line. */
function printed(text: string): string {
  return text.replace(/(?<=\b(?:article|L\.|80|238|1740)) (?=\S)/g, '\u00a0');
}

/** Numbers and versions of the forms in force. A newer version is a layout of its own: issued receipts keep theirs. */
const CERFA_NUMBERS: Record<ReceiptForm, string> = { '2041-RD': '11580*05', '2041-MEC-SD': '16216*02' };

/** The words of the forms of the tax administration; each is asked for by articles 200 or 238 bis of the CGI. */
export const receiptForms: Record<
  ReceiptForm,
  {
    title: string;
    basis: string;
    name: string;
    donor: string;
    certified: string;
    articles: string[];
    notes: string[];
    /** Of the first note, after the boxes that it is about. */
    mark: string;
  }
> = {
  '2041-RD': {
    title: 'Reçu des dons et versements effectués par les particuliers',
    basis: 'au titre des articles 200 et 978 du code général des impôts',
    name: `N° 2041-RD · Cerfa n° ${CERFA_NUMBERS['2041-RD']}`,
    donor: 'Donateur',
    certified:
      'Le bénéficiaire certifie sur l’honneur que les dons et versements qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article :',
    articles: ['☒ 200 du CGI', '☐ 978 du CGI'],
    notes: [
      '(1) L’organisme bénéficiaire peut cocher une ou plusieurs cases, étant entendu que la fraction du montant donné qui ouvre droit pour son auteur à la réduction d’impôt sur la fortune immobilière prévue à l’article 978 du CGI ne peut ouvrir droit à la réduction d’impôt sur le revenu prévue à l’article 200 du CGI, et inversement.',
      ruling('200'),
      FINE,
    ].map(printed),
    mark: ' (1)',
  },
  '2041-MEC-SD': {
    title: 'Reçu des dons et versements effectués par les entreprises',
    basis: 'au titre de l’article 238 bis du code général des impôts',
    name: `N° 2041-MEC-SD · Cerfa n° ${CERFA_NUMBERS['2041-MEC-SD']}`,
    donor: 'Entreprise donatrice',
    certified:
      'L’organisme bénéficiaire certifie sur l’honneur que les dons et versements qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article :',
    articles: ['☒ 238 bis du CGI'],
    notes: [ruling('238 bis'), FINE].map(printed),
    mark: '',
  },
};

/** In one text; a box stays with its words: lines are broken between boxes alone. */
export function joinedBoxes(boxes: readonly string[]): string {
  return boxes.map((box) => box.replaceAll(' ', '\u00a0')).join('   ');
}

export const isTicked = (box: string): boolean => box.startsWith('☒');

/** What the first two layouts print otherwise: theirs are drawn again to the byte where their file is lost. */
export const earlierTexts = {
  formNames: {
    '2041-RD': 'N° 2041-RD · Cerfa n° 11580*05',
    '2041-MEC-SD': 'N° 2041-MEC-SD · Cerfa n° 16216',
  } satisfies Record<ReceiptForm, string>,
  year: (year: number) => `Dons de l’année ${year}, du 1er janvier au 31 décembre`,
};

export const receiptTexts = {
  title: (number: string) => `Reçu fiscal ${number}`,
  number: (number: string) => `Numéro d’ordre du reçu : ${number}`,
  replaces: (number: string) => `Annule et remplace le reçu n° ${number}`,
  check: 'Vérifier ce reçu',
  sections: { association: 'Bénéficiaire des versements', gift: 'Don' },
  received:
    'Le bénéficiaire reconnaît avoir reçu au titre des dons et versements ouvrant droit à réduction d’impôt la somme de :',
  words: 'Somme en toutes lettres',
  day: 'Date du versement ou du don',
  days: 'Dates des versements',
  year: (year: number) => `Dons de l’année ${year}, du 1ᵉʳ janvier au 31 décembre`,
  shape: 'Forme du don',
  shapes: ['☐ Acte authentique', '☐ Acte sous seing privé', '☒ Déclaration de don manuel', '☐ Autres'],
  nature: 'Nature du don',
  natures: ['☒ Numéraire', '☐ Titres de sociétés cotés', '☐ Autres'],
  mode: 'Mode de versement du don',
  payment: (day: string, amount: string) => `${numericDay(day)} (${amount})`.replaceAll(' ', '\u00a0'),
  notes: 'Mentions légales',
  page: (number: string, page: number, pages: number) => `Reçu ${number} · page ${page} sur ${pages}`,
  specimen: 'SPÉCIMEN',
  specimenNumber: 'Spécimen sans numéro : ce document n’est pas un reçu fiscal',
  specimenFoot:
    'Spécimen fait en mode test : aucun argent n’a circulé, aucune réduction d’impôt n’est ouverte.',
  signed: 'Date et signature',
  signedOn: (city: string, day: string) => `Fait à ${city}, le ${day}`,
  foot: (address: string, code: string) =>
    `Ce reçu peut être vérifié à l’adresse ${address.replace(/[A-Z0-9]+$/, '')} avec le code ${code}.`,
};

const MODES: Record<ReceiptMode, string> = {
  cash: 'Remise d’espèces',
  cheque: 'Chèque',
  transfer: 'Virement, prélèvement, carte bancaire',
};

/** The three ways money comes, with those of this receipt ticked. */
export function modeBoxes({ payments }: ReceiptContent): string[] {
  const used = new Set(payments.map(({ mode }) => mode));
  const modes = Object.keys(MODES) as ReceiptMode[];
  return modes.map((mode) => `${used.has(mode) ? '☒' : '☐'} ${MODES[mode]}`);
}

type Line = readonly [label: string, value: string];
const filled = (lines: readonly Line[]) => lines.filter(([, value]) => value !== '');
const spaced = (siren: string) => siren.replace(/(\d{3})(?=\d)/g, '$1 ');

export function associationLines(association: ReceiptAssociation): Line[] {
  const { name, siren, rna, street, postal_code, city, purpose } = association;
  return filled([
    ['Nom ou dénomination', name],
    ['Numéro SIREN', spaced(siren)],
    ['Numéro RNA', rna],
    ['Adresse', `${street}, ${postal_code} ${city}`],
    ['Objet', purpose],
  ]);
}

/** The box of the association's category, ticked, after the one that is not. */
export function categoryBoxes({ category, decree_on }: ReceiptAssociation): string[] {
  const isUtility = category === 'utilite_publique';
  const decree = isUtility ? ` : décret publié au Journal officiel le ${numericDay(decree_on)}` : '';
  return [
    `${isUtility ? '☒' : '☐'} Association ou fondation reconnue d’utilité publique${decree}`,
    `${isUtility ? '☐' : '☒'} Œuvre ou organisme d’intérêt général`,
  ];
}

export function donorLines({ form, donor }: ReceiptContent): Line[] {
  const address = [donor.street_address, `${donor.postal_code} ${donor.city}`.trim(), donor.country].join(
    ', ',
  );
  if (form === '2041-MEC-SD')
    return filled([
      ['Dénomination', donor.organization_name],
      ['Forme juridique', donor.legal_form],
      ['Numéro SIREN', spaced(donor.siren)],
      ['Adresse', address],
    ]);
  return filled([
    ['Nom', donor.last_name],
    ['Prénoms', donor.first_name],
    ['Adresse', address],
  ]);
}

/** `01/03/2027` */
export const numericDay = (day: string) => day.split('-').toReversed().join('/');

/** The day of a single gift, or every day of a year's with its amount. */
export function daysText({ payments }: ReceiptContent): string {
  if (payments.length === 1) return numericDay(payments[0]!.day);
  return payments.map(({ day, amount }) => `${numericDay(day)} (${inEuros(amount)})`).join(', ');
}
