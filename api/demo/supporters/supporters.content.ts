import type { DemoDonor } from '../money/demo-donor.js';
import { person } from '../money/demo-donor.js';

export const FIRST_NAMES =
  'Adèle Agathe Alain Alexandre Alice Amélie Antoine Armelle Arnaud Aurélie Baptiste Béatrice Benoît Brigitte Bruno Carole Catherine Cécile Charlotte Chloé Christian Christine Clément Clotilde Coralie Damien Delphine Denis Diane Didier Dominique Élise Élodie Émilie Emma Éric Estelle Eugénie Fabien Fabrice Florence Florian Franck François Françoise Gabriel Gaëlle Geneviève Georges Gilles Guillaume Hervé Isabelle Jacqueline Jérôme Joël Josiane Judith Juliette Laure Laurence Laurent Léa Léon Lionel Loïc Luc Madeleine Manon Marc Margaux Marguerite Martine Maryse Maxime Mélanie Mireille Monique Muriel Nathalie Nicolas Noémie Olivier Pascal Patricia Patrick Pauline Philippe Pierre Quentin Raphaël Régine René Robin Romain Sandrine Sébastien Simone Solène Stéphane Suzanne Sylvain Sylvie Théo Thérèse Valérie Véronique Vincent Virginie Xavier Yves Yvette'.split(
    ' ',
  );
export const AFRICAN_FIRST_NAMES =
  'Achille Aïcha Armand Awa Bertrand Blaise Cyrille Désiré Edwige Emmanuel Ernestine Estelle Éveline Flore Gisèle Guy Honorine Ismaël Joseph Kadiatou Landry Mamadou Mariam Mireille Moussa Nadège Ousmane Prisca Rodrigue Sandrine Serge Stella Thierry Ulrich Viviane Yolande'.split(
    ' ',
  );
export const LAST_NAMES =
  'Allard Arnaud Aubert Bailly Barbier Baron Benoit Berger Bertin Besson Blanc Bonnet Boucher Bourgeois Boyer Breton Brun Carlier Caron Charpentier Chevalier Clément Collet Colin Cordier Courtois Cousin Dallet David Delattre Denis Descamps Dubois Duchamp Dufour Dumas Dumont Dupuis Durieux Duval Étienne Fabre Faure Fayolle Ferry Fleury Forestier Fournier Gaillard Gautier Giraud Girard Grandjean Grondin Guérin Guichard Guillon Hamel Hubert Humbert Jacquet Jolivet Joly Lacroix Laine Lambert Langlois Laurent Lebrun Leclerc Lefort Legrand Lemoine Leroux Levasseur Maillard Mallet Marchal Maréchal Martel Masson Mercier Meunier Millet Monnier Moulin Navarro Noël Olivier Parent Pasquier Payet Pelletier Perrot Picard Pichon Poirier Pons Prévost Rambaud Regnier Renault Reynaud Ricard Rivière Robin Rolland Rousset Roy Salmon Sauvage Schneider Simonet Tanguy Texier Thibault Vallet Verdier Vial Vidal Voisin'.split(
    ' ',
  );
export const AFRICAN_LAST_NAMES =
  'Abega Atangana Ba Bamba Bayiha Biyong Cissé Diarra Diop Djoumessi Eboa Ekotto Essono Etoundi Fall Fokam Fotso Kamdem Kana Kouamé Koné Mbida Mvondo Ndiaye Ngassa Ngo Nguema Njoya Nkengfack Onana Ondoa Sarr Simo Sylla Tagne Tchatchoua Touré Wamba Yao Zambo'.split(
    ' ',
  );
export const STREETS =
  'rue des Lilas,rue du Moulin,avenue de la Gare,rue des Écoles,place de la Mairie,rue Pasteur,rue du Vieux-Pont,impasse des Cerisiers,allée des Platanes,rue de la Fontaine,rue Jean-Moulin,chemin des Vignes,rue du Lavoir,boulevard Carnot,rue des Tanneurs,rue George-Sand,avenue des Acacias,rue de Verdun'.split(
    ',',
  );

