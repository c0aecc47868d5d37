import { dayInFrench } from '../../platform/clock/paris.js';
import { scholarshipCriteria } from '../scholarships/scholarship-criteria.contract.js';
import type { ScholarshipFilters } from '../scholarships/scholarship-filters.contract.js';
import type { ScholarshipSummary } from '../scholarships/scholarship.dto.js';
import { ALERT_FREQUENCY_LABELS, type AlertFrequency } from './scholarship-alert.contract.js';

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const alertEmails = {
  confirm: (filters: ScholarshipFilters, frequency: AlertFrequency, association: string) => ({
    subject: 'Confirmez votre alerte de bourses',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à ${association} de vous prévenir quand une nouvelle bourse répond à votre recherche :`,
      searchOf(filters),
      `Quand : ${ALERT_FREQUENCY_LABELS[frequency].toLowerCase()}.`,
      'Il ne manque qu’un clic pour nous dire que cette adresse est bien la vôtre. Ce lien est valable 7 jours. Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus, et votre adresse sera effacée dans 30 jours.',
    ],
    action: 'Confirmer mon alerte',
  }),
  already: (filters: ScholarshipFilters) => ({
    subject: 'Vous avez déjà cette alerte de bourses',
    paragraphs: [
      'Bonjour,',
      'Quelqu’un, vous sans doute, vient de demander une alerte que vous recevez déjà à cette adresse : il n’y a rien à faire.',
      searchOf(filters),
    ],
    action: 'Voir ou changer mon alerte',
  }),
  full: () => ({
    subject: 'Vous avez déjà dix alertes de bourses',
    paragraphs: [
      'Bonjour,',
      'Quelqu’un, vous sans doute, vient de demander une alerte de plus à cette adresse. Elle en reçoit déjà dix, et c’est le plus que nous puissions vous envoyer : arrêtez-en une par le lien au bas de ses e-mails, ou depuis votre espace, puis recommencez.',
    ],
    action: 'Ouvrir mon espace',
  }),
  found: (filters: ScholarshipFilters, found: readonly ScholarshipSummary[], others: number) => ({
    subject: subjectOf(found, others),
    paragraphs: [
      'Bonjour,',
      `${answersOf(found.length + others)} à votre recherche (${wordsOf(filters).join(', ')}) :`,
    ],
    after:
      others > 0
        ? [`${others === 1 ? 'Une autre vous attend' : `${others} autres vous attendent`} dans la liste.`]
        : [],
    action: 'Voir toutes les bourses de cette recherche',
  }),
  item: (one: ScholarshipSummary) =>
    [
      [one.organization, one.country, one.level_display].join(' · '),
      one.amount === null
        ? one.coverage_type_display
        : `${euros.format(one.amount)} · ${one.coverage_type_display}`,
      `Date limite : ${dayInFrench(one.deadline)}`,
    ].join('\n'),
  footer: {
    text: 'Vous recevez cet e-mail parce que cette adresse a été donnée pour une alerte de bourses.',
    manage: 'Changer la fréquence ou arrêter cette alerte',
    subject: 'Arrêt d’une alerte de bourses',
  },
};

const searchOf = (filters: ScholarshipFilters) =>
  wordsOf(filters)
    .map((one) => `• ${one}`)
    .join('\n');

function wordsOf(filters: ScholarshipFilters): string[] {
  const criteria = scholarshipCriteria(filters);
  return criteria.length > 0 ? criteria : ['toutes les nouvelles bourses'];
}

function answersOf(count: number): string {
  return count > 1 ? `${count} nouvelles bourses répondent` : 'Une nouvelle bourse répond';
}

function subjectOf(found: readonly ScholarshipSummary[], others: number): string {
  const [first] = found;
  const count = found.length + others;
  return count > 1 || !first ? `${count} nouvelles bourses pour vous` : `Nouvelle bourse : ${first.title}`;
}
