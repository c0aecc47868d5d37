export const actionsContent = {
  title: 'Nos actions',
  choose: 'Aller à une action',
  read: 'Lire toute l’action',
  readShort: 'L’essentiel',
  projects: 'Voir tous nos projets',
  call: {
    title: 'À quel maillon tenez-vous le plus\u00a0?',
    text: 'Un don, un carton, une journée de tri\u00a0: chacun fait avancer les quatre.',
  },
  subject: 'Vos actions',
  things: 'Offrir des livres',
} as const;

export const actionContent = {
  projects: 'Projets en cours',
  allProjects: 'Tous les projets de cette action',
  share: 'Partager cette action',
  others: 'Nos autres actions',
  shortReading: 'Lire l’essentiel seulement',
  longReading: 'Lire toute l’action',
  give: 'Faire un don',
  call: {
    title: 'Prenez part à cette action',
    text: 'Un don d’argent la fait avancer dès cette semaine. Pour donner du temps, un lieu ou un savoir-faire, écrivez-nous.',
  },
  subject: (title: string) => `À propos de votre action\u00a0: ${title}`,
} as const;

export const pillarContent = {
  title: (action: string) => `${action}, l’essentiel`,
  notFound: {
    title: 'Pilier non trouvé',
    text: 'Cette adresse ne correspond à aucune de nos quatre actions. Les voici toutes au même endroit.',
    back: 'Retour à nos actions',
  },
} as const;
