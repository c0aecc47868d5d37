import { inFrench } from './french-count.js';

const people = (count: number) => (count > 1 ? `${inFrench(count)} personnes` : `${count} personne`);

/** What happens while a newsletter leaves, and around it. */
export const sendingTexts = {
  scheduled: (by: string, count: number, when: string) =>
    `Programmée ${when} pour ${people(count)}, par ${by}`,
  confirmed: (by: string, count: number) => `Confirmée pour ${people(count)}, par ${by}`,
  unscheduled: (by: string) => `Envoi annulé par ${by}`,
  started: (count: number) => `L’envoi commence : ${people(count)}`,
  first: 'Première lettre acceptée',
  paused: (by: string) => `Mis en pause par ${by}`,
  resumed: (by: string) => `Repris par ${by}`,
  stopped: (by: string, count: number) => `Arrêté par ${by} : ${people(count)} ne la recevront pas`,
  stoppedDetail: 'L’envoi a été arrêté avant son tour.',
  finished: 'L’envoi est terminé',
  abandoned: (count: number) =>
    `Une coupure pendant l’envoi : ${people(count)} l’ont peut-être reçue. Rien ne leur est renvoyé sans votre accord.`,
  relayWaits: 'Le serveur d’envoi demande d’attendre : l’envoi ralentit de lui-même',
  domainWaits: (domain: string) =>
    `${domain} demande d’attendre : l’envoi ralentit de lui-même pour cette messagerie`,
  relayBack: 'Le serveur d’envoi répond à nouveau',
  domainBack: (domain: string) => `${domain} accepte à nouveau les lettres`,
  resend: (by: string, count: number) => `${by} fait renvoyer ce qui est peut-être parti : ${people(count)}`,
  leave: (by: string) => `${by} laisse ce qui est peut-être parti tel quel`,
  skipped: 'Désinscrite, ou adresse en erreur, avant son tour.',
  expired: 'Sa messagerie n’a pas pris la lettre en trois jours.',
  unsubscribeSubject: {
    lettre: 'Désinscription de la lettre',
    'nouvelles-des-collectes': 'Ne plus recevoir de nouvelles de cette collecte',
  },
  testSubject: (subject: string) => `[Essai] ${subject}`,
  noSubject: 'Lettre sans objet',
};
