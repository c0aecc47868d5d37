import { Column } from 'typeorm';
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
