import type { ExpenseCategory } from '../../src/giving/expenses/expense.contract.js';

interface DemoExpense {
  /** Of its year, `03-12`. */
  day: string;
  euros: number;
  /** What it cost the year before, where that was another sum. */
  before?: number;
  category: ExpenseCategory;
  supplier: string;
  campaign?: string;
}

/** Each of the two years, up to today: about what the demonstration's gifts allow. */
export const DEMO_EXPENSES: readonly DemoExpense[] = [
  {
    day: '01-09',
    euros: 412.6,
    before: 398.2,
    category: 'administration',
    supplier: 'MAIF, assurance du local',
  },
  { day: '01-21', euros: 690, category: 'administration', supplier: 'Régie Lyon 7, loyer du local de tri' },
  {
    day: '02-03',
    euros: 1860.45,
    before: 1512.8,
    category: 'books',
    supplier: 'Librairie des Peuples noirs, Yaoundé : 214 livres',
  },
  {
    day: '02-17',
    euros: 238.9,
    before: 190,
    category: 'events',
    supplier: 'Location de tables, samedi de tri à Lyon',
  },
  {
    day: '03-11',
    euros: 3120,
    category: 'shipping',
    supplier: 'Compagnie maritime, demi-conteneur Le Havre – Douala',
    campaign: 'conteneur-printemps-le-havre-douala',
  },
  {
    day: '03-28',
    euros: 905.3,
    before: 861.75,
    category: 'shipping',
    supplier: 'Transit et dédouanement à Douala',
    campaign: 'conteneur-printemps-le-havre-douala',
  },
  {
    day: '04-15',
    euros: 1475,
    category: 'libraries',
    supplier: 'Menuiserie Njoya, Foumban : rayonnages et tables',
    campaign: 'bibliotheque-lycee-foumban',
  },
  {
    day: '05-06',
    euros: 820,
    category: 'training',
    supplier: 'Formation de six bibliothécaires, trois jours à Bafoussam',
  },
  {
    day: '03-02',
    euros: 12_480,
    before: 9_860,
    category: 'shipping',
    supplier: 'Compagnie maritime, conteneur de quarante pieds Le Havre – Douala',
  },
  {
    day: '04-02',
    euros: 14_350.9,
    before: 9_240.5,
    category: 'books',
    supplier: 'Fonds neuf de quatre bibliothèques, librairies de Yaoundé et de Lyon',
  },
  {
    day: '06-01',
    euros: 11_520,
    before: 8_640,
    category: 'libraries',
    supplier: 'Salaires des bibliothécaires de Kribi et d’Ebolowa',
  },
  {
    day: '09-01',
    euros: 7_200,
    before: 4_800,
    category: 'students',
    supplier: 'Aide à l’installation de douze étudiants',
  },
  {
    day: '10-20',
    euros: 3_400,
    before: 2_150,
    category: 'training',
    supplier: 'Voyage de deux formatrices, trois semaines dans l’Ouest',
  },
  { day: '05-30', euros: 356.7, category: 'communication', supplier: 'Imprimerie du Rhône, 2 000 dépliants' },
  { day: '06-18', euros: 640, category: 'students', supplier: 'Frais de dossier de huit étudiants' },
  {
    day: '07-08',
    euros: 2240.8,
    category: 'books',
    supplier: 'Éditions Clé, manuels de sixième',
    campaign: 'manuels-sixieme-bafoussam',
  },
  { day: '09-12', euros: 690, category: 'administration', supplier: 'Régie Lyon 7, loyer du local de tri' },
  {
    day: '10-04',
    euros: 512.35,
    category: 'libraries',
    supplier: 'Éclairage solaire, bibliothèque de Kribi',
  },
  { day: '11-02', euros: 448, category: 'training', supplier: 'Manuels du bibliothécaire, réimpression' },
  { day: '12-05', euros: 187.2, category: 'events', supplier: 'Rencontre des donateurs, salle et goûter' },
];
