import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from './access.contract.js';
import { mayAccess, RESOURCES, resourcesTo, rightOn } from './rights.contract.js';

/** The roles whose most on a resource is this. */
const whoHas = (resource: string, right: string): Role[] =>
  ROLES.filter((role) => rightOn([role], resource) === right);

describe('money', () => {
  it.each([
    'donations',
    'recurring-gifts',
    'receipts',
    'users',
    'reconciliation',
    'bank-lines',
    'accounting',
  ])(
    '%s are written by treasurers, read masked by analysts, and closed to editors and the front desk',
    (resource) => {
      expect(whoHas(resource, 'write')).toEqual(['administrateur', 'tresorier']);
      expect(whoHas(resource, 'masked')).toEqual(['lecteur']);
      expect(whoHas(resource, 'none')).toEqual(['editeur', 'accueil']);
    },
  );

  it('as sums, which name nobody, is read in clear by analysts', () => {
    expect(rightOn(['lecteur'], 'giving')).toBe('read');
  });
});

describe('people who write, ask or come', () => {
  it.each([
    'contact-messages',
    'accompaniment-requests',
    'ambassador-applications',
    'event-interests',
    'physical-donations',
    'donation-transactions',
    'donation-alerts',
    'pickup-rounds',
  ])('%s are for the front desk; analysts read them masked', (resource) => {
    expect(whoHas(resource, 'write')).toEqual(['administrateur', 'accueil']);
    expect(whoHas(resource, 'masked')).toEqual(['lecteur']);
    expect(whoHas(resource, 'none')).toEqual(['tresorier', 'editeur']);
  });

  it('who subscribed is counted by editors, who see no address', () => {
    expect(whoHas('newsletter-subscribers', 'write')).toEqual(['administrateur', 'accueil']);
    expect(whoHas('newsletter-subscribers', 'masked')).toEqual(['editeur', 'lecteur']);
  });
});

it.each(['articles', 'campaigns', 'events', 'pages', 'media', 'metrics', 'scholarships', 'tags'])(
  '%s are written by editors and read by analysts',
  (resource) => {
    expect(whoHas(resource, 'write')).toEqual(['administrateur', 'editeur']);
    expect(rightOn(['lecteur'], resource)).toBe('read');
  },
);

it.each([
  'settings',
  'staff',
  'system',
  'processing-record',
  'personal-data',
  'outbox',
  'undeliverable-emails',
])('%s are written by administrators alone', (resource) =>
  expect(whoHas(resource, 'write')).toEqual(['administrateur']),
);

it('analysts write and export nothing of people, and read all but merges of people, payments at events, one person’s data and the mail that left', () => {
  const written = resourcesTo(['lecteur'], 'write');
  expect(written).toEqual(['session', 'notifications', 'saved-views', 'analytics-questions']);
  expect(RESOURCES.filter((resource) => !mayAccess(['lecteur'], resource, 'read'))).toEqual([
    'people-merges',
    'event-payments',
    'personal-data',
    'outbox',
    'undeliverable-emails',
  ]);
  for (const resource of resourcesTo(['lecteur'], 'read') ?? [])
    expect(mayAccess(['lecteur'], resource, 'export')).toBe(rightOn(['lecteur'], resource) !== 'masked');
});

it('of several roles the most that one of them gives applies', () => {
  expect(rightOn(['lecteur', 'accueil'], 'contact-messages')).toBe('write');
  expect(rightOn(['accueil', 'lecteur'], 'donations')).toBe('masked');
  expect(rightOn(['tresorier', 'editeur'], 'contact-messages')).toBe('none');
  expect(rightOn([], 'dashboard')).toBe('none');
});

it.each(['inconnue', '', 'toString', '__proto__', 'constructor'])(
  'a resource that the table does not name (%j) is nobody’s but administrators’',
  (resource) => {
    expect(whoHas(resource, 'none')).toEqual(ROLES.filter((role) => role !== 'administrateur'));
    expect(resourcesTo(['administrateur'], 'write')).toBeNull();
  },
);
