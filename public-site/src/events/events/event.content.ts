import type { EventLabelCode, RegistrationState } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

export const eventContent = {
  events: 'Événements',
  facts: 'L’essentiel',
  when: 'Quand',
  dateToCome: 'La date n’est pas encore fixée.',
  parisTime: 'heure de Paris',
  where: 'Où',
  join: 'Rejoindre en ligne',
  joinAfterRegistration: 'L’adresse de connexion est donnée avec l’inscription.',
  language: 'Langue',
  organizer: 'Organisé par',
  price: 'Prix',
  free: 'Gratuit',
  insteadOf: (price: string) => `au lieu de ${price}`,
  earlyUntil: (off: number, day: string) => `Tarif anticipé, −${off}\u00a0%, jusqu’au ${day}`,
  earlyNoDeadline: (off: number) => `Tarif anticipé, −${off}\u00a0%`,
  earlyOver: (price: string, day: string) => `Le tarif anticipé (${price}) s’est arrêté le ${day}.`,
  payment: 'On peut payer par',
  seats: (left: number) => (left === 1 ? 'Il reste 1 place' : `Il reste ${left} places`),
  participants: (count: number) => formatCount(count, 'personne inscrite', 'personnes inscrites'),
  capacity: (count: number) => `${formatCount(count, 'place', 'places')} en tout`,
  interested: (count: number) => formatCount(count, 'personne intéressée', 'personnes intéressées'),
  tags: 'Mots-clés',
  share: 'Partager cet événement',
  others: 'Les prochains événements',
  recording: 'Revoir l’événement',
  recordingText: 'Il a été enregistré\u00a0: regardez-le ou écoutez-le quand vous voulez.',
  recordingLink: 'Voir l’enregistrement',
  cancelled: 'Cet événement est annulé',
  resume: 'Reprendre mon inscription',
} as const;

export const registrationContent: Record<RegistrationState, string> = {
  not_required: 'Venez comme vous êtes\u00a0: aucune inscription n’est demandée.',
  open: 'Les inscriptions sont ouvertes.',
  full: 'Toutes les places sont prises.',
  closed: 'Les inscriptions sont fermées.',
  over: 'Cet événement est terminé.',
};

export const registrationDates = {
  opens: (when: string) => `Les inscriptions ouvrent le ${when}.`,
  closes: (when: string) => `Elles ferment le ${when}.`,
  closed: (when: string) => `Les inscriptions sont fermées depuis le ${when}.`,
  reserve: 'Réserver ma place',
  join: 'Rejoindre la liste d’attente',
  waiting: (count: number) =>
    count === 0
      ? 'La liste d’attente est ouverte : vous y seriez en tête.'
      : `La liste d’attente est ouverte : ${formatCount(count, 'personne y attend', 'personnes y attendent')}.`,
  noWaitingList: 'Écrivez-nous pour être prévenu si l’une se libère.',
} as const;

export const closedContent: Partial<Record<EventLabelCode, string>> = {
  cancelled: 'Il n’aura pas lieu. Merci à toutes celles et tous ceux qui voulaient venir.',
};

export const placeContent = {
  title: 'Venir',
  openApp: 'Ouvrir dans une application de cartes',
  openMap: 'Voir le plan (OpenStreetMap)',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  transport: 'En transports en commun',
  parking: 'En voiture',
  accessibility: 'Avec un handicap',
  comfort: 'Sur place',
  food: 'Le repas est offert',
  wifi: 'Wifi gratuit',
} as const;

export const calendarContent = {
  title: 'Ajouter à mon agenda',
  file: 'Fichier pour tout agenda (.ics)',
  google: 'Google Agenda',
  outlook: 'Outlook',
} as const;

export const contactContent = {
  title: 'Une question\u00a0?',
  website: 'Le site de l’événement',
} as const;

export const interestContent = {
  title: 'Intéressé\u00a0?',
  text: 'Dites-le-nous\u00a0: nous savons ainsi combien de chaises préparer.',
  email: 'Votre adresse e-mail',
  help: 'Elle sert à compter, et à vous écrire si l’événement change. Elle n’est montrée à personne.',
  submit: 'Cela m’intéresse',
  sending: 'Envoi…',
  done: 'C’est noté, merci\u00a0!',
  doneText: (email: string) => `Nous comptons avec vous (${email}).`,
  undo: 'Je ne suis plus intéressé',
  undone: 'C’est retiré\u00a0: nous ne comptons plus avec vous.',
  missing: 'Indiquez votre adresse e-mail.',
} as const;
