import { AFTERNOON, books, type DemoGift, equipment, EVENING, furniture, MORNING } from './demo-gift.js';

/** Gifts whose pick-up has its day: one that should have taken place, a round today, and others to come. */
export const PLANNED_GIFTS: readonly DemoGift[] = [
  {
    ...{ status: 'pickup_scheduled', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 190 },
    ...{ name: 'Lucie Bonnard', email: 'lucie.bonnard@example.org', phone: '06 39 98 10 14' },
    ...{ street: '27 rue de Marseille', place: ['69007', 'Lyon'], details: books(120, 'Fiction'), boxes: 4 },
    ...{
      pickup_in: -1,
      slot: EVENING,
      fetched_by: 'Moussa Njoya',
      days: ['Lundi', 'Vendredi'],
      slots: [EVENING],
    },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'bibliotheque-lycee-foumban', hours_ago: 150, donor: 'ecole' },
    ...{
      organization: 'École élémentaire Jean-Macé',
      name: 'Sophie Lambert',
      email: 'sophie.lambert@example.org',
    },
    ...{ phone: '04 99 00 20 15', street: '11 rue Jean-Macé', place: ['69007', 'Lyon'], boxes: 18 },
    ...{ details: books(640, 'Manuels scolaires', 'Enfants'), pickup_in: 0, slot: MORNING, parking: true },
    ...{
      fetched_by: 'Moussa Njoya',
      days: ['Mercredi', 'Lundi'],
      slots: [MORNING],
      access: 'Portail vert, sonner',
    },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 130 },
    ...{ name: 'Paul Étienne', email: 'paul.etienne@example.org', phone: '06 39 98 10 16' },
    ...{ street: '63 avenue Jean-Jaurès', place: ['69007', 'Lyon'], boxes: 7, floor: 3, elevator: false },
    ...{
      details: books(260, 'Histoire', 'Sciences'),
      pickup_in: 0,
      slot: MORNING,
      fetched_by: 'Moussa Njoya',
    },
    ...{
      help: true,
      days: ['Mardi'],
      slots: [MORNING],
      instructions: 'Sans ascenseur : venir à deux si possible.',
    },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'bibliobus-adamaoua', hours_ago: 110, donor: 'association' },
    ...{ organization: 'Secours des quais', name: 'Inès Moreau', email: 'ines.moreau@example.org' },
    ...{ phone: '04 99 00 20 17', street: '4 quai Rambaud', place: ['69002', 'Lyon'], boxes: 10 },
    ...{
      details: books(350, 'Enfants', 'Langue'),
      pickup_in: 0,
      slot: AFTERNOON,
      fetched_by: 'Moussa Njoya',
    },
    ...{ parking: true, days: ['Lundi', 'Jeudi'], slots: [AFTERNOON] },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'salle-numerique-ngaoundere', hours_ago: 100 },
    ...{ donor: 'entreprise', organization: 'Imprimerie du Parc', name: 'Alain Pichon' },
    ...{ email: 'alain.pichon@example.org', phone: '04 99 00 20 18', street: '76 rue Garibaldi' },
    ...{ place: ['69006', 'Lyon'], details: equipment(['Epson'], 'Projecteurs', 'Imprimantes'), boxes: 6 },
    ...{ pickup_in: 1, slot: MORNING, fetched_by: 'Catherine Aubry', days: ['Vendredi'], slots: [MORNING] },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 98 },
    ...{ name: 'Brigitte Noël', email: 'brigitte.noel@example.org', phone: '06 39 98 10 19' },
    ...{
      street: '19 rue des Alouettes',
      place: ['69008', 'Lyon'],
      details: books(90, 'Fiction', 'Arts'),
      boxes: 3,
    },
    ...{ pickup_in: 1, slot: AFTERNOON, fetched_by: 'Catherine Aubry', days: ['Mardi'], slots: [AFTERNOON] },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'bibliotheque-quartier-abidjan-abobo', hours_ago: 140 },
    ...{ donor: 'bibliotheque', organization: 'Bibliothèque de Meyzieu', name: 'Rachid Amrani' },
    ...{ email: 'rachid.amrani@example.org', phone: '04 99 00 20 20', street: '1 place de l’Europe' },
    ...{
      place: ['69330', 'Meyzieu'],
      details: furniture('présentoirs de 1,20 m', 'Présentoirs', 'Étagères'),
    },
    ...{ boxes: 9, pickup_in: 3, slot: MORNING, days: ['Jeudi'], slots: [MORNING], parking: true },
  },
  {
    ...{ status: 'pickup_scheduled', campaign: 'bibliotheque-lycee-foumban', hours_ago: 160 },
    ...{ name: 'Marie-Claude Blanc', email: 'mc.blanc@example.org', phone: '06 39 98 10 21' },
    ...{ street: '6 route de Crémieu', place: ['38230', 'Pont-de-Chéruy'], boxes: 25, help: true },
    ...{ details: books(900, 'Littérature', 'Manuels scolaires', 'Sciences'), pickup_in: 6, slot: AFTERNOON },
    ...{ fetched_by: 'Moussa Njoya', days: ['Samedi'], slots: [AFTERNOON], parking: true },
  },
];
