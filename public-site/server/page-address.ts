import type { IncomingHttpHeaders } from 'node:http';
import { savesData as wantsLess } from './economy.ts';

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

// A query that no page reads (utm_source…) must neither fill the cache nor reach the rendering.
const READ_QUERY: Record<string, string[]> = {
  '/actualites': ['search', 'category', 'tag', 'period', 'page'],
  '/campagnes': CAMPAIGN_FILTERS,
  '/evenements': EVENT_FILTERS,
  '/recherche': ['q', 'type', 'page'],
  '/contact': ['sujet'],
  '/projets': ['action', 'status', 'page'],
  '/don': ['campaign'],
  '/faire-un-don': ['campaign'],
  '/donations/physical': ['campaign', 'campaign_slug', 'type'],
};
const MAX_VALUE = 200;

export interface PageAddress {
  /** Path and the query that the page reads, in one order. */
  url: string;
  isPreview: boolean;
  savesData: boolean;
  /** Under which the page may be kept; null where it may not. */
  key: string | null;
}

export function pageAddress(url: string, headers: IncomingHttpHeaders): PageAddress {
  const savesData = wantsLess(headers);
  const mark = url.indexOf('?');
  if (mark < 0) return { url, isPreview: false, savesData, key: keyOf(url, savesData) };
  const path = url.slice(0, mark);
  const asked = new URLSearchParams(url.slice(mark + 1));
  const preview = asked.get('apercu');
  const read = new URLSearchParams();
  for (const name of READ_QUERY[path.replace(/\.data$/, '')] ?? []) {
    const value = asked.get(name)?.trim();
    if (value) read.set(name, value.slice(0, MAX_VALUE));
  }
  if (preview) read.set('apercu', preview.slice(0, MAX_VALUE));
  const query = read.toString();
  const normal = query ? `${path}?${query}` : path;
  return {
    url: normal,
    isPreview: Boolean(preview),
    savesData,
    key: preview ? null : keyOf(normal, savesData),
  };
}

function keyOf(url: string, savesData: boolean): string {
  return savesData ? `light ${url}` : url;
}
