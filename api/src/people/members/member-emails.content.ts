export const memberEmails = {
  signIn: (association: string) => ({
    subject: 'Votre lien de connexion',
    paragraphs: [
      'Bonjour,',
      `Voici le lien qui ouvre votre espace chez ${association} : vos dons, vos reçus et vos coordonnées.`,
      'Il est valable 15 minutes et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : personne n’entre sans ce lien.',
    ],
    action: 'Me connecter',
  }),
  newEmail: (association: string) => ({
    subject: 'Confirmez votre nouvelle adresse',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à recevoir désormais ici ce que ${association} vous écrit, et à vous connecter avec cette adresse.`,
      'Ce lien est valable 15 minutes. Si vous n’avez rien demandé, ne faites rien : cette adresse ne sera pas utilisée.',
    ],
    action: 'Confirmer cette adresse',
  }),
  emailChanged: (email: string) => ({
    subject: 'Votre adresse e-mail a changé',
    paragraphs: [
      'Bonjour,',
      `Vos dons et votre espace sont maintenant rattachés à l’adresse ${email}. Nous n’écrirons plus ici.`,
      'Si ce n’est pas vous, écrivez-nous sans attendre en répondant à cet e-mail.',
    ],
  }),
  deleted: (kept: readonly string[]) => ({
    subject: 'Votre compte est supprimé',
    paragraphs: [
      'Bonjour,',
      'Comme vous l’avez demandé, votre compte et votre profil ont été supprimés.',
      ...kept,
      'Merci pour ce que vous avez donné.',
    ],
  }),
  footer: 'Vous recevez cet e-mail parce que cette adresse a été donnée dans l’espace des donateurs.',
} as const;

/** What deletion leaves, and why. */
export const WHAT_LAW_KEEPS = [
  'Vos dons et leurs reçus restent dans nos comptes aussi longtemps que la loi l’exige : 10 ans pour la comptabilité (article L. 123-22 du code de commerce), 6 ans pour les reçus fiscaux (article L. 102 E du livre des procédures fiscales). Personne ne s’en sert pour vous écrire.',
] as const;
