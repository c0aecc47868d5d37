export const NOTIFICATION_LIMITS = {
  /** One line for more gifts than these in an hour. */
  gifts_of_an_hour: 5,
  devices: 10,
  snooze_days: 365,
  code_tries: 5,
} as const;

export const NOTIFICATION_MESSAGES = {
  snooze: 'Choisissez un moment à venir, dans l’année.',
  email: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la.',
  code: 'Écrivez les six chiffres reçus par e-mail.',
  hour: 'Indiquez une heure, de 0 à 23.',
  resource: 'Dites de quoi il s’agit.',
  device: 'Ce navigateur n’a pas donné de quoi lui écrire. Réessayez depuis ce navigateur.',
} as const;
