import { type Right, RIGHTS_IN_ORDER, type StaffAction } from '../../platform/http/staff-rights.contract.js';
import type { Role } from './access.contract.js';

type Rights = Readonly<Partial<Record<Exclude<Role, 'administrateur'>, Right>>>;

const MONEY: Rights = { tresorier: 'write', lecteur: 'masked' };
const PEOPLE: Rights = { accueil: 'write', lecteur: 'masked' };
const CONTENT: Rights = { editeur: 'write', lecteur: 'read' };
/** What the forms of gifts and requests refer to. */
const NAMED_IN_GIFTS: Rights = { ...CONTENT, tresorier: 'read', accueil: 'read' };
const NAMED_IN_REQUESTS: Rights = { ...CONTENT, accueil: 'read' };
const EVERYONE = (right: Right): Rights => ({
  tresorier: right,
  editeur: right,
  accueil: right,
  lecteur: right,
});
const NOBODY_ELSE: Rights = {};

/**
 * What each role may do with each resource, as its addresses name it. Administrators may do everything; a role that is
 * not named may do nothing. Guards, masks, screens, menus and tests read this table and nothing else.
 */
export const RIGHTS = {
  session: EVERYONE('write'),
  dashboard: EVERYONE('read'),
  // What it finds follows the rights on each resource.
  search: EVERYONE('read'),
  audit: EVERYONE('read'),
  notifications: EVERYONE('write'),
  // Each of a list that its reader may read.
  'saved-views': EVERYONE('write'),
  analytics: EVERYONE('read'),
  'analytics-questions': EVERYONE('write'),

  donations: MONEY,
  'unapplied-payments': MONEY,
  'recurring-gifts': MONEY,
  receipts: MONEY,
  'receipts-waiting': MONEY,
  'receipt-batches': MONEY,
  users: MONEY,
  reconciliation: MONEY,
  'bank-statements': MONEY,
  'bank-lines': MONEY,
  'bank-balances': MONEY,
  accounting: MONEY,
  giving: { tresorier: 'write', lecteur: 'read' },
  'matching-pots': MONEY,
  expenses: { tresorier: 'write', lecteur: 'read' },
  // An administrator alone closes a year.
  'closed-years': { tresorier: 'read', lecteur: 'read' },

  // Beside it, a merge takes the right to write whatever the two people have.
  'people-merges': { tresorier: 'write', accueil: 'write' },
  'contact-messages': PEOPLE,
  'accompaniment-requests': PEOPLE,
  'ambassador-applications': PEOPLE,
  'event-interests': PEOPLE,
  'event-registrations': { ...PEOPLE, tresorier: 'read' },
  'event-payments': { tresorier: 'write' },
  'newsletter-subscribers': { ...PEOPLE, editeur: 'masked' },

  'physical-donations': PEOPLE,
  'donation-transactions': PEOPLE,
  'donation-alerts': PEOPLE,
  'pickup-rounds': PEOPLE,

  campaigns: NAMED_IN_GIFTS,
  'campaign-updates': NAMED_IN_GIFTS,
  // Registrations that treasurers read say of which event they are.
  events: { ...NAMED_IN_REQUESTS, tresorier: 'read' },
  'event-codes': NAMED_IN_REQUESTS,
  scholarships: NAMED_IN_REQUESTS,
  partners: NAMED_IN_REQUESTS,
  newsletters: { ...CONTENT, accueil: 'read' },
  articles: CONTENT,
  categories: CONTENT,
  tags: CONTENT,
  projects: CONTENT,
  pages: CONTENT,
  media: CONTENT,
  'media-folders': CONTENT,
  metrics: CONTENT,
  'location-metrics': CONTENT,
  'yearly-progress': CONTENT,

  settings: { tresorier: 'read', lecteur: 'read' },
  // What receipts say, and whether they are issued: of the settings, these alone.
  'receipt-settings': { tresorier: 'write', lecteur: 'read' },
  staff: { lecteur: 'masked' },
  system: { lecteur: 'read' },
  'processing-record': { lecteur: 'read' },
  'personal-data': NOBODY_ELSE,
  outbox: NOBODY_ELSE,
  'undeliverable-emails': NOBODY_ELSE,
} as const satisfies Record<string, Rights>;

export type Resource = keyof typeof RIGHTS;
export const RESOURCES = Object.keys(RIGHTS) as Resource[];

/** The most that any of these roles gives on a resource; nothing on one that the table does not name. */
export function rightOn(roles: readonly Role[], resource: string): Right {
  if (roles.includes('administrateur')) return 'write';
  const rights: Rights = Object.hasOwn(RIGHTS, resource) ? RIGHTS[resource as Resource] : NOBODY_ELSE;
  return roles
    .map((role) => (role === 'administrateur' ? 'write' : (rights[role] ?? 'none')))
    .reduce((most, right) => (rankOf(right) > rankOf(most) ? right : most), 'none');
}

const LEAST: Record<StaffAction, Right> = { read: 'masked', export: 'read', write: 'write' };

/** Whether these roles may do this; a masked right reads, and takes nothing out. */
export function mayAccess(roles: readonly Role[], resource: string, action: StaffAction): boolean {
  return rankOf(rightOn(roles, resource)) >= rankOf(LEAST[action]);
}

/** The resources on which these roles may do this; null for administrators, who may on any. */
export function resourcesTo(roles: readonly Role[], action: StaffAction): Resource[] | null {
  if (roles.includes('administrateur')) return null;
  return RESOURCES.filter((resource) => mayAccess(roles, resource, action));
}

const rankOf = (right: Right) => RIGHTS_IN_ORDER.indexOf(right);