/** Postcode and town, by how many give from there. */
const FRENCH_TOWNS = `69001 Lyon 9,69003 Lyon 9,69100 Villeurbanne 12,69300 Caluire-et-Cuire 4,69600 Oullins 3,42000 Saint-Étienne 4,38000 Grenoble 5,38200 Vienne 2,
01000 Bourg-en-Bresse 2,26000 Valence 2,73000 Chambéry 2,74000 Annecy 3,71000 Mâcon 1,21000 Dijon 2,63000 Clermont-Ferrand 3,75011 Paris 6,75013 Paris 4,75019 Paris 4,
92120 Montrouge 2,93100 Montreuil 3,94200 Ivry-sur-Seine 2,78000 Versailles 2,91300 Massy 1,95100 Argenteuil 1,77000 Melun 1,59000 Lille 5,59100 Roubaix 2,62000 Arras 1,80000 Amiens 1,
76600 Le Havre 4,76000 Rouen 2,14000 Caen 1,35000 Rennes 3,29200 Brest 2,56000 Vannes 1,44000 Nantes 7,49000 Angers 2,72000 Le Mans 1,37000 Tours 2,45000 Orléans 1,86000 Poitiers 1,
17000 La Rochelle 1,33000 Bordeaux 4,64000 Pau 1,31000 Toulouse 5,34000 Montpellier 3,30000 Nîmes 1,13001 Marseille 3,13100 Aix-en-Provence 2,83000 Toulon 1,06000 Nice 2,
67000 Strasbourg 3,68000 Colmar 1,54000 Nancy 1,57000 Metz 1,51100 Reims 1,25000 Besançon 1,87000 Limoges 1,97400 Saint-Denis 1,97110 Pointe-à-Pitre 1`;
export const TOWNS: Record<string, readonly (readonly [[postal_code: string, city: string], number])[]> = {
  France: FRENCH_TOWNS.split(/,\s*/).map((line) => {
    const [, postal_code, city, weight] = /^(\S+) (.+) (\d+)$/.exec(line)!;
    return [[postal_code!, city!], Number(weight)] as const;
  }),
  Belgique: [
    [['1050', 'Ixelles'], 3],
    [['4000', 'Liège'], 2],
    [['5000', 'Namur'], 1],
  ],
  Suisse: [
    [['1201', 'Genève'], 3],
    [['1003', 'Lausanne'], 2],
  ],
  Canada: [
    [['H2J 2K7', 'Montréal'], 3],
    [['G1R 2L5', 'Québec'], 1],
  ],
  Cameroun: [
    [['BP 1402', 'Douala'], 4],
    [['BP 318', 'Yaoundé'], 4],
    [['BP 76', 'Bafoussam'], 1],
  ],
  Sénégal: [[['11000', 'Dakar'], 1]],
  'Côte d’Ivoire': [[['BP 27', 'Abidjan'], 1]],
  Gabon: [[['BP 55', 'Libreville'], 1]],
  Togo: [[['BP 91', 'Lomé'], 1]],
};

/** Countries of visits, as donors write them. */
export const COUNTRY_NAMES: Record<string, string> = {
  FR: 'France',
  BE: 'Belgique',
  CH: 'Suisse',
  CA: 'Canada',
  CM: 'Cameroun',
  SN: 'Sénégal',
  CI: 'Côte d’Ivoire',
  GA: 'Gabon',
  TG: 'Togo',
};

const organization = (
  type: 'entreprise' | 'organisme',
  name: string,
  email: string,
  siren: string,
  signed: [name: string, street: string, postal_code: string, city: string],
): DemoDonor => ({
  ...person(signed),
  type,
  siren,
  organization_name: name,
  email,
  legal_form: type === 'entreprise' ? 'SAS' : '',
});

