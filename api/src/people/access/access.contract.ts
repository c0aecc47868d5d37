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

export interface StaffMember {
  name: string;
  /** One at least; the most that any of them gives applies. */
  roles: Role[];
}

/** `POST /access/` with `{code}`. The token goes in `Authorization: Bearer`. */
export interface AccessGranted {
  token: string;
  expires_at: string;
  staff: StaffMember;
}

/** `GET /access/`: the session that the token opens. */
export interface AccessSession {
  expires_at: string;
  staff: StaffMember;
  /** Only where a second factor has to be added before anything else opens. */
  must_enrol?: true;
}

/** `admin/staff`: who holds a code. Codes themselves are never read back. */
export interface StaffRecord {
  id: number;
  name: string;
  roles: Role[];
  /** The first characters of the code, to tell codes apart; null for the one from the configuration. */
  code_hint: string | null;
  created_at: string;
  last_seen_at: string | null;
  revoked_at: string | null;
  version: number;
}

/** The answer to `POST admin/staff`: the only time that the code is shown. */
export interface StaffCreated extends StaffRecord {
  code: string;
}

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
