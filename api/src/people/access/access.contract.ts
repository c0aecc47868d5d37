import { DAY_MS } from '../../platform/clock/durations.contract.js';

export const ROLES = ['administrateur', 'tresorier', 'editeur', 'accueil', 'lecteur'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_LABELS: Record<Role, string> = {
  administrateur: 'Administrateur',
  tresorier: 'Trésorier',
  editeur: 'Éditeur',
  accueil: 'Accueil',
  lecteur: 'Lecteur',
};
/** What a role may do, in a sentence. */
export const ROLE_SENTENCES: Record<Role, string> = {
  administrateur: 'Tout, y compris l’équipe, les réglages et les tests du système.',
  tresorier: 'L’argent : dons, dons réguliers, reçus fiscaux, rapprochement et donateurs.',
  editeur: 'Les contenus, les images, la lettre et les événements. Ni l’argent, ni les coordonnées des gens.',
  accueil:
    'Les personnes qui écrivent, demandent ou viennent : messages, demandes, ambassadeurs, dons matériels et collectes.',
  lecteur: 'Lit tous les écrans, noms et coordonnées masqués ; n’écrit rien et n’exporte rien des personnes.',
};
/** The labels of several roles, as a badge shows them. */
export const roleNames = (roles: readonly Role[]): string =>
  ROLES.filter((role) => roles.includes(role))
    .map((role) => ROLE_LABELS[role])
    .join(', ');

export const ACCESS_LIMITS = {
  /** A session ends after so long without a call. */
  idle_ms: DAY_MS,
  /** And so long after it was opened, whatever happens. */
  lifetime_ms: 7 * DAY_MS,
  /** Of one address, or of one device that is known; right codes count too. */
  attempts_per_minute: 10,
  /** Wrong codes of one address, or of one known device, before it is locked. */
  tries: 3,
  lock_ms: 30_000,
  /** Of all addresses and devices that are not known, together. */
  strangers_per_minute: 100,
} as const;
