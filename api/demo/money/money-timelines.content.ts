import type { DemoMoneyGift, DemoRecurringGift } from './demo-money.js';
import { gifts } from './gift-lines.js';

const WITH_WORDS: DemoMoneyGift[] = [
  {
    days_ago: 0.2,
    donor: 'claire',
    euros: 100,
    campaign: 'bibliotheque-lycee-foumban',
    way: 'card',
    message: 'Pour que les livres arrivent avant la rentrée. Merci à l’équipe de Foumban.',
  },
  {
    days_ago: 3.1,
    donor: 'yann',
    euros: 250,
    campaign: null,
    way: 'card',
    is_anonymous: true,
    dedication: 'En mémoire de Marguerite, qui lisait à voix haute.',
  },
  {
    days_ago: 10.3,
    donor: 'bernard',
    euros: 60,
    campaign: 'bibliobus-adamaoua',
    way: 'cheque',
    dedication: 'Pour les dix ans de Noé.',
    note: 'Chèque n° 4410237, remis au forum des associations',
  },
  {
    days_ago: 8.4,
    donor: 'aminata',
    euros: 35,
    campaign: null,
    way: 'cash',
    note: 'Boîte de la fête du livre',
  },
];

const WITH_A_TIMELINE: DemoMoneyGift[] = [
  ...gifts('bibliotheque-lycee-foumban', [[1.6, 'julien', 80, 'bank_transfer']]),
  ...gifts('manuels-sixieme-bafoussam', [[3.8, 'anne', 150, 'bank_transfer']]),
  ...gifts(null, [[2.7, 'librairie', 600, 'bank_transfer']]),
  ...gifts(null, [[5.3, 'gérard', 45, 'bank_transfer']]),
].map((gift) => ({ ...gift, fate: { kind: 'waiting' } }));

const OTHERWISE: DemoMoneyGift[] = [
  {
    days_ago: 2.2,
    donor: 'étienne',
    euros: 120,
    campaign: null,
    way: 'sepa_debit',
    fate: { kind: 'processing' },
  },
  {
    days_ago: 1.1,
    donor: 'hugo',
    euros: 50,
    campaign: 'manuels-sixieme-bafoussam',
    way: 'card',
    fate: {
      kind: 'refused',
      code: 'insufficient_funds',
    },
  },
  {
    days_ago: 16.5,
    donor: 'victor',
    euros: 20,
    campaign: null,
    way: 'card',
    fate: {
      kind: 'refused',
      code: 'expired_card',
    },
  },
  {
    days_ago: 48.2,
    donor: 'camille',
    euros: 100,
    campaign: null,
    way: 'card',
    fate: {
      kind: 'refused',
      code: 'card_declined',
    },
  },
  {
    days_ago: 19.3,
    donor: 'thomas',
    euros: 30,
    campaign: null,
    way: 'card',
    fate: { kind: 'given_up' },
  },
  {
    days_ago: 62.6,
    donor: 'lucie',
    euros: 250,
    campaign: null,
    way: 'card',
    fate: { kind: 'given_up' },
  },
  {
    days_ago: 26.4,
    donor: 'odile',
    euros: 200,
    campaign: 'bibliotheque-lycee-foumban',
    way: 'card',
    fate: {
      kind: 'refunded',
      euros: 200,
      why: 'Donné deux fois par erreur',
    },
  },
  {
    days_ago: 53.5,
    donor: 'michel',
    euros: 300,
    campaign: 'bibliobus-adamaoua',
    way: 'card',
    fate: {
      kind: 'refunded',
      euros: 270,
      why: 'Un zéro de trop : 30 € voulus',
    },
  },
  {
    days_ago: 11.7,
    donor: 'karim',
    euros: 90,
    campaign: null,
    way: 'card',
    fate: {
      kind: 'disputed',
      reason: 'fraudulent',
      isWon: false,
    },
  },
  {
    days_ago: 97.4,
    donor: 'nadia',
    euros: 150,
    campaign: null,
    way: 'card',
    fate: {
      kind: 'disputed',
      reason: 'unrecognized',
      isWon: true,
    },
  },
];

/** Gifts with words, that wait, or that went otherwise. */
export const MONEY_TIMELINES: DemoMoneyGift[] = [...WITH_WORDS, ...WITH_A_TIMELINE, ...OTHERWISE];

const every = (frequency: DemoRecurringGift['frequency'], way: DemoRecurringGift['way']) => ({
  frequency,
  way,
});

export const RECURRING_GIFTS: DemoRecurringGift[] = [
  {
    donor: 'hélène',
    euros: 20,
    campaign: null,
    ...every('monthly', 'card'),
    days_ago: 410,
    status: 'active',
  },
  {
    donor: 'mathieu',
    euros: 50,
    campaign: null,
    ...every('monthly', 'sepa_debit'),
    days_ago: 372,
    status: 'active',
  },
  {
    donor: 'solange',
    euros: 10,
    campaign: null,
    ...every('monthly', 'card'),
    days_ago: 305,
    status: 'active',
  },
  {
    donor: 'yann',
    euros: 30,
    campaign: 'bibliobus-adamaoua',
    ...every('monthly', 'card'),
    days_ago: 85,
    status: 'active',
  },
  {
    donor: 'inès',
    euros: 15,
    campaign: null,
    ...every('monthly', 'card'),
    days_ago: 215,
    status: 'past_due',
    stopped_days_ago: 5,
  },
  {
    donor: 'bernard',
    euros: 25,
    campaign: null,
    ...every('monthly', 'sepa_debit'),
    days_ago: 290,
    status: 'paused',
    stopped_days_ago: 40,
  },
  {
    donor: 'aminata',
    euros: 20,
    campaign: null,
    ...every('monthly', 'card'),
    days_ago: 330,
    status: 'cancelled',
    stopped_days_ago: 170,
  },
  {
    donor: 'claire',
    euros: 100,
    campaign: null,
    ...every('quarterly', 'card'),
    days_ago: 380,
    status: 'active',
  },
  {
    donor: 'daniel',
    euros: 60,
    campaign: null,
    ...every('quarterly', 'sepa_debit'),
    days_ago: 200,
    status: 'active',
  },
  {
    donor: 'novatech',
    euros: 1000,
    campaign: null,
    ...every('yearly', 'sepa_debit'),
    days_ago: 395,
    status: 'active',
  },
  {
    donor: 'jeanne',
    euros: 120,
    campaign: null,
    ...every('yearly', 'card'),
    days_ago: 140,
    status: 'active',
  },
];
