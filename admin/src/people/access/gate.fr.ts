/** What the watch over the gate says among the notifications. */
export const accessMessages = {
  name: 'accès |||| accès',
  the: 'une alerte\u00a0:',
  audit: { created: 'signale' },
};

/** Texts between straight apostrophes are the specification's, word for word. */
export const gate = {
  title: "Panel d'Administration",
  intro: 'Cet espace est réservé à l’équipe. Entrez le code d’accès que l’on vous a remis.',
  code: "Code d'accès",
  show: 'Afficher le code',
  hide: 'Masquer le code',
  submit: 'Accéder au panneau',
  verifying: 'Vérification...',
  too_many: 'Trop de tentatives',
  wrong: (attempt: number) => `Code d'accès incorrect. Tentative ${attempt}/3.`,
  locked: 'Trop de tentatives échouées. Veuillez attendre avant de réessayer.',
  unlocks_in: (seconds: number) => `Nouvel essai possible dans ${seconds} seconde${seconds > 1 ? 's' : ''}.`,
  limited: (seconds: number) =>
    `Trop d’essais depuis votre connexion : le serveur demande d’attendre ${seconds} seconde${seconds > 1 ? 's' : ''}. Cela ne compte pas comme une tentative.`,
  unreachable: (why: string) => `Votre code n’a pas pu être vérifié. ${why}`,
  second_title: 'Vérification en deux étapes',
  second_intro:
    'Ouvrez votre application d’authentification et recopiez le code à six chiffres qu’elle montre.',
  recovery_intro: 'Entrez un des codes de secours que vous avez gardés. Chacun ne sert qu’une fois.',
  second_code: 'Code à six chiffres',
  recovery_code: 'Code de secours',
  second_submit: 'Entrer',
  use_recovery: 'Utiliser un code de secours',
  use_application: 'Utiliser l’application',
  restart: 'Recommencer avec le code d’accès',
  second_help: 'Téléphone et codes perdus\u00a0? Un administrateur peut réinitialiser votre second facteur.',
  mine: 'Mon accès',
  back: 'Retour au site',
  help: 'Code perdu ? Un administrateur peut vous en remettre un autre.',
} as const;
