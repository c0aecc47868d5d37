import { FOLLOWER_LEFT_OUT_LABELS, type FollowerLeftOutReason } from '@livres/api/contract';
import { frenchNumber } from '../../shared/format/french-number';

const donors = (count: number) => `${frenchNumber(count)} donateur${count > 1 ? 's' : ''}`;

export const texts = {
  title: 'E-mail aux donateurs',
  audience: (people: number, all: number) =>
    `${donors(people)} ${people > 1 ? 'ont' : 'a'} demandé des nouvelles et la ${people > 1 ? 'recevront' : 'recevra'}, sur ${frenchNumber(all)} qui ${all > 1 ? 'ont' : 'a'} donné.`,
  nobody: (all: number) => `Personne ne la recevrait encore : ${donors(all)} de cette collecte.`,
  left_out: (reason: FollowerLeftOutReason, people: number) =>
    `${frenchNumber(people)} ${FOLLOWER_LEFT_OUT_LABELS[reason][people > 1 ? 1 : 0]}`,
  left_out_title: 'Ne la recevront pas :',
  pending: 'Le texte publié part, pas les modifications en attente.',
  once: 'Elle ne part qu’une fois. La corriger ensuite change la page, pas les e-mails.',
  preview: 'Voir l’e-mail',
  preview_title: 'L’e-mail tel qu’il arrive',
  frame: 'Aperçu de l’e-mail',
  close: 'Fermer',
  text: 'Texte seul',
  test: {
    open: 'M’envoyer un essai',
    title: 'Envoyer un essai',
    email: 'À quelle adresse',
    help: 'L’essai dit « [Test] » dans son objet, et ne compte pas comme un envoi.',
    send: 'Envoyer l’essai',
    sent: (email: string) => `Essai envoyé à ${email}`,
  },
  send: (people: number) => `Écrire à ${donors(people)}`,
  confirm: {
    title: 'Écrire aux donateurs ?',
    text: (people: number) =>
      `Cette nouvelle part tout de suite vers ${donors(people)}. Une fois partie, elle ne se rattrape pas.`,
    type: (people: number) => `Pour confirmer, écrivez ${frenchNumber(people)}`,
    cancel: 'Ne rien envoyer',
    started: 'L’envoi commence',
  },
  mailing: {
    by: (people: number, name: string, moment: string) => `À ${donors(people)}, par ${name}, le ${moment}.`,
    waiting: (people: number, name: string) => `À ${donors(people)}, par ${name} : l’envoi va commencer.`,
    held: 'L’envoi n’a pas pu commencer à l’heure : rien n’est parti. Confirmez-le pour qu’il parte maintenant.',
    follow: 'Suivre l’envoi',
  },
} as const;
