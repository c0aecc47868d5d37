export const ROLES = ['administrateur', 'editeur', 'lecteur'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_LABELS: Record<Role, string> = {
  administrateur: 'Administrateur',
  editeur: 'Éditeur',
  lecteur: 'Lecteur',
};

export interface StaffMember {
  name: string;
  role: Role;
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
}

/** `admin/staff`: who holds a code. Codes themselves are never read back. */
export interface StaffRecord {
  id: number;
  name: string;
  role: Role;
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
  idle_ms: 86_400_000,
  /** And so long after it was opened, whatever happens. */
  lifetime_ms: 7 * 86_400_000,
  attempts_per_minute: 10,
} as const;

/** What each role may do with a resource, read by the api's guards and by the admin's `canAccess`. */
export type ResourceAction = 'read' | 'write';
const CONTENT = [
  'articles',
  'campaigns',
  'categories',
  'events',
  'media',
  'pages',
  'partners',
  'projects',
  'scholarships',
  'tags',
];
const FIGURES = ['metrics', 'location-metrics', 'yearly-progress'];
/** Gifts of things: how far each is, never from whom, for those who do not collect them. */
const COLLECTION = ['physical-donations', 'donation-transactions', 'donation-alerts'];
/** Sums of gifts of money, which name nobody: for who reads figures, not for who writes content. */
const SUMS = 'giving';
const READABLE = [...CONTENT, ...FIGURES, ...COLLECTION, 'audit', 'dashboard'];
/** People who write to the association, and those it writes to: for those who answer them, never for who only reads. */
const CORRESPONDENCE = [
  'contact-messages',
  'newsletter-subscribers',
  'accompaniment-requests',
  'ambassador-applications',
];
export function mayAccess(role: Role, resource: string, action: ResourceAction): boolean {
  if (role === 'administrateur') return true;
  if (resource === 'settings') return role === 'lecteur' && action === 'read';
  if (resource === SUMS) return role === 'lecteur' && action === 'read';
  if (CORRESPONDENCE.includes(resource)) return role === 'editeur';
  if (action === 'read') return READABLE.includes(resource);
  return role === 'editeur' && [...CONTENT, ...FIGURES].includes(resource);
}
