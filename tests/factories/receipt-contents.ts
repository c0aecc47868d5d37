import type { ReceiptContent } from '@livres/api/dist/giving/receipts/receipt-content.contract.js';

const CODE = '0123456789ABCDEFGHJKMNPQ';

/** Everything that a receipt of a person says; a test overrides what matters to it. */
export function aReceiptContent(over: Partial<ReceiptContent> = {}): ReceiptContent {
  const payments = over.payments ?? [{ day: '2027-03-01', amount: 8050, mode: 'cheque' as const }];
  return {
    layout: 3,
    form: '2041-RD',
    kind: 'single',
    issued_on: '2027-04-02',
    association: {
      name: 'Livres en partage',
      siren: '732829320',
      rna: 'W751234567',
      street: '1, rue des Livres',
      postal_code: '75011',
      city: 'Paris',
      purpose: 'Soutenir la lecture publique en Afrique',
      category: 'interet_general',
      decree_on: '',
    },
    signatory: { name: 'Awa Ndiaye', role: 'Présidente', signature: '' },
    donor: {
      first_name: 'Hélène',
      last_name: 'Œuvrard',
      organization_name: '',
      siren: '',
      legal_form: '',
      street_address: '12 rue de l’Église',
      postal_code: '69003',
      city: 'Lyon',
      country: 'France',
    },
    currency: 'EUR',
    year: null,
    replaces: null,
    check_url: `https://livres.example/recus/verifier/${CODE}`,
    ...over,
    payments,
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  };
}

export const COMPANY = {
  ...aReceiptContent().donor,
  first_name: '',
  last_name: '',
  organization_name: 'Papeterie du Rhône',
  siren: '552100554',
  legal_form: 'SARL',
};

/** One payment a fortnight, all year long. */
export function paymentsOfAYear(count: number, amount = 1000): ReceiptContent['payments'] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2026-${String((index % 12) + 1).padStart(2, '0')}-${index < 12 ? '05' : '20'}`,
    amount,
    mode: 'transfer' as const,
  })).toSorted((one, other) => one.day.localeCompare(other.day));
}
