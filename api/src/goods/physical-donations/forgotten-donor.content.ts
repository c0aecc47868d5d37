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
