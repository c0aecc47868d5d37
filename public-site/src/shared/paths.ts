import { donationPath, type Campaign, type DonationKind } from '@livres/api/contract';
import type { Register } from 'react-router';

type Pages = Register extends { pages: infer All } ? All : never;
type FixedPath = {
  [Path in keyof Pages]: Pages[Path] extends { params: Record<string, never> } ? Path : never;
}[keyof Pages];

/** The address of a page without parameters: the compiler knows those of the table of pages, and no others. */
export const pathTo = (path: FixedPath): string => path;

/** The addresses that take filters or parameters, and those that are no page: links are never written by hand. */
export const paths = {
  campaigns: (filters?: Record<string, string>) => withQuery('/campagnes', filters),
  campaign: (slug: string) => `/campagnes/${encodeURIComponent(slug)}`,
  articles: (filters?: Record<string, string>) => withQuery('/actualites', filters),
  article: (slug: string) => `/actualites/${encodeURIComponent(slug)}`,
  newsFeed: (format: 'rss' | 'atom', category?: string) =>
    withQuery(`/actualites/${format}.xml`, category ? { category } : undefined),
  events: (filters?: Record<string, string>) => withQuery('/evenements', filters),
  event: (slug: string) => `/evenements/${encodeURIComponent(slug)}`,
  interestStop: (token: string) => `/evenements/suivi/${encodeURIComponent(token)}`,
  eventRegistration: (slug: string) => `/evenements/${encodeURIComponent(slug)}/inscription`,
  registration: (token: string) => `/inscriptions/${encodeURIComponent(token)}`,
  ticket: (code: string) => `/billets/${encodeURIComponent(code)}`,
  ticketFile: (code: string) => `/api/v1/event-tickets/${encodeURIComponent(code)}/ticket.pdf`,
  registrationPayment: (transaction: string) => `/inscriptions/paiement/${encodeURIComponent(transaction)}`,
  registrationFile: (token: string, file: 'tickets.pdf' | 'event.ics' | 'certificate.pdf') =>
    `/api/v1/event-registrations/track/${encodeURIComponent(token)}/${file}`,
  eventsCalendar: () => '/evenements/calendrier.ics',
  eventCalendar: (id: number) => `/api/v1/events/${id}/calendar.ics`,
  eventPicture: (slug: string) => `/og/evenements/${encodeURIComponent(slug)}.png`,
  project: (slug: string) => `/projets/${encodeURIComponent(slug)}`,
  search: (asked?: Record<string, string>) => withQuery('/recherche', asked),
  projects: (filters?: Record<string, string>) => withQuery('/projets', filters),
  projectPicture: (slug: string) => `/og/projets/${encodeURIComponent(slug)}.png`,
  actions: (anchor?: string) => (anchor ? `/nos-actions#${anchor}` : '/nos-actions'),
  action: (slug: string) => `/actions/${encodeURIComponent(slug)}`,
  pillar: (slug: string) => `/pilier/${encodeURIComponent(slug)}`,
  contact: (subject?: string) => withQuery('/contact', subject ? { sujet: subject } : undefined),
  newsletterConfirmation: (token: string) => `/lettre/confirmer/${encodeURIComponent(token)}`,
  newsletterPreferences: (token: string) => `/lettre/preferences/${encodeURIComponent(token)}`,
  newsletterUnsubscription: (token: string) => `/lettre/desinscription/${encodeURIComponent(token)}`,
  give: (campaignSlug?: string) =>
    withQuery('/faire-un-don', campaignSlug ? { campaign: campaignSlug } : undefined),
  giveWith: (asked: Record<string, string>) => withQuery('/faire-un-don', asked),
  giftConfirmation: (session_id?: string) =>
    withQuery('/don/confirmation', session_id ? { session_id } : undefined),
  gift: (token: string, asked?: Record<string, string>) =>
    withQuery(`/don/suivi/${encodeURIComponent(token)}`, asked),
  giftReceipt: (token: string) => `/don/suivi/${encodeURIComponent(token)}/recu.pdf`,
  giftReceiptOf: (proof: Record<string, string>) => withQuery('/don/recu.pdf', proof),
  transparencyFile: () => '/api/v1/transparency/years.csv',
  matchingReportFile: (token: string) => `/api/v1/matching-reports/${encodeURIComponent(token)}/days.csv`,
  demoPayment: (session: string) => `/don/demonstration/${encodeURIComponent(session)}`,
  embedding: (campaign?: string) => withQuery('/integrer', campaign ? { campaign } : undefined),
  embeddedCampaign: (slug: string) => `/integration/campagnes/${encodeURIComponent(slug)}`,
  giveThings: (kind?: 'books' | 'equipment') =>
    withQuery('/donations/physical', kind ? { type: kind } : undefined),
  giveTo: (campaign: Pick<Campaign, 'id' | 'slug'>, kind: DonationKind) => donationPath(campaign, kind),
  emailSent: (about?: Record<string, string>) => withQuery('/email-sent', about),
  donationValidate: (about?: Record<string, string>) => withQuery('/donations/validate', about),
  donationSuccess: (about?: Record<string, string>) => withQuery('/donations/success', about),
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  donationTracking: (token: string) => `/donations/suivi/${encodeURIComponent(token)}`,
  cardRefusal: (token: string) => `/carte/ne-plus-recevoir/${encodeURIComponent(token)}`,
  recurringGift: (token: string) => `/don/regulier/${encodeURIComponent(token)}`,
  recurringConfirmation: (token: string) => `/don/regulier/confirmer/${encodeURIComponent(token)}`,
  receiptCheck: (code?: string) => (code ? `/recus/verifier/${encodeURIComponent(code)}` : '/recus/verifier'),
  sharedRound: (token: string) => `/tournee/${encodeURIComponent(token)}`,
  campaignPicture: (slug: string) => `/og/campagnes/${encodeURIComponent(slug)}.png`,
  impactMap: (revision: string) => withQuery('/carte-des-bibliotheques.svg', { edition: revision }),
  scholarships: (filters?: Record<string, string>) => withQuery('/universites/scholarships', filters),
  scholarship: (id: number, anchor?: string) =>
    `/universites/scholarships/${id}${anchor ? `#${anchor}` : ''}`,
  scholarshipPicture: (id: number) => `/og/bourses/${id}.png`,
  scholarshipCalendar: (id: number) => `/api/v1/universities/scholarships/${id}/calendar.ics`,
  eligibility: (criteria?: Record<string, string>) => withQuery('/universites/eligibilite', criteria),
  favorites: (compared: number[] = []) =>
    compared.length > 0 ? `/universites/favoris?comparer=${compared.join(',')}` : '/universites/favoris',
  scholarshipsCalendar: (ids: readonly number[]) =>
    `/api/v1/universities/scholarships/calendar.ics?ids=${ids.join(',')}`,
  scholarshipAlerts: (filters?: Record<string, string>) => withQuery('/universites/alertes', filters),
  scholarshipAlert: (token: string) => `/universites/alertes/${encodeURIComponent(token)}`,
  deadlineReminders: (token: string) => `/universites/rappels/${encodeURIComponent(token)}`,
  accompaniment: (scholarship?: number) =>
    withQuery('/universites/accompaniment', scholarship ? { bourse: String(scholarship) } : undefined),
  ambassadors: (scholarship?: number) =>
    withQuery('/universites/ambassadors', scholarship ? { bourse: String(scholarship) } : undefined),
  signIn: (returnTo?: string) =>
    withQuery('/mon-compte/connexion', returnTo ? { retour: returnTo } : undefined),
  signInLink: (token: string) => `/mon-compte/connexion/${encodeURIComponent(token)}`,
  profile: (anchor?: string) => (anchor ? `/mon-profil#${anchor}` : '/mon-profil'),
  newEmail: (token: string) => `/mon-profil/adresse/${encodeURIComponent(token)}`,
  myData: () => '/api/v1/member-space/export/archive/',
  admin: () => '/admin',
  economy: () => '/economie',
  display: () => '/affichage',
};

function withQuery(path: string, query?: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
