import { Column, getMetadataArgsStorage, Raw } from 'typeorm';
import type { GiverType } from './giving.contract.js';

/** Who gives, as written down with each gift: its receipt has the details of that day. */
export abstract class DonorColumns {
  @Column('text')
  donor_type: GiverType;

  @Column('text')
  email: string;

  @Column('text')
  first_name: string;

  @Column('text')
  last_name: string;

  @Column('text')
  organization_name: string;

  @Column('text')
  siren: string;

  /** A company's, for its receipt: SARL, SAS… */
  @Column('text')
  legal_form: string;

  @Column('text')
  street_address: string;

  @Column('text')
  postal_code: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;
}

/** Their names, in order. */
export const DONOR_FIELDS = getMetadataArgsStorage()
  .columns.filter(({ target }) => target === DonorColumns)
  .map(({ propertyName }) => propertyName as keyof DonorColumns);

/** Those that tell a person from another. */
export const PERSON_FIELDS = DONOR_FIELDS.filter((name) => name !== 'donor_type');

/** Who gives, of all that is said of a gift. */
export function donorOf<Gift extends Partial<DonorColumns>>(
  gift: Gift,
): Pick<Gift, keyof DonorColumns & keyof Gift> {
  const said = DONOR_FIELDS.map((name) => [name, gift[name]]);
  return Object.fromEntries(said) as Pick<Gift, keyof DonorColumns & keyof Gift>;
}

/** An address that is this one in lower case. */
export const inLowerCase = (email: string) => Raw((column) => `lower(${column}) = :email`, { email });

/** As a person signs, or the organisation's name; empty where it is unknown. */
export function donorName({ donor_type, first_name, last_name, organization_name }: Named): string {
  const person = `${first_name} ${last_name}`.trim();
  return donor_type === 'particulier' ? person : organization_name || person;
}
type Named = Record<'donor_type' | 'first_name' | 'last_name' | 'organization_name', string>;

/** What stands where a person stood on a gift that never came about. */
export const NOBODY = {
  email: '',
  first_name: '',
  last_name: '',
  organization_name: '',
  siren: '',
  legal_form: '',
  street_address: '',
  postal_code: '',
  city: '',
  message: '',
  dedication: '',
};
