/** What the timeline of the gift says; it names nobody. */
export const followerTimeline = {
  asked: 'Le donateur demande des nouvelles de la collecte',
  askedNot: 'Le donateur ne demande plus de nouvelles de la collecte',
  stopped: 'Le donateur arrête les nouvelles de la collecte, depuis un e-mail',
  again: 'Le donateur demande de nouveau des nouvelles de la collecte, depuis un e-mail',
  complained: 'Les nouvelles de la collecte sont arrêtées : signalées comme indésirables',
  bounced: 'Les nouvelles de la collecte sont arrêtées : la messagerie du donateur les refuse',
  sent: (title: string) => `Nouvelle de la collecte envoyée : « ${title} »`,
};
