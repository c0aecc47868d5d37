/** What becomes of a column with an address when two people become one: it takes the kept address, or stays and why (French). */
export type AddressOnMerge = 'follows' | { stays: string };

/** SQL on `held`: what a row says of who somebody is. */
export interface SaidIdentity {
  first_name?: string;
  last_name?: string;
  organization_name?: string;
  phone?: string;
  street_address?: string;
  postal_code?: string;
  city?: string;
  country?: string;
  said_at: string;
  /** Rows that still say who somebody is; all of them where it is absent. */
  rows?: string;
  /** Rows that the person confirmed: paid, validated, verified. All of them where it is absent. */
  confirmed?: string;
}

/** What staff are told before they merge two people who both, or of whom either, have rows here. */
export interface MergeNote {
  when: 'both' | 'either';
  /** A condition on `held`; any row where it is absent. */
  rows?: string;
  /** French. */
  text: string;
}

/** How a merge of two people treats the rows of a table; what refers to them by number needs nothing said. */
export interface MergeOfTable {
  /** Whoever merges people with rows here writes this resource. */
  resource: string;
  addresses: Readonly<Record<string, AddressOnMerge>>;
  /** The rows of donors without an address, and the number of each of these donors: SQL on `held`. */
  unaddressed?: { rows: string; id: string };
  /** Where each person has one row, what the kept row takes of the absorbed one: SQL assignments from `kept` and `absorbed`. */
  joins?: string;
  /** What a row becomes that takes the kept address where none stands: SQL assignments on `held`. */
  moved?: string;
  identity?: SaidIdentity;
  /** The columns of these rows that say who the person is from now on, and take what staff chose to keep. */
  current?: { rows: string; columns: readonly string[] };
  notes?: readonly MergeNote[];
}
