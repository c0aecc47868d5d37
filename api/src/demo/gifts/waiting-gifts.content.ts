import { AFTERNOON, books, type DemoGift, equipment, EVENING, furniture, MORNING } from './demo-gift.js';

/** Gifts whose donors have not typed their code yet, wait for a call, or for a day. */
export const WAITING_GIFTS: readonly DemoGift[] = [
  {
    ...{ status: 'pending_validation', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 0.2 },
    ...{ name: 'Juliette Maréchal', email: 'juliette.marechal@example.org', phone: '06 39 98 10 01' },
    ...{ street: '14 rue Duhamel', place: ['69002', 'Lyon'], details: books(80, 'Enfants', 'Fiction') },
    ...{ boxes: 3, floor: 2, elevator: true, days: ['Mercredi', 'Samedi'], slots: [MORNING, AFTERNOON] },
  },
  {
    ...{ status: 'pending_validation', campaign: 'salle-numerique-ngaoundere', hours_ago: 3 },
    ...{ donor: 'entreprise', organization: 'Atelier Vauban', name: 'Karim Belhadj' },
    ...{ email: 'karim.belhadj@example.org', phone: '01 99 00 20 02', street: '31 rue Vauban' },
    ...{
      place: ['69006', 'Lyon'],
      details: equipment(['Dell', 'HP'], 'Ordinateurs', 'Accessoires informatiques'),
    },
    ...{ boxes: 12, parking: true, days: ['Lundi', 'Mardi', 'Jeudi'], slots: [AFTERNOON] },
  },
  {
    ...{ status: 'pending_validation', campaign: 'heure-du-conte-kribi', hours_ago: 74 },
    ...{ name: 'Odile Fournier', email: 'odile.fournier@example.org', phone: '06 39 98 10 03' },
    ...{ street: '5 place Bellevue', place: ['42000', 'Saint-Étienne'], details: books(40, 'Enfants') },
    ...{ boxes: 2, days: ['Vendredi'], slots: [MORNING] },
  },
  {
    ...{ status: 'validated', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 2 },
    ...{ name: 'Thomas Lemoine', email: 'thomas.lemoine@example.org', phone: '06 39 98 10 04' },
    ...{ street: '8 montée de la Grande-Côte', place: ['69001', 'Lyon'], boxes: 6, floor: 4 },
    ...{ details: books(210, 'Littérature', 'Histoire', 'Philosophie'), days: ['Samedi'], slots: [MORNING] },
    access: 'Code 45B, escalier au fond de la cour',
  },
  {
    ...{ status: 'validated', campaign: 'bibliotheque-lycee-foumban', hours_ago: 7, donor: 'ecole' },
    ...{ organization: 'Collège Jean-Moulin', name: 'Nadège Perrin', email: 'nadege.perrin@example.org' },
    ...{ phone: '04 99 00 20 05', street: '22 avenue du Château', place: ['69500', 'Bron'], boxes: 34 },
    ...{ details: books(1200, 'Manuels scolaires', 'Sciences', 'Langue'), parking: true, help: true },
    ...{ days: ['Mercredi'], slots: [AFTERNOON] },
    instructions: 'Les manuels sont au CDI, au rez-de-chaussée ; un diable est disponible.',
  },
  {
    ...{ status: 'validated', campaign: 'bibliotheque-quartier-abidjan-abobo', hours_ago: 19 },
    ...{ donor: 'bibliotheque', organization: 'Médiathèque des Tilleuls', name: 'Hélène Œuvrard' },
    ...{ email: 'helene.oeuvrard@example.org', phone: '04 99 00 20 06', street: '3 place de la Mairie' },
    ...{
      place: ['38200', 'Vienne'],
      details: furniture('6 étagères de 2 m', 'Étagères', 'Bacs de rangement'),
    },
    ...{ boxes: 14, help: true, days: ['Mardi', 'Jeudi'], slots: [MORNING] },
  },
  {
    ...{ status: 'validated', campaign: 'liseuses-universite-dschang', hours_ago: 29 },
    ...{ name: 'Bastien Roche', email: 'bastien.roche@example.org', phone: '06 39 98 10 07' },
    ...{ street: '17 cours Fauriel', place: ['42100', 'Saint-Étienne'], boxes: 1, elevator: true, floor: 5 },
    ...{ details: equipment(['Kobo'], 'Tablettes'), days: ['Lundi', 'Mercredi'], slots: [EVENING] },
  },
  {
    ...{ status: 'validated', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 53 },
    ...{ name: 'Mireille Castaing', email: 'mireille.castaing@example.org', phone: '06 39 98 10 08' },
    ...{ street: '40 rue Gambetta', place: ['26000', 'Valence'], boxes: 9, floor: 1, help: true },
    ...{
      details: books(320, 'Fiction', 'Biographie', 'Arts'),
      days: ['Jeudi', 'Vendredi'],
      slots: [AFTERNOON],
    },
    instructions: 'Je ne peux plus descendre les cartons moi-même.',
  },
  {
    ...{ status: 'validated', campaign: 'bibliobus-adamaoua', hours_ago: 22, donor: 'association' },
    ...{
      organization: 'Les Amis du livre de Bourgoin',
      name: 'Gérard Tissot',
      email: 'gerard.tissot@example.org',
    },
    ...{ phone: '06 39 98 10 09', street: '12 rue de la Libération', place: ['38300', 'Bourgoin-Jallieu'] },
    ...{ details: books(480, 'Enfants', 'Manuels scolaires'), boxes: 16, parking: true },
    ...{ days: ['Lundi', 'Mardi', 'Mercredi'], slots: [MORNING, AFTERNOON] },
  },
  {
    ...{ status: 'pending_pickup', campaign: 'bibliotheque-lycee-foumban', hours_ago: 40 },
    ...{ name: 'Claire Vasseur', email: 'claire.vasseur@example.org', phone: '06 39 98 10 10' },
    ...{
      street: '9 rue Paul-Bert',
      place: ['69003', 'Lyon'],
      details: books(150, 'Fiction', 'Enfants'),
      boxes: 5,
    },
    ...{ days: ['Mercredi', 'Samedi'], slots: [MORNING] },
    call: 'Préfère la semaine prochaine ; confirmer par SMS.',
  },
  {
    ...{
      status: 'pending_pickup',
      campaign: 'salle-numerique-ngaoundere',
      hours_ago: 66,
      donor: 'entreprise',
    },
    ...{
      organization: 'Cabinet Duroc et associés',
      name: 'Sandrine Duroc',
      email: 'sandrine.duroc@example.org',
    },
    ...{ phone: '04 99 00 20 11', street: '118 cours Lafayette', place: ['69003', 'Lyon'], boxes: 22 },
    ...{
      details: equipment(['Lenovo'], 'Ordinateurs', 'Imprimantes'),
      parking: true,
      elevator: true,
      floor: 3,
    },
    ...{ days: ['Lundi', 'Vendredi'], slots: [AFTERNOON], call: 'Disques durs effacés, attestation prête.' },
  },
  {
    ...{ status: 'pending_pickup', campaign: 'conteneur-printemps-le-havre-douala', hours_ago: 90 },
    ...{ name: 'Anselme Girod', email: 'anselme.girod@example.org', phone: '06 39 98 10 12' },
    ...{ street: '2 chemin des Vignes', place: ['69400', 'Villefranche-sur-Saône'], boxes: 11 },
    ...{
      details: books(390, 'Littérature', 'Religion', 'Histoire'),
      days: ['Dimanche', 'Samedi'],
      slots: [MORNING],
    },
    call: 'Maison en vente : à vider avant la fin du mois.',
  },
  {
    ...{ status: 'pending_pickup', campaign: 'bibliotheque-quartier-abidjan-abobo', hours_ago: 120 },
    ...{
      donor: 'bibliotheque',
      organization: 'Bibliothèque universitaire de Grenoble',
      name: 'Yasmine Haddad',
    },
    ...{ email: 'yasmine.haddad@example.org', phone: '04 99 00 20 13', street: '50 avenue Centrale' },
    ...{
      place: ['38400', 'Saint-Martin-d’Hères'],
      details: furniture('12 tables de 160 cm', 'Tables', 'Chaises'),
    },
    ...{ boxes: 40, help: true, parking: true, days: ['Lundi', 'Mardi'], slots: [MORNING] },
    call: 'Quai de déchargement ; prévenir l’accueil la veille.',
  },
];
