const left = (count: number) =>
  count === 0
    ? 'Il n’en reste aucun\u00a0: il faut en créer d’autres à la page «\u00a0Mon accès\u00a0».'
    : `Il en reste ${count}${count <= 3 ? ', ce qui est peu\u00a0: mieux vaut en créer d’autres à la page «\u00a0Mon accès\u00a0»' : ''}.`;

const unexpected =
  'Si cette personne n’y est pour rien, révoquez son code à la page Équipe du panneau\u00a0: ses sessions se ferment aussitôt.';

export const secondFactorNotices = {
  added: (name: string) => ({
    subject: `${name} a ajouté un second facteur`,
    paragraphs: [
      'Bonjour,',
      `${name} entre désormais au panneau avec son code d’accès et un code de son téléphone.`,
      unexpected,
    ],
  }),
  removed: (name: string) => ({
    subject: `${name} a retiré son second facteur`,
    paragraphs: [
      'Bonjour,',
      `${name} vient de retirer son second facteur\u00a0: son code d’accès suffit de nouveau pour entrer au panneau.`,
      unexpected,
    ],
  }),
  reset: (name: string, by: string) => ({
    subject: `Le second facteur de ${name} a été réinitialisé`,
    paragraphs: [
      'Bonjour,',
      `${by} vient de réinitialiser le second facteur de ${name} : son code d’accès suffit pour entrer au panneau, jusqu’à ce qu’un nouveau soit ajouté.`,
      'Si personne de l’association ne l’a décidé, révoquez le code de cette personne à la page Équipe du panneau.',
    ],
  }),
  codesRenewed: (name: string) => ({
    subject: `${name} a de nouveaux codes de secours`,
    paragraphs: ['Bonjour,', `${name} vient de remplacer ses codes de secours.`, unexpected],
  }),
  codeUsed: (name: string, count: number) => ({
    subject: `${name} a utilisé un code de secours`,
    paragraphs: ['Bonjour,', `${name} vient d’utiliser un code de secours. ${left(count)}`, unexpected],
  }),
  wrongCodes: (name: string, most: number) => ({
    subject: `Des codes incorrects ont suivi le code d’accès de ${name}`,
    paragraphs: [
      'Bonjour,',
      `Quelqu’un a donné le bon code d’accès de ${name}, puis ${most} codes incorrects à la place de son second facteur. Il n’est pas entré.`,
      'Si ce n’est pas cette personne, son code d’accès est connu de quelqu’un d’autre\u00a0: révoquez-le et donnez-lui-en un nouveau, à la page Équipe du panneau.',
    ],
  }),
  unreadable: {
    subject: 'Les seconds facteurs ne peuvent plus être vérifiés',
    paragraphs: [
      'Bonjour,',
      'Le code d’accès de la configuration (ADMIN_ACCESS_CODE) a changé\u00a0: les codes des applications d’authentification ne peuvent plus être vérifiés. Les codes de secours marchent encore.',
      'La personne qui administre le serveur peut écrire l’ancien code dans PREVIOUS_ADMIN_ACCESS_CODE et redémarrer\u00a0: tout remarche alors, et cette ligne peut être retirée.',
    ],
  },
  /** Who resets with the command, as the panel's history says it. */
  operator: 'La commande du serveur',
  state: { on: 'en place', off: 'aucun' },
};
