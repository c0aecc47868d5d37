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
  back: 'Retour au site',
  help: 'Code perdu ? Un administrateur peut vous en remettre un autre.',
} as const;
