import { formatDay } from '../../shared/format/dates';

export const guestTicketContent = {
  title: 'Votre billet',
  description: 'Un billet pour un événement.',
  good: 'Montrez ce code à l’entrée, sur un téléphone ou imprimé en noir et blanc.',
  keep: 'Ce billet est le vôtre\u00a0: qui a ce lien entre à votre place. Gardez-le pour vous.',
  code: (name: string) => (name ? `Code QR du billet de ${name}` : 'Code QR de votre billet'),
  print: 'Télécharger le billet (PDF)',
  replaced: (at: string) => `Ce billet a été remplacé le ${formatDay(at)}`,
  cancelled: 'Ce billet est annulé',
  ask: 'Il n’ouvre plus. Demandez le nouveau à la personne qui vous a inscrit.',
  eventCancelled: 'Cet événement est annulé',
  missing: {
    title: 'Ce lien ne mène à aucun billet',
    text: 'Il est peut-être coupé\u00a0: ouvrez-le depuis le message que vous avez reçu.',
    write: 'Nous écrire',
  },
  unread: {
    title: 'Votre billet ne se laisse pas lire pour le moment',
    text: 'Il est bien gardé. Réessayez dans un instant.',
  },
};
