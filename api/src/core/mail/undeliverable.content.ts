/** The email to staff about emails that could not be delivered, and what the system checks say of them. */
export const undeliverable = {
  alertSubject: 'Des messages n’ont pas pu partir',
  alertParagraphs: [
    'Le serveur de courrier n’a pas pris certains messages pendant trois jours\u00a0: ils ont été mis de côté.',
    'Vérifiez l’envoi du courrier, puis renvoyez-les d’un seul geste depuis la page des tests du système. Ils y restent quatorze jours.',
  ],
  alertAction: 'Voir les messages mis de côté',
  why: {
    refused: 'Le serveur du destinataire le refuse pour de bon\u00a0; d’autres ont pu suivre dans l’heure.',
    expired: 'Essayé en vain pendant trois jours\u00a0; d’autres ont pu suivre dans l’heure.',
  },
  setAside: (count: number) =>
    count > 1
      ? `${count} messages n’ont pas pu partir\u00a0: renvoyez-les ou écartez-les ci-dessous`
      : 'Un message n’a pas pu partir\u00a0: renvoyez-le ou écartez-le ci-dessous',
};
