/** What a refused field says where its class gives no sentence of its own, by class-validator's constraint. */
const SENTENCES: Record<string, string> = {
  isString: 'Indiquez un texte.',
  isNotEmpty: 'Cette valeur est requise.',
  isDefined: 'Cette valeur est requise.',
  isInt: 'Indiquez un nombre entier.',
  isNumber: 'Indiquez un nombre.',
  isBoolean: 'Indiquez vrai ou faux.',
  isArray: 'Indiquez une liste.',
  isObject: 'Indiquez un objet.',
  isEmail: 'Format d’e-mail invalide.',
  isISO8601: 'Indiquez une date au format ISO 8601, par exemple 2027-03-01.',
  isUuid: 'Cet identifiant n’a pas la bonne forme.',
  whitelistValidation: 'Ce champ n’est pas connu.',
  arrayMaxSize: 'Cette liste est trop longue.',
  arrayMinSize: 'Cette liste est vide.',
  matches: 'Cette valeur n’a pas la bonne forme.',
};

/** What is refused in any input, whatever its class says. */
export const inputFaults = {
  notAnObject: 'Envoyez un objet JSON.',
  forbiddenCharacter: 'Ce texte contient un caractère interdit.',
  forbiddenName: 'Un nom de champ contient un caractère interdit, ou est trop long.',
  tooDeep: 'Cette valeur compte trop de niveaux.',
  readOnly: 'Ce champ ne se modifie pas ici : laissez-le comme il était, ou ne l’envoyez pas.',
  tooManyNames: (most: number) => `Cet objet compte trop de champs (${most} au plus).`,
  tooManyValues: (most: number) =>
    `L’envoi compte trop de valeurs (${most} au plus) : envoyez-le en plusieurs fois.`,
};

const ENGLISH = /\b(must|should)\b/;

const characters = (count: number) => `${count} ${count > 1 ? 'caractères' : 'caractère'}`;

/** The French sentence of one broken constraint: the class's own, or the one for its kind. */
export function constraintSentence(constraint: string, message: string): string {
  if (!ENGLISH.test(message)) return message;
  const bound = /(-?\d+)(?!.*\d)/.exec(message)?.[1];
  if (constraint === 'isIn') return `Valeur inconnue. Valeurs possibles : ${message.split(': ')[1] ?? ''}.`;
  if (constraint === 'min') return `Indiquez au moins ${bound}.`;
  if (constraint === 'max') return `Indiquez au plus ${bound}.`;
  if (constraint === 'maxLength') return `Ce texte dépasse ${bound} caractères.`;
  if (constraint === 'minLength') return `Ce texte doit compter au moins ${characters(Number(bound))}.`;
  return SENTENCES[constraint] ?? 'Cette valeur n’est pas acceptée.';
}
