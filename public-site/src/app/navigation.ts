import { paths, pathTo } from '../shared/paths';

export interface NavigationEntry {
  to: string;
  label: string;
  /** Marked as something that was not there before. */
  isNew?: boolean;
}

/** Header, mobile menu and footer read these lists; a page joins them when it exists. */
export const mainNavigation: NavigationEntry[] = [
  { to: pathTo('/'), label: 'Accueil' },
  { to: pathTo('/a-propos'), label: 'À propos' },
  { to: paths.actions(), label: 'Nos actions' },
  { to: pathTo('/universites'), label: 'Universités', isNew: true },
  { to: paths.campaigns(), label: 'Campagnes' },
  { to: paths.events(), label: 'Événements' },
  { to: paths.articles(), label: 'Actualités' },
  { to: paths.contact(), label: 'Contact' },
];

export const searchEntry: NavigationEntry = { to: paths.search(), label: 'Rechercher' };

export const givingNavigation: NavigationEntry[] = [
  { to: paths.give(), label: 'Faire un don' },
  { to: paths.giveThings('books'), label: 'Offrir des livres' },
  { to: paths.giveThings('equipment'), label: 'Offrir du matériel' },
];

export const accountNavigation: NavigationEntry[] = [
  { to: pathTo('/mon-compte'), label: 'Mon compte' },
  { to: paths.profile(), label: 'Mon profil' },
];

export const staffNavigation: NavigationEntry[] = [{ to: paths.admin(), label: 'Admin' }];

export const legalNavigation: NavigationEntry[] = [
  { to: pathTo('/transparence'), label: 'Transparence' },
  { to: pathTo('/mentions-legales'), label: 'Mentions légales' },
  { to: pathTo('/politique-confidentialite'), label: 'Confidentialité' },
  { to: pathTo('/conditions-utilisation'), label: 'Conditions d’utilisation' },
  { to: pathTo('/accessibilite'), label: 'Accessibilité' },
];
