/** What is said where a code of an event is not right. */
export const EVENT_CODE_MESSAGES = {
  event: 'Choisissez l’événement.',
  code: 'De 3 à 40 lettres sans accent, chiffres ou tirets.',
  code_taken: 'Cet événement a déjà ce code.',
  one_discount: 'Choisissez une part ou un montant, pas les deux.',
  nothing: 'Dites ce que le code permet : une réduction, des places gardées ou les deux.',
  too_many_seats: 'Il n’y a pas autant de places libres à garder.',
} as const;
