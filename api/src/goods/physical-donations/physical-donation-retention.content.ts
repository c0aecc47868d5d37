/**
 * How long donations are kept, in days. Three years from the last contact is what the CNIL advises for donors
 * (délibération n° 2021-131); a donation that did not take place is less to remember.
 */
export const RETENTION = {
  unvalidated_days: 30,
  cancelled_days: 365,
  completed_days: 3 * 365,
} as const;

/** What stands where a person stood. */
export const FORGOTTEN = {
  organization_name: '',
  contact_name: 'Donateur oublié',
  email: 'oublie@localhost',
  phone: '—',
  street_address: '—',
  access_info: '',
  special_instructions: '',
  cancel_reason: '',
};
