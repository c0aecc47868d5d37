import type { DemoCode, DemoRegistration } from './demo-registration.js';

const DINNER = 'diner-des-etageres-lyon';
const WORKSHOP = 'atelier-reparer-les-livres';

export const DEMO_CODES: DemoCode[] = [
  { event: DINNER, code: 'ADHERENTS', label: 'Adhérents', discount_percentage: 20, reserved_seats: null },
  { event: DINNER, code: 'BENEVOLES', label: 'Bénévoles', discount_percentage: null, reserved_seats: 4 },
];

/** A paid dinner with registrations in every state, and a workshop that is full, with people who wait. */
export const DEMO_REGISTRATIONS: DemoRegistration[] = [
  {
    event: DINNER,
    status: 'confirmed',
    first_name: 'Solange',
    last_name: 'Perrachon',
    seats: 4,
    hours_ago: 210,
    paid: 3800,
    guests: ['Marcel Perrachon', 'Lucie Perrachon'],
  },
  {
    event: DINNER,
    status: 'confirmed',
    first_name: 'Bertrand',
    last_name: 'Ngassa',
    organization: 'Librairie du Vieux Pont',
    seats: 2,
    hours_ago: 130,
    paid: 3800,
    special_needs: 'Un repas sans arachide.',
  },
  {
    event: DINNER,
    status: 'pending_payment',
    first_name: 'Odile',
    last_name: 'Fontaine',
    seats: 2,
    hours_ago: 26,
    code: 'ADHERENTS',
  },
  {
    event: DINNER,
    status: 'pending_verification',
    first_name: 'Jonas',
    last_name: 'Belleville',
    hours_ago: 0,
  },
  { event: DINNER, status: 'expired', first_name: 'Fanny', last_name: 'Coste', seats: 2, hours_ago: 75 },
  {
    event: DINNER,
    status: 'cancelled',
    first_name: 'Régis',
    last_name: 'Tourneur',
    hours_ago: 96,
  },
  {
    event: DINNER,
    status: 'refunded',
    first_name: 'Amélie',
    last_name: 'Foucault',
    seats: 1,
    hours_ago: 160,
    paid: 3800,
  },
  {
    event: WORKSHOP,
    status: 'confirmed',
    first_name: 'Inès',
    last_name: 'Vautrin',
    seats: 2,
    hours_ago: 300,
    paid: 2400,
    guests: ['Théo Vautrin'],
  },
  {
    event: WORKSHOP,
    status: 'confirmed',
    first_name: 'Paulin',
    last_name: 'Essomba',
    seats: 2,
    hours_ago: 260,
    paid: 2400,
    special_needs: 'Je viens en fauteuil.',
  },
  {
    event: WORKSHOP,
    status: 'waitlisted',
    first_name: 'Claudine',
    last_name: 'Rey',
    hours_ago: 60,
  },
  {
    event: WORKSHOP,
    status: 'waitlisted',
    first_name: 'Serge',
    last_name: 'Abena',
    seats: 2,
    hours_ago: 41,
  },
  { event: WORKSHOP, status: 'waitlisted', first_name: 'Mylène', last_name: 'Gaudry', hours_ago: 12 },
];
