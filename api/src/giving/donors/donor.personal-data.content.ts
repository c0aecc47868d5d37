import { type DonorColumns, PERSON_FIELDS } from './donor.columns.js';

/** How an export of personal data calls who gives. */
export const PERSON_LABELS: Record<Exclude<keyof DonorColumns, 'donor_type'>, string> = {
  email: 'Adresse e-mail',
  first_name: 'Prénom',
  last_name: 'Nom',
  organization_name: 'Organisme',
  siren: 'SIREN',
  legal_form: 'Forme juridique',
  street_address: 'Rue',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
};

/** What of who gave the accounts keep. */
export const ACCOUNTED_FIELDS = PERSON_FIELDS.filter((name) => name !== 'email');
