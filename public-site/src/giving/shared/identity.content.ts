export const identityContent = {
  first_name: 'Prénom',
  last_name: 'Nom',
  organization_name: 'Nom de l’organisme',
  siren: 'Numéro SIREN',
  sirenHelp: '9 chiffres, demandés sur le reçu fiscal d’une entreprise.',
  legal_form: 'Forme juridique',
  legalFormHelp: 'SARL, SAS, EURL… Demandée sur le reçu fiscal d’une entreprise.',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  home: 'France',
} as const;
