import type { IncomingHttpHeaders } from 'node:http';
import { FILTERS as SCHOLARSHIP_FILTERS_OF_PAGE } from '../src/universities/scholarships/scholarship-filter-names.ts';
import { displayOf, savesData as wantsLess } from './economy.ts';
import { UTM_FIELDS } from './utm-links.ts';

const CAMPAIGN_FILTERS = [
  'search',
  'campaign_type',
  'category',
  'status',
  'location',
  'featured',
  'period',
  'min_goal',
  'max_goal',
  'order_by',
  'page',
];

export const EVENT_FILTERS = [
  'search',
  'type',
  'location',
  'period',
  'start_date',
  'end_date',
  'city',
  'country',
  'online',
  'free',
  'min_price',
  'max_price',
  'requires_registration',
  'min_participants',
  'max_participants',
  'organizer',
  'language',
  'tags',
  'tag_ids',
  'status',
  'has_availability',
  'has_accessibility',
  'has_parking',
  'provides_food',
  'has_wifi',
  'featured',
  'order_by',
  'time',
  'vue',
  'mois',
  'page',
];

const SCHOLARSHIP_FILTERS = [...SCHOLARSHIP_FILTERS_OF_PAGE, 'page'];

/** A student’s profile, languages by their code, and how its answers are read. */
const ELIGIBILITY = [
  'bourse',
  'level',
  'country',
  'field_of_study',
  'grade',
  'grade_scale',
  'verdict',
  'page',
  'fr',
  'en',
  'de',
  'ar',
  'zh',
  'ko',
  'es',
  'it',
  'ja',
  'nl',
  'pt',
  'ru',
  'tr',
];

const GIFT_FORM = ['campaign', 'montant', 'frequence', 'annule', 'source', ...UTM_FIELDS];
const PAYMENT = ['session_id', 'payment_intent'];

// A query that no page reads (fbclid…, and utm_source but on the form of a gift) must neither fill the cache nor reach the rendering.
const READ_QUERY: Record<string, string[]> = {
  '/actualites': ['search', 'category', 'tag', 'period', 'page'],
  '/campagnes': CAMPAIGN_FILTERS,
  '/evenements': EVENT_FILTERS,
  '/universites/scholarships': SCHOLARSHIP_FILTERS,
  '/recherche': ['q', 'type', 'page'],
  '/contact': ['sujet'],
  '/universites/eligibilite': ELIGIBILITY,
  '/universites/accompaniment': ['bourse'],
  '/universites/ambassadors': ['bourse'],
  '/recus/verifier': ['code'],
  '/projets': ['action', 'status', 'page'],
  '/don': GIFT_FORM,
  '/integrer': ['campaign'],
  '/faire-un-don': GIFT_FORM,
  '/don/confirmation': [...PAYMENT, 'recu'],
  '/don/success': [...PAYMENT, 'recu'],
  '/donations/physical': ['campaign', 'campaign_slug', 'type'],
  '/donations/validate': ['donation_id', 'email', 'expires', 'name', 'source'],
  '/donations/success': [
    'donation_id',
    'reference',
    'status',
    'campaign_id',
    'campaign_slug',
    'campaign_name',
    'context',
    ...PAYMENT,
  ],
  '/universites/favoris': ['comparer', 'tri', 'fait', 'retour'],
  '/universites/alertes': SCHOLARSHIP_FILTERS,
  '/mon-compte/connexion': ['retour', 'parti'],
  '/email-sent': ['email', 'context', 'name', 'source', 'type', 'date', 'donation_id', 'expires'],
};
/** The same for pages whose address ends with a token. */
const READ_AFTER: [beginning: string, names: string[]][] = [
  ['/verify-email', ['context', 'source', 'name', 'return']],
  ['/mon-compte/connexion', ['retour']],
  ['/don/suivi', ['recu']],
  ['/don/demonstration', ['retour']],
];
/** Pages about whoever reads them: made for each visit, from what the visitor's cookie opens. */
const PERSONAL =
  /^\/(?:mon-compte|mon-profil|universites\/favoris|don\/(?:suivi|regulier|confirmation|success|demonstration)|donations\/success)(?:[/.]|$)/;
const MAX_VALUE = 200;

export interface PageAddress {
  /** Path and the query that the page reads, in one order. */
  url: string;
  isPreview: boolean;
  /** About whoever reads it: neither kept nor made for two at once. */
  isPersonal: boolean;
  savesData: boolean;
  /** How a page without a script is to look; empty for one with scripts, which sees to it itself. */
  display: string;
  /** Under which the page may be kept; null where it may not. */
  key: string | null;
}

export function pageAddress(url: string, headers: IncomingHttpHeaders): PageAddress {
  const savesData = wantsLess(headers);
  const display = savesData ? displayOf(headers) : '';
  const look = savesData ? `light ${display} ` : '';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const isPersonal = PERSONAL.test(path);
  if (mark < 0)
    return { url, isPreview: false, isPersonal, savesData, display, key: isPersonal ? null : look + url };
  const asked = new URLSearchParams(url.slice(mark + 1));
  const preview = asked.get('apercu');
  const read = new URLSearchParams();
  for (const name of readAt(path.replace(/\.data$/, ''))) {
    const value = asked.get(name)?.trim();
    if (value) read.set(name, value.slice(0, MAX_VALUE));
  }
  if (preview) read.set('apercu', preview.slice(0, MAX_VALUE));
  const query = read.toString();
  const normal = query ? `${path}?${query}` : path;
  return {
    url: normal,
    isPreview: Boolean(preview),
    isPersonal,
    savesData,
    display,
    key: preview || isPersonal ? null : look + normal,
  };
}

function readAt(path: string): string[] {
  const after = READ_AFTER.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
  return READ_QUERY[path] ?? after?.[1] ?? [];
}
