import type { GiverType } from '../../src/giving/donors/giving.contract.js';

/** Someone who does not exist. */
export interface DemoDonor {
  type: GiverType;
  first_name: string;
  last_name: string;
  organization_name: string;
  email: string;
  street: string;
  postal_code: string;
  city: string;
  /** Where they say none, France. */
  country?: string;
  siren?: string;
  legal_form?: string;
}

type Said = [name: string, street?: string, postal_code?: string, city?: string];

/** A person by their name; their e-mail address follows from it. Without a street, they did not say where they live. */
export function person([name, street = '', postal_code = '', city = '']: Said): DemoDonor {
  const [first_name = '', ...rest] = name.split(' ');
  const last_name = rest.join(' ');
  const email = `${plain(first_name)}.${plain(last_name)}@example.org`;
  return {
    type: 'particulier',
    first_name,
    last_name,
    organization_name: '',
    email,
    street,
    postal_code,
    city,
  };
}

/** A company or another body, and who signs for it. */
export function body(type: 'entreprise' | 'organisme', organization_name: string, signed: Said): DemoDonor {
  return { ...person(signed), type, organization_name, email: `contact@${plain(organization_name)}.example` };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
