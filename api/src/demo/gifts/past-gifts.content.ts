import type { CollectedItem } from '../../physical-donations/physical-donation.contract.js';
import { AFTERNOON, books, type DemoGift, equipment, furniture, MORNING } from './demo-gift.js';

const got = (kind: CollectedItem['kind'], category: string, quantity: number): CollectedItem => ({
  ...{ kind, category, quantity },
});

/** Gifts that were fetched, which count in their campaigns, and gifts that were not to be. */
export const PAST_GIFTS: readonly DemoGift[] = [
  {
    ...{ status: 'completed', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 260 },
    ...{ name: 'Étienne Gaudin', email: 'etienne.gaudin@example.org', phone: '06 39 98 10 22' },
    ...{
      street: '33 rue Sully',
      place: ['69006', 'Lyon'],
      details: books(180, 'Fiction', 'Histoire'),
      boxes: 6,
    },
    ...{ pickup_in: -3, slot: MORNING, fetched_by: 'Moussa Njoya' },
    collected: [got('books', 'Fiction', 112), got('books', 'Histoire', 57)],
  },
  {
    ...{ status: 'completed', campaign: 'bibliotheque-lycee-foumban', hours_ago: 330, donor: 'ecole' },
    ...{ organization: 'Lycée du Parc', name: 'Isabelle Renaud', email: 'isabelle.renaud@example.org' },
    ...{ phone: '04 99 00 20 23', street: '1 boulevard Anatole-France', place: ['69006', 'Lyon'], boxes: 24 },
    ...{
      details: books(800, 'Manuels scolaires', 'Sciences'),
      pickup_in: -6,
      slot: AFTERNOON,
      parking: true,
    },
    ...{ fetched_by: 'Moussa Njoya', notes: 'Deux cartons trop abîmés laissés sur place.' },
    collected: [got('books', 'Manuels scolaires', 610), got('books', 'Sciences', 142)],
  },
  {
    ...{ status: 'completed', campaign: 'salle-numerique-ngaoundere', hours_ago: 410, donor: 'entreprise' },
    ...{ organization: 'Novatech Confluence', name: 'David Schmitt', email: 'david.schmitt@example.org' },
    ...{ phone: '04 99 00 20 24', street: '10 cours Charlemagne', place: ['69002', 'Lyon'], boxes: 8 },
    ...{ details: equipment(['Dell'], 'Ordinateurs', 'Matériel réseau'), pickup_in: -9, slot: MORNING },
    fetched_by: 'Catherine Aubry',
    collected: [got('equipment', 'Ordinateurs', 4), got('equipment', 'Matériel réseau', 1)],
  },
  {
    ...{ status: 'completed', campaign: 'bibliobus-adamaoua', hours_ago: 520 },
    ...{ name: 'Françoise Delorme', email: 'francoise.delorme@example.org', phone: '06 39 98 10 25' },
    ...{ street: '44 rue Anatole-France', place: ['69100', 'Villeurbanne'], boxes: 4 },
    ...{ details: books(130, 'Enfants'), pickup_in: -13, slot: MORNING, fetched_by: 'Moussa Njoya' },
    collected: [got('books', 'Enfants', 121)],
  },
  {
    ...{ status: 'completed', campaign: 'bibliotheque-quartier-abidjan-abobo', hours_ago: 700 },
    ...{ donor: 'bibliotheque', organization: 'Bibliothèque de Caluire', name: 'Benoît Charrier' },
    ...{ email: 'benoit.charrier@example.org', phone: '04 99 00 20 26', street: '5 avenue Marc-Sangnier' },
    ...{
      place: ['69300', 'Caluire-et-Cuire'],
      details: furniture('4 étagères de 2 m', 'Étagères', 'Chaises'),
    },
    ...{ boxes: 12, help: true, pickup_in: -20, slot: AFTERNOON, fetched_by: 'Catherine Aubry' },
    collected: [got('library_material', 'Étagères', 4), got('library_material', 'Chaises', 2)],
  },
  {
    ...{ status: 'completed', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 860 },
    ...{ donor: 'association', organization: 'Foyer rural de Mornant', name: 'Josiane Peyret' },
    ...{ email: 'josiane.peyret@example.org', phone: '04 99 00 20 27', street: '2 rue du Lavoir' },
    ...{
      place: ['69440', 'Mornant'],
      details: books(540, 'Fiction', 'Littérature', 'Biographie'),
      boxes: 17,
    },
    ...{ pickup_in: -27, slot: MORNING, fetched_by: 'Moussa Njoya', parking: true },
    collected: [
      got('books', 'Fiction', 301),
      got('books', 'Littérature', 188),
      got('books', 'Biographie', 40),
    ],
  },
  {
    ...{ status: 'completed', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 1000 },
    ...{ name: 'Hervé Collet', email: 'herve.collet@example.org', phone: '06 39 98 10 28' },
    ...{ street: '15 rue Victor-Hugo', place: ['01000', 'Bourg-en-Bresse'], boxes: 8 },
    ...{
      details: books(240, 'Sciences', 'Langue'),
      pickup_in: -34,
      slot: AFTERNOON,
      fetched_by: 'Catherine Aubry',
    },
    collected: [got('books', 'Sciences', 150), got('books', 'Langue', 66)],
  },
  {
    ...{ status: 'cancelled', campaign: 'heure-du-conte-kribi', hours_ago: 170 },
    ...{ name: 'Sabine Leroy', email: 'sabine.leroy@example.org', phone: '06 39 98 10 29' },
    ...{ street: '21 rue Mercière', place: ['69002', 'Lyon'], details: books(30, 'Enfants'), boxes: 1 },
    reason: 'Donnés à la crèche de mon quartier.',
  },
  {
    ...{ status: 'cancelled', campaign: 'salle-numerique-ngaoundere', hours_ago: 380, donor: 'entreprise' },
    ...{ organization: 'Garage des Monts', name: 'Fabrice Morin', email: 'fabrice.morin@example.org' },
    ...{ phone: '04 99 00 20 30', street: '90 route de Paris', place: ['69160', 'Tassin-la-Demi-Lune'] },
    ...{ details: equipment([], 'Imprimantes'), boxes: 2, reason: 'Matériel hors d’usage.' },
  },
  {
    ...{ status: 'cancelled', campaign: 'liseuses-universite-dschang', hours_ago: 600 },
    ...{ name: 'Amandine Petit', email: 'amandine.petit@example.org', phone: '06 39 98 10 31' },
    ...{
      street: '7 rue de la Charité',
      place: ['69002', 'Lyon'],
      details: equipment(['Kindle'], 'Tablettes'),
    },
    ...{ boxes: 1, reason: 'Je garde finalement ma liseuse.' },
  },
];
