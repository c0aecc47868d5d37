/**
 * Where a visit came from: a link with campaign codes, a search engine, a social network, another site, our own pages
 * (the visit of the day before goes on after midnight), or nothing said.
 */
export const VISIT_SOURCE_KINDS = ['code', 'search', 'social', 'site', 'onward', 'direct'] as const;
export type VisitSourceKind = (typeof VISIT_SOURCE_KINDS)[number];

export const VISIT_SOURCE_LABELS: Record<VisitSourceKind, string> = {
  code: 'Lien suivi',
  search: 'Moteur de recherche',
  social: 'Réseau social',
  site: 'Autre site',
  onward: 'Suite de visite',
  direct: 'Accès direct',
};

export const VISIT_DEVICES = ['phone', 'tablet', 'computer'] as const;
export type VisitDevice = (typeof VISIT_DEVICES)[number];

export const VISIT_DEVICE_LABELS: Record<VisitDevice, string> = {
  phone: 'Téléphone',
  tablet: 'Tablette',
  computer: 'Ordinateur',
};

/** What a visit may lead to. */
export const CONVERSION_KINDS = [
  'donation',
  'scholarship_request',
  'event_registration',
  'physical_donation',
] as const;
export type ConversionKind = (typeof CONVERSION_KINDS)[number];

/** What a visit is marked with besides, once a gift of it is paid the same day. */
export const PAID = 'paid';

/** What a visit saw before: the page where each of these begins. */
export const SEEN_BEFORE: Record<ConversionKind, RegExp> = {
  donation: /^\/(?:faire-un-don|don)$/,
  scholarship_request: /^\/universites\/scholarships\/./,
  event_registration: /^\/evenements\/[^/]+$/,
  physical_donation: /^\/donations\/physical$/,
};

/** Where banks, payment providers and links of e-mails send back who was here before, as visits name these pages. */
export const RETURN_PAGES: ReadonlySet<string> = new Set([
  '/don/confirmation',
  '/don/success',
  '/don/demonstration/:session',
  '/don/regulier/confirmer/:token',
  '/donations/validate',
  '/donations/success',
  '/inscriptions/paiement/:transaction',
  '/lettre/confirmer/:token',
  '/mon-compte/connexion/:token',
  '/verify-email/:token?',
]);

export const VISIT_LIMITS = {
  /** Views that the site's server sends at once. */
  views_at_once: 500,
  /** Pages of browsers that are not counted, which it tells of at once. */
  refused_at_once: 1_000_000,
  page_length: 200,
  source_length: 100,
  raw_days: 30,
  daily_months: 25,
} as const;
