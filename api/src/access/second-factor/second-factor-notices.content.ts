const left = (count: number) =>
  count === 0
    ? 'Il n’en reste aucun : il faut en créer d’autres à la page « Mon accès ».'
    : `Il en reste ${count}${count <= 3 ? ', ce qui est peu : mieux vaut en créer d’autres à la page « Mon accès »' : ''}.`;

const unexpected =
  'Si cette personne n’y est pour rien, révoquez son code à la page Équipe du panneau : ses sessions se ferment aussitôt.';

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
      `${name} vient de retirer son second facteur : son code d’accès suffit de nouveau pour entrer au panneau.`,
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
      'Si ce n’est pas cette personne, son code d’accès est connu de quelqu’un d’autre : révoquez-le et donnez-lui-en un nouveau, à la page Équipe du panneau.',
    ],
  }),
  /** Who resets with the command, as the panel's history says it. */
  operator: 'La commande du serveur',
  state: { on: 'en place', off: 'aucun' },
};