export const ORGANIZATIONS = {
  fondation: organization(
    'organisme',
    'Fondation Pages ouvertes',
    'dons@pages-ouvertes.example',
    '000000018',
    ['Colette Varenne', '12 rue des Archives', '75004', 'Paris'],
  ),
  papeterie: organization('entreprise', 'Papeteries du Gier', 'bureau@papeteries-gier.example', '000000026', [
    'Thibaud Clavel',
    '4 quai de la Rivière',
    '42400',
    'Saint-Chamond',
  ]),
  transit: organization('entreprise', 'Transit Havrais', 'contact@transit-havrais.example', '000000034', [
    'Nora Hautot',
    '88 quai de Southampton',
    '76600',
    'Le Havre',
  ]),
  choeur: organization('organisme', 'Chœur de la Croix-Rousse', 'choeur@croix-rousse.example', '000000042', [
    'Élie Rochat',
    '6 place des Tapis',
    '69004',
    'Lyon',
  ]),
  mutuelle: organization(
    'organisme',
    'Mutuelle des Enseignants du Rhône',
    'vie@mutuelle-rhone.example',
    '000000059',
    ['Paule Déchaud', '30 cours Vitton', '69006', 'Lyon'],
  ),
};

/** What organizations and some people give each year: month and day, euros the first year and later ones, and how. */
export const YEARLY_GIFTS: readonly {
  on: string;
  giver: DemoDonor;
  euros: readonly [number, number];
  way: 'bank_transfer' | 'cheque';
}[] = [
  { on: '03-18', giver: ORGANIZATIONS.fondation, euros: [4000, 5000], way: 'bank_transfer' },
  { on: '06-21', giver: ORGANIZATIONS.choeur, euros: [640, 815], way: 'cheque' },
  { on: '09-24', giver: ORGANIZATIONS.transit, euros: [1500, 1500], way: 'bank_transfer' },
  { on: '11-14', giver: ORGANIZATIONS.papeterie, euros: [1200, 2000], way: 'bank_transfer' },
  { on: '12-15', giver: ORGANIZATIONS.mutuelle, euros: [2500, 3000], way: 'bank_transfer' },
  {
    on: '12-19',
    giver: person(['Solène de Kermor', '2 rue de l’Horloge', '56000', 'Vannes']),
    euros: [2000, 2500],
    way: 'cheque',
  },
  {
    on: '12-29',
    giver: person(['Ambroise Tallandier', '15 rue Duquesne', '69006', 'Lyon']),
    euros: [1500, 3000],
    way: 'cheque',
  },
];

/** What organizations gave to campaigns, counted from the day of seeding; without a sum, what was still missing. */
export const CAMPAIGN_GIFTS: readonly {
  days_ago: number;
  campaign: string;
  giver: DemoDonor;
  euros: number | null;
  way: 'bank_transfer' | 'cheque';
}[] = [
  {
    days_ago: 214.3,
    campaign: 'bibliothecaires-yaounde',
    giver: ORGANIZATIONS.mutuelle,
    euros: 2300,
    way: 'bank_transfer',
  },
  {
    days_ago: 176.4,
    campaign: 'bibliothecaires-yaounde',
    giver: ORGANIZATIONS.papeterie,
    euros: 1300,
    way: 'bank_transfer',
  },
  {
    days_ago: 120.4,
    campaign: 'bibliothecaires-yaounde',
    giver: ORGANIZATIONS.choeur,
    euros: null,
    way: 'cheque',
  },
];

export const WHY_REFUNDED = [
  'Donné deux fois par erreur',
  'Montant mal saisi',
  'Carte d’un proche, à sa demande',
];
export const WHY_STOPPED = [
  'Changement de situation',
  'Je préfère donner une fois par an',
  'Fin de contrat',
  '',
];
export const statementName = (year: string) => `releve-${year}.csv`;

export const depositWords = (day: string) => ({
  wording: `REMISE DE CHEQUES ET ESPECES DU ${day.split('-').toReversed().join('/')}`,
  counterparty: '',
});
