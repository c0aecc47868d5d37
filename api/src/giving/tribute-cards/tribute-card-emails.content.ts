interface CardText {
  recipient_name: string;
  signature: string;
  words: string;
  /** « En mémoire de Jeanne »; empty where the donor wrote none. */
  dedication: string;
  association: string;
  /** The campaign's title; null for the association. */
  campaign: string | null;
}

export const tributeCardEmails = {
  card: ({ recipient_name, signature, words, dedication, association, campaign }: CardText) => ({
    subject: dedication
      ? `${dedication} : une carte de ${signature}`
      : `${signature} a fait un don en pensant à vous`,
    paragraphs: [
      `Bonjour ${recipient_name},`,
      `${signature} a fait un don à ${association}${campaign ? ` pour « ${campaign} »` : ''}, et souhaite vous le dire.`,
      ...(dedication ? [dedication] : []),
      ...(words ? [`« ${words} »`] : []),
      signature,
    ],
  }),
  footer: (signature: string) =>
    `Cette carte vous est envoyée une seule fois, à la demande de ${signature}. Votre adresse ne sert à rien d’autre et sera effacée dans 30 jours.`,
  refuse: 'Ne plus m’écrire, ou signaler cette carte',
  reported: {
    subject: 'Une carte a été signalée par la personne qui l’a reçue',
    paragraphs: [
      'Une carte envoyée avec un don a été signalée comme déplacée par la personne qui l’a reçue. Elle n’en recevra plus.',
      'Les mots de la carte se lisent sur la page du don. Si ce don n’a servi qu’à les envoyer, rendez-le.',
    ],
  },
  openGift: 'Voir le don',
  refusalSubject: 'Ne plus recevoir de cartes',
};

/** What the timeline of the gift says; it names no recipient. */
export const tributeCardTimeline = {
  written: (day: string) => `Une carte par e-mail est préparée pour le ${day}`,
  scheduled: (day: string) => `La carte partira le ${day}`,
  sent: 'La carte a été envoyée',
  changed: 'La carte a été modifiée',
  cancelled: 'La carte a été annulée',
  giftGone: 'La carte n’est pas partie : le don a été rendu ou contesté',
  reported: 'La carte a été signalée comme déplacée par la personne qui l’a reçue',
  refused: 'La carte n’est pas partie : cette personne ne souhaite pas en recevoir',
};
