/** What the forms offer as one's level. */
export const STUDENT_LEVELS = ['terminale', 'licence', 'master', 'doctorat', 'autre'] as const;
export type StudentLevel = (typeof STUDENT_LEVELS)[number];
export const STUDENT_LEVEL_LABELS: Record<StudentLevel, string> = {
  terminale: 'Terminale ou baccalauréat',
  licence: 'Licence',
  master: 'Master',
  doctorat: 'Doctorat',
  autre: 'Autre',
};

export const CASE_ENTRY_KINDS = ['received', 'state', 'assignment', 'note', 'letter'] as const;
export type CaseEntryKind = (typeof CASE_ENTRY_KINDS)[number];

/** What an email may name between braces, with what it stands for. */
export const CASE_PLACEHOLDERS = {
  first_name: 'le prénom',
  last_name: 'le nom',
  reference: 'la référence',
  status: 'l’état',
  field_of_study: 'le domaine d’études',
  country: 'le pays',
  staff_name: 'votre nom',
  association: 'le nom de l’association',
} as const;
export type CasePlaceholder = keyof typeof CASE_PLACEHOLDERS;

/** Characters, of what every form of a student asks. */
export const CASE_FORM_LIMITS = { name: 80, country: 80, field_of_study: 120, text: 5000 } as const;

export const CASE_FORM_MESSAGES = {
  first_name: 'Indiquez votre prénom.',
  last_name: 'Indiquez votre nom.',
  email_missing: 'Indiquez votre adresse e-mail : c’est là que nous vous répondrons.',
  email_invalid: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la, par exemple awa@exemple.org.',
  level: 'Choisissez votre niveau d’études.',
  field_of_study: 'Indiquez votre domaine d’études.',
} as const;

export const CASE_LIMITS = {
  subject: 200,
  body: 10_000,
  /** Confirmations to one address, in a day. */
  confirmations_per_day: 5,
} as const;

export const CASE_MESSAGES = {
  note: 'Écrivez votre note.',
  subject: 'Donnez un objet au message.',
  body: 'Écrivez votre message.',
  assignee_unknown: 'Cette personne ne fait plus partie de l’équipe.',
  too_long: (most: number) => `Ce texte dépasse ${most} caractères : raccourcissez-le.`,
  placeholder_unknown: (name: string) =>
    `Le repère {${name}} n’existe pas : corrigez-le ou retirez les accolades.`,
} as const;
