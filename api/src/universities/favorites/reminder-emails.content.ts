import { dayInFrench } from '../../platform/clock/paris.js';

/** A kept scholarship whose deadline nears. */
export interface NearDeadline {
  scholarship_id: number;
  title: string;
  organization: string;
  /** `2027-03-01`. */
  deadline: string;
  /** Days of Paris until it. */
  days_left: number;
}

export const reminderEmails = {
  confirm: (association: string) => ({
    subject: 'Confirmez vos rappels d’échéance',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à ${association} de vous écrire 30 jours, 7 jours et la veille de la date limite des bourses que vous gardez en favoris. Il ne manque qu’un clic pour nous dire que cette adresse est bien la vôtre.`,
      'Ce lien est valable 7 jours. Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus.',
    ],
    action: 'Confirmer mes rappels',
  }),
  ahead: (near: readonly NearDeadline[]) => ({
    subject: subjectOf(near),
    paragraphs: [
      'Bonjour,',
      near.length > 1
        ? 'Des bourses que vous gardez arrivent bientôt à leur date limite. Il est encore temps d’y candidater :'
        : 'Une bourse que vous gardez arrive bientôt à sa date limite. Il est encore temps d’y candidater :',
    ],
    action: 'Voir mes favoris',
  }),
  item: ({ organization, deadline, days_left }: NearDeadline) =>
    `${organization}\nDate limite : ${dayInFrench(deadline)}, ${inDays(days_left)}`,
  footer: {
    text: 'Vous recevez cet e-mail parce que vous avez demandé à être prévenu avant la date limite de vos bourses favorites.',
    stop: 'Arrêter les rappels',
    subject: 'Arrêt des rappels d’échéance',
  },
};

function subjectOf(near: readonly NearDeadline[]): string {
  const [first] = near;
  if (near.length > 1 || !first) return `${near.length} dates limites approchent parmi vos favoris`;
  if (first.days_left === 0) return `Dernier jour : ${first.title}`;
  return `Plus que ${first.days_left} jour${first.days_left > 1 ? 's' : ''} : ${first.title}`;
}

function inDays(days: number): string {
  if (days === 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : `dans ${days} jours`;
}
