import { donationPath, type Campaign, type DonationKind } from '@livres/api/contract';

/** Every address of the site, typed: links are never written by hand. */
export const paths = {
  home: () => '/',
  campaigns: (filters?: Record<string, string>) => withQuery('/campagnes', filters),
  campaign: (slug: string) => `/campagnes/${encodeURIComponent(slug)}`,
  articles: (filters?: Record<string, string>) => withQuery('/actualites', filters),
  article: (slug: string) => `/actualites/${encodeURIComponent(slug)}`,
  newsFeed: (format: 'rss' | 'atom', category?: string) =>
    withQuery(`/actualites/${format}.xml`, category ? { category } : undefined),
  events: (filters?: Record<string, string>) => withQuery('/evenements', filters),
  event: (slug: string) => `/evenements/${encodeURIComponent(slug)}`,
  eventsCalendar: () => '/evenements/calendrier.ics',
  eventCalendar: (id: number) => `/api/v1/events/${id}/calendar.ics`,
  eventPicture: (slug: string) => `/og/evenements/${encodeURIComponent(slug)}.png`,
  project: (slug: string) => `/projets/${encodeURIComponent(slug)}`,
  search: (asked?: Record<string, string>) => withQuery('/recherche', asked),
  about: () => '/a-propos',
  projects: (filters?: Record<string, string>) => withQuery('/projets', filters),
  projectPicture: (slug: string) => `/og/projets/${encodeURIComponent(slug)}.png`,
  partners: () => '/partenaires',
  actions: (anchor?: string) => (anchor ? `/nos-actions#${anchor}` : '/nos-actions'),
  action: (slug: string) => `/actions/${encodeURIComponent(slug)}`,
  pillar: (slug: string) => `/pilier/${encodeURIComponent(slug)}`,
  community: () => '/communaute',
  contact: (subject?: string) => withQuery('/contact', subject ? { sujet: subject } : undefined),
  newsletter: () => '/lettre',
  newsletterConfirmation: (token: string) => `/lettre/confirmer/${encodeURIComponent(token)}`,
  newsletterPreferences: (token: string) => `/lettre/preferences/${encodeURIComponent(token)}`,
  newsletterUnsubscription: (token: string) => `/lettre/desinscription/${encodeURIComponent(token)}`,
  legalNotices: () => '/mentions-legales',
  privacy: () => '/politique-confidentialite',
  terms: () => '/conditions-utilisation',
  give: (campaignSlug?: string) =>
    withQuery('/faire-un-don', campaignSlug ? { campaign: campaignSlug } : undefined),
  giveThings: (kind?: 'books' | 'equipment') =>
    withQuery('/donations/physical', kind ? { type: kind } : undefined),
  giveTo: (campaign: Pick<Campaign, 'id' | 'slug'>, kind: DonationKind) => donationPath(campaign, kind),
  campaignPicture: (slug: string) => `/og/campagnes/${encodeURIComponent(slug)}.png`,
  offline: () => '/hors-ligne',
  admin: () => '/admin',
  economy: () => '/economie',
};

function withQuery(path: string, query?: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
