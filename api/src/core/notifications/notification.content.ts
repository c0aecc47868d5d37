import { moneyInFrench } from '../../platform/money/money-in-french.js';
import type { NotificationKind } from './notification.contract.js';
import type { NotificationFacts } from './notification-facts.js';

interface Said {
  title: string;
  detail: string;
}
type Sentence = (facts: NotificationFacts) => { title: string; detail?: string | undefined };

const plural = (count: number, word: string) => `${count} ${word}${count > 1 ? 's' : ''}`;
const money = ({ amount = 0, currency = 'EUR' }: NotificationFacts) => moneyInFrench(amount, currency);
const from = ({ name }: NotificationFacts, word = 'de') => (name ? ` ${word} ${name}` : '');
const at = ({ place }: NotificationFacts) => (place ? ` à ${place}` : '');
const told = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** Without `name` and `text` each is as true, and says nobody. */
const SENTENCES: Record<NotificationKind, Sentence> = {
  gift_received: (facts) => ({
    title: `Don de ${money(facts)}${from(facts)}`,
    detail: told(facts.subject, facts.detail),
  }),
  payment_refused: (facts) => ({
    title: `${facts.subject ?? 'Paiement refusé'}\u00a0: ${money(facts)}${from(facts)}`,
    detail: facts.detail,
  }),
  dispute_opened: (facts) => ({
    title: `Paiement contesté\u00a0: ${money(facts)}`,
    detail: `La banque a repris la somme${facts.name ? ` du don de ${facts.name}` : ''}\u00a0; elle attend une réponse.`,
  }),
  refund_refused: (facts) => ({
    title: `Remboursement refusé\u00a0: ${money(facts)}`,
    detail: `${facts.subject ? `${facts.subject}. ` : ''}La somme reste à rendre${facts.detail ? ` (inscription ${facts.detail})` : ''}.`,
  }),
  refund_to_give: (facts) => ({
    title: `À rendre par vos soins\u00a0: ${money(facts)}`,
    detail: `${facts.subject ? `${facts.subject}. ` : ''}Aucun prestataire ne rend cette somme${facts.detail ? ` (inscription ${facts.detail})` : ''}.`,
  }),
  comparison_failed: ({ subject = '', detail }) => ({
    title: `La comparaison avec ${subject} échoue`,
    detail: detail && `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
  }),
  goods_offered: (facts) => ({
    title: facts.count
      ? `${plural(facts.count, 'carton')} promis${from(facts, 'par')}`
      : `Don matériel promis${from(facts, 'par')}`,
    detail: told(facts.place, facts.subject),
  }),
  contact_overdue: (facts) => ({ title: `Donateur à rappeler${at(facts)}`, detail: facts.detail }),
  pickup_overdue: (facts) => ({ title: `Collecte en retard${at(facts)}`, detail: facts.detail }),
  help_needed: (facts) => ({ title: `Aide demandée pour une collecte${at(facts)}`, detail: facts.detail }),
  request_received: (facts) => ({
    title: facts.name ? `Demande d’accompagnement de ${facts.name}` : 'Nouvelle demande d’accompagnement',
    detail: told(facts.text, facts.detail),
  }),
  application_received: (facts) => ({
    title: facts.name
      ? `Candidature d’ambassadeur\u00a0: ${facts.name}`
      : 'Nouvelle candidature d’ambassadeur',
    detail: told(facts.text, facts.detail),
  }),
  scholarship_link_dead: ({ count = 1, subject, detail }) => ({
    title:
      count > 1 ? `${count} bourses ont un lien qui ne répond plus` : 'Le lien d’une bourse ne répond plus',
    detail: told(subject, detail),
  }),
  message_received: (facts) => ({
    title: facts.name ? `Message de ${facts.name}` : 'Nouveau message',
    detail: facts.text,
  }),
  registration_confirmed: (facts) => ({
    title: `${facts.name ? `Inscription de ${facts.name}` : 'Nouvelle inscription'}${(facts.count ?? 1) > 1 ? `\u00a0: ${plural(facts.count!, 'place')}` : ''}`,
    detail: facts.subject,
  }),
  event_full: ({ subject = '', count = 0, of = count }) => ({
    title: `Complet\u00a0: ${subject}`,
    detail: `${plural(count, 'place')} sur ${of}.`,
  }),
  newsletter_sent: ({ subject = '', count = 0 }) => ({
    title: `Lettre partie\u00a0: ${subject}`,
    detail: `${plural(count, 'personne')}. Son bilan se remplit au fil des jours.`,
  }),
  newsletter_trouble: ({ subject = '', detail }) => ({
    title: `Une lettre a besoin de vous\u00a0: ${subject}`,
    detail,
  }),
  job_failed: ({ subject, count = 1 }) => ({
    title: count > 1 ? `${count} tâches de fond ont été abandonnées` : 'Une tâche de fond a été abandonnée',
    detail: subject,
  }),
  backup_failed: ({ subject = 'La sauvegarde', detail }) => ({ title: `${subject} échoue`, detail }),
  email_undeliverable: ({ detail }) => ({ title: 'Un e-mail n’a pas pu partir', detail }),
  codes_tried: ({ count = 0 }) => ({
    title: 'Beaucoup de codes d’accès sont essayés',
    detail: `Plus de ${count} en une minute, depuis des appareils inconnus.`,
  }),
  mentioned: ({ author = '', text, detail }) => ({
    title: text ?? `${author} vous cite dans une note`,
    detail: text ? told(author, detail) : detail,
  }),
  mention_unheard: ({ author = '', count = 1, detail }) => ({
    title: `Votre note n’avertit pas ${author}`,
    detail: told(
      count > 1 ? 'Leur code n’ouvre pas cette fiche' : 'Son code n’ouvre pas cette fiche',
      detail,
    ),
  }),
  assigned: ({ author = '', subject = 'une fiche', detail }) => ({
    title: `${author} vous confie ${subject}`,
    detail,
  }),
};

/** One line of a group of gifts. */
export const giftsTogether = (count: number, amount: number, currency: string): string =>
  `${count} dons, ${moneyInFrench(amount, currency)}`;

/** What a notification says, in French; its facts are those that its reader may know. */
export function notificationSaid(kind: string, facts: NotificationFacts): Said {
  const sentence = Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind as NotificationKind] : null;
  const { title, detail = '' } = sentence?.(facts) ?? { title: facts.subject ?? 'Notification' };
  return { title, detail };
}
