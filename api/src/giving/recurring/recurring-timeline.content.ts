/** What the timeline of a recurring gift says; the donor reads some of it, so nobody is named. */
export const timelineTexts = {
  created: (every: string, amount: string) => `Don régulier préparé : ${amount}, ${every}`,
  started: 'Premier paiement reçu : le don régulier est en place',
  abandoned: 'Premier paiement jamais reçu : le don régulier est abandonné',
  paymentFailed: (times: number) =>
    times > 1 ? `Paiement refusé pour la ${times}ᵉ fois` : 'Paiement refusé : il sera tenté à nouveau',
  recovered: 'Paiement reçu après un échec : tout est en ordre',
  paused: (until: string | null) => (until ? `En pause jusqu’au ${until}` : 'En pause, jusqu’à reprise'),
  resumed: 'Reprise des paiements',
  amountAsked: (amount: string) => `Nouveau montant demandé : ${amount}`,
  amount: (before: string, after: string) => `Montant changé : de ${before} à ${after}`,
  frequencyAsked: (every: string) => `Nouveau rythme demandé : ${every}`,
  frequency: (before: string, after: string) => `Rythme changé : de « ${before} » à « ${after} »`,
  skipAsked: (day: string) => `Demande de sauter le paiement du ${day}`,
  skipped: (day: string, next: string) => `Paiement du ${day} sauté : le prochain sera le ${next}`,
  cancelled: 'Don régulier arrêté',
  lost: 'Don régulier arrêté par le prestataire, après plusieurs refus',
  paymentMethod: 'Moyen de paiement changé',
  preferences: (yearly: boolean) => (yearly ? 'Reçus : un par an' : 'Reçus : un par paiement'),
  note: 'Note',
  identity: 'Coordonnées changées',
  letter: (subject: string) => `Lettre envoyée : « ${subject} »`,
  secondSubscription:
    'Second prélèvement né d’une autre page de paiement\u00a0: il est arrêté chez le prestataire, et ce qu’il a pris est rendu',
  replacedSubscription: 'Prélèvement qui n’aboutissait pas, arrêté\u00a0: le donateur en a choisi un autre',
  refused: 'Le prestataire annonce autre chose que ce qui était convenu : rien n’a changé ici',
};
