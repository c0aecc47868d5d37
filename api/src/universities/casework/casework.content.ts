/** Who a case is given to when it is given to nobody. */
export const NOBODY = 'personne';

/** What the timeline says of a form whose hidden field was filled in. */
export const FILLED_BY_A_PROGRAM =
  'Un programme semble avoir rempli ce formulaire : il attend à la corbeille, et personne n’en a été averti.';

/** How long cases are kept; the figures that they count in stay. */
export const CASE_RETENTION = {
  /** After it was closed, answered, refused. */
  closed_months: 24,
  /** Since anyone last touched one that is not closed, or an ambassador's. */
  untouched_months: 36,
} as const;

/** What stands where a person stood. */
export const FORGOTTEN_PERSON = {
  first_name: 'Personne',
  last_name: 'oubliée',
  email: 'oublie@localhost',
} as const;
