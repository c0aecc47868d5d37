export const actionsContent = {
  title: 'Nos actions',
  description:
    'Collecter et redistribuer, transporter, soutenir les bibliothèques, former les bibliothécaires\u00a0: les quatre actions de l’association, de votre étagère à la leur.',
  lead: 'Un livre donné ne sert que s’il arrive, s’il trouve sa place et si quelqu’un le met entre les mains d’un lecteur. Nos quatre actions se suivent dans cet ordre, et aucune ne suffit seule.',
  choose: 'Aller à une action',
  read: 'Lire toute l’action',
  readShort: 'L’essentiel',
  call: {
    title: 'À quel maillon tenez-vous le plus\u00a0?',
    text: 'Un don, un carton, une journée de tri\u00a0: dites-nous ce que vous aimeriez faire, nous vous dirons où cela manque aujourd’hui.',
  },
  subject: 'Vos actions',
} as const;

export const actionContent = {
  figures: 'En chiffres',
  sample:
    'Chiffres, projets et témoignages sont donnés à titre d’exemple\u00a0: l’association y met les siens à mesure qu’elle les vérifie.',
  story: 'Ce que nous faisons',
  steps: 'Comment cela se passe',
  projects: 'Projets en cours',
  progress: (name: string) => `Avancement\u00a0: ${name}`,
  progressText: 'Avancement',
  impact: 'Ce que cela change',
  achievements: 'Ce qui est fait',
  objectives: 'Ce que nous visons',
  testimonials: 'Ils en parlent',
  quoted: (quote: string) => `«\u00a0${quote}\u00a0»`,
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
