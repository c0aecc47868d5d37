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
  stopped: (by: string, count: number) =>
    `Arrêté par ${by} : ${people(count)} ne la ${count > 1 ? 'recevront' : 'recevra'} pas`,
  stoppedDetail: 'L’envoi a été arrêté avant son tour.',
  finished: 'L’envoi est terminé',
  abandoned: (count: number) =>
    `Une coupure pendant l’envoi : ${people(count)} ${count > 1 ? 'l’ont' : 'l’a'} peut-être reçue. Rien n’est renvoyé sans votre accord.`,
  relayWaits: (detail: string) =>
    `Le serveur d’envoi ne prend rien (« ${detail} ») : l’envoi attend et réessaie de lui-même`,
  relayFails: (detail: string) =>
    `Trois essais de suite ont échoué : « ${detail} ». Vérifiez le serveur d’envoi et son mot de passe ; l’envoi reprendra où il en est, sans rien perdre.`,
  filtered: (refused: number, total: number) =>
    `${inFrench(refused)} messagerie${refused > 1 ? 's' : ''} sur ${inFrench(total)} la refuse${refused > 1 ? 'nt' : ''} par une règle contre les indésirables. Vérifiez SPF, DKIM et DMARC, et son texte ; aucune adresse n’est fermée pour cela.`,
  late: (when: string) =>
    `Elle devait partir ${when} ; le serveur ne tournait pas. Elle attend votre confirmation.`,
  stalled: (minutes: number) =>
    `Rien n’est parti depuis ${minutes} minutes, alors que des personnes attendent encore leur lettre.`,
  noneStalled: 'Aucun envoi n’est arrêté en route',
  stalledOnes: (titles: readonly string[]) =>
    `Rien ne part plus depuis 10 minutes : ${titles.map((title) => `« ${title} »`).join(', ')}`,
  restored: 'Revenue d’une sauvegarde : elle est peut-être déjà partie. Elle attend votre confirmation.',
  restoredSending:
    'Revenue d’une sauvegarde, et mise en pause : qui attend son tour l’a peut-être déjà reçue. Reprendre l’envoi la leur enverrait.',
  restoredUpdate: 'Revenue d’une sauvegarde : elle était en train de partir, et n’est pas envoyée deux fois.',
  domainWaits: (domain: string) =>
    `${domain} demande d’attendre : l’envoi ralentit de lui-même pour cette messagerie`,
  relayBack: 'Le serveur d’envoi répond à nouveau',
  domainBack: (domain: string) => `${domain} accepte à nouveau les lettres`,
  resend: (by: string, count: number) => `${by} fait renvoyer ce qui est peut-être parti : ${people(count)}`,
  leave: (by: string) => `${by} laisse ce qui est peut-être parti tel quel`,
  skipped: 'Avant son tour : désinscrite, adresse en erreur, ou lettre du mois déjà reçue.',
  expired: 'Sa messagerie n’a pas pris la lettre en trois jours.',
  unsubscribeSubject: {
    lettre: 'Désinscription de la lettre',
    'nouvelles-des-collectes': 'Ne plus recevoir de nouvelles de cette collecte',
  },
  testSubject: (subject: string) => `[Test] ${subject}`,
  noSubject: 'Lettre sans objet',
};
