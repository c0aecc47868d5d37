/** Texts of every page. */
export const siteContent = {
  footerText:
    'Nous collectons des livres et du matériel, et nous les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord.',
  isNew: 'NEW',
  isNewHelp: 'Nouveau',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  mainNavigation: 'Principale',
  footerNavigation: 'Le site',
  legalNavigation: 'Informations légales',
  follow: 'Nous suivre',
  account: 'Mon espace',
  contact: 'Nous joindre',
  notice: 'Annonce',
  learnMore: 'En savoir plus',
  give: 'Faire un don',
  giveShort: 'Don',
  write: 'Nous écrire',
  giveThings: 'Offrir des livres',
  giveBar: 'Donner',
  loading: 'Chargement de la page',
  pageShown: (title: string) => `Page affichée\u00a0: ${title}.`,
} as const;
