import { NEWSLETTER_TOPIC_LABELS, type NewsletterTopic } from './newsletter.contract.js';

const greeting = (firstName: string) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,');
const list = (topics: readonly NewsletterTopic[]) =>
  topics.map((topic) => `• ${NEWSLETTER_TOPIC_LABELS[topic]}`).join('\n');

export const newsletterEmails = {
  confirm: (firstName: string, association: string) => ({
    subject: 'Confirmez votre inscription à notre lettre',
    paragraphs: [
      greeting(firstName),
      `Vous avez demandé à recevoir la lettre de ${association}. Il ne manque qu’un clic pour nous dire que cette adresse est bien la vôtre.`,
      'Ce lien est valable 7 jours. Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus, et votre adresse sera effacée dans 30 jours.',
    ],
    action: 'Confirmer mon inscription',
  }),
  already: (firstName: string, topics: readonly NewsletterTopic[]) => ({
    subject: 'Vous êtes déjà inscrit à notre lettre',
    paragraphs: [
      greeting(firstName),
      'Quelqu’un, vous sans doute, vient de demander à recevoir notre lettre à cette adresse. Vous y êtes déjà inscrit : il n’y a rien à faire.',
      `Vous recevez :\n${list(topics)}`,
    ],
    action: 'Voir mes préférences',
  }),
  preferenceLink: (firstName: string) => ({
    subject: 'Le lien de vos préférences',
    paragraphs: [
      greeting(firstName),
      'Quelqu’un, vous sans doute, vient de demander le lien par lequel changer ce que vous recevez de notre lettre, ou ne plus la recevoir. Si ce n’est pas vous, il n’y a rien à faire.',
    ],
    action: 'Voir mes préférences',
  }),
  welcome: (firstName: string, topics: readonly NewsletterTopic[]) => ({
    subject: 'Votre inscription est confirmée',
    paragraphs: [
      greeting(firstName),
      'Merci, et bienvenue ! Vous recevrez nos lettres, une à deux fois par mois :',
      list(topics),
      'Vous pouvez changer de sujets ou vous désinscrire à tout moment par les liens au bas de chaque lettre.',
    ],
    action: 'Choisir mes sujets',
  }),
  footer: {
    text: 'Vous recevez cet e-mail parce que cette adresse a été donnée pour notre lettre.',
    preferences: 'Mes préférences',
    unsubscribe: 'Me désinscrire',
    subject: 'Désinscription de la lettre',
  },
};
