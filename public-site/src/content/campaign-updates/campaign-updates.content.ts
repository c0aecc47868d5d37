export const updatesContent = {
  title: 'Des nouvelles de la collecte',
  all: (count: number) => `Toutes les nouvelles (${count})`,
  more: 'Lire la suite',
  moreOf: (title: string) => `\u00a0: ${title}`,
  campaigns: 'Campagnes',
  pages: 'Pages de nouvelles',
  share: 'Partager cette nouvelle',
  back: 'Voir la collecte',
  others: 'Toutes les nouvelles de la collecte',
  listTitle: (campaign: string) => `Les nouvelles de «\u00a0${campaign}\u00a0»`,
  listDescription: (campaign: string) =>
    `Ce qui s’est passé depuis l’ouverture de la collecte «\u00a0${campaign}\u00a0», jour après jour.`,
  empty: {
    title: 'Pas encore de nouvelles',
    text: 'Elles viendront ici, et par e-mail à qui les demande avec son don.',
  },
} as const;

export const followContent = {
  title: 'Les nouvelles de cette collecte',
  description: 'Recevoir ou non, par e-mail, les nouvelles d’une collecte.',
  lead: (campaign: string) =>
    `Vous avez demandé des nouvelles de «\u00a0${campaign}\u00a0». Un clic suffit pour ne plus en recevoir\u00a0; vos autres choix ne changent pas.`,
  stoppedLead: (campaign: string) => `Vous ne recevez pas de nouvelles de «\u00a0${campaign}\u00a0».`,
  stop: { submit: 'Ne plus recevoir ces nouvelles', sending: 'Un instant…' },
  again: { submit: 'Les recevoir de nouveau', sending: 'Un instant…' },
  stopped: 'C’est fait\u00a0: vous ne recevrez plus de nouvelles de cette collecte.',
  resumed: 'C’est fait\u00a0: vous recevrez les prochaines nouvelles de cette collecte.',
  toCampaign: 'Voir la collecte',
  home: 'Aller à l’accueil',
} as const;
