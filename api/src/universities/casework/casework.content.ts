/** Who a case is given to when it is given to nobody. */
export const NOBODY = 'personne';

/** What the timeline says of a form whose hidden field was filled in. */
export const FILLED_BY_A_PROGRAM =
  'Un programme semble avoir rempli ce formulaire : il attend à la corbeille, et personne n’en a été averti.';

/** What stands where a person stood. */
export const FORGOTTEN_PERSON = {
  first_name: 'Personne',
  last_name: 'oubliée',
  email: 'oublie@localhost',
} as const;
