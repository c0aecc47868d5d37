import { href } from 'react-router';
import { paths } from '../shared/paths';

export interface NavigationEntry {
  to: string;
  label: string;
  /** Marked as something that was not there before. */
  isNew?: boolean;
}

/** Header, mobile menu and footer read these lists; a page joins them when it exists. */
export const mainNavigation: NavigationEntry[] = [
  { to: href('/'), label: 'Accueil' },
  { to: href('/a-propos'), label: 'À propos' },
  { to: paths.actions(), label: 'Nos actions' },
  { to: href('/universites'), label: 'Universités', isNew: true },
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
  { to: href('/mon-compte'), label: 'Mon compte' },
  { to: paths.profile(), label: 'Mon profil' },
];

export const staffNavigation: NavigationEntry[] = [{ to: paths.admin(), label: 'Admin' }];

export const legalNavigation: NavigationEntry[] = [
  { to: href('/mentions-legales'), label: 'Mentions légales' },
  { to: href('/politique-confidentialite'), label: 'Confidentialité' },
  { to: href('/conditions-utilisation'), label: 'Conditions d’utilisation' },
];
