import {
  CAMPAIGN_FILTERS,
  DONATION_SUCCESS,
  ELIGIBILITY,
  EVENT_FILTERS,
  GIFT_FORM,
  PAYMENT,
  PROJECT_FILTERS,
  SCHOLARSHIP_FILTERS,
} from './page-parameters.ts';

export interface SitePage {
  /** As React Router matches it. */
  path: string;
  /** Its route module. */
  module: string;
  /** Where one module is at two addresses. */
  id?: string;
  /** Whether the sitemap names it. */
  isFound?: boolean;
  /** About whoever reads it: made for each visit, from what the visitor's cookie opens. So is all below it. */
  isPersonal?: boolean;
  /** The parameters of its query: any other (fbclid…) neither fills the cache nor reaches the rendering. */
  reads?: readonly string[];
}

/**
 * Every page of the site. Routes, the front door's cache, the sitemap and the test of accessibility read this table;
 * `pathTo('/…')` knows its addresses.
 */
export const PAGES: readonly SitePage[] = [
  { path: '/', module: 'routes/home.tsx', isFound: true },
  { path: '/campagnes', module: 'routes/campaigns.tsx', isFound: true, reads: CAMPAIGN_FILTERS },
  { path: '/campagnes/:slug', module: 'routes/campaign.tsx' },
  { path: '/campagnes/:campaign/nouvelles/:slug?', module: 'routes/campaign-updates.tsx', reads: ['page'] },
  { path: '/bilan-mecene/:token', module: 'routes/matching-report.tsx', isPersonal: true },
  { path: '/nouvelles-de-collecte/:token', module: 'routes/campaign-follow.tsx' },
  { path: '/evenements', module: 'routes/events.tsx', isFound: true, reads: EVENT_FILTERS },
  { path: '/evenements/:slug', module: 'routes/event.tsx' },
  { path: '/evenements/suivi/:token', module: 'routes/event-interest-stop.tsx' },
  { path: '/evenements/:slug/inscription', module: 'routes/event-registration.tsx' },
  { path: '/billets/:code', module: 'routes/guest-ticket.tsx', isPersonal: true },
  { path: '/inscriptions/:token', module: 'routes/registration.tsx', isPersonal: true },
  {
    path: '/inscriptions/paiement/:transaction',
    module: 'routes/registration-payment.tsx',
    isPersonal: true,
    reads: ['annule'],
  },
  {
    path: '/actualites',
    module: 'routes/articles.tsx',
    isFound: true,
    reads: ['search', 'category', 'tag', 'period', 'page'],
  },
  { path: '/actualites/:slug', module: 'routes/article.tsx' },
  { path: '/faire-un-don', module: 'routes/donate.tsx', id: 'faire-un-don', isFound: true, reads: GIFT_FORM },
  { path: '/don', module: 'routes/donate.tsx', id: 'don', reads: GIFT_FORM },
  { path: '/don/regulier/:token', module: 'routes/recurring-gift.tsx', isPersonal: true },
  { path: '/don/regulier/confirmer/:token', module: 'routes/recurring-confirmation.tsx', isPersonal: true },
  {
    path: '/don/confirmation',
    module: 'routes/gift-confirmation.tsx',
    id: 'don-confirmation',
    isPersonal: true,
    reads: [...PAYMENT, 'recu'],
  },
  {
    path: '/don/success',
    module: 'routes/gift-confirmation.tsx',
    id: 'don-success',
    isPersonal: true,
    reads: [...PAYMENT, 'recu'],
  },
  { path: '/don/suivi/:token', module: 'routes/gift.tsx', isPersonal: true, reads: ['recu'] },
  {
    path: '/don/demonstration/:session',
    module: 'routes/demo-payment.tsx',
    isPersonal: true,
    reads: ['retour'],
  },
  { path: '/integrer', module: 'routes/embeds.tsx', isFound: true, reads: ['campaign'] },
  { path: '/recus/verifier/:code?', module: 'routes/receipt-check.tsx', reads: ['code'] },
  {
    path: '/donations/physical',
    module: 'routes/physical-donations.tsx',
    isFound: true,
    reads: ['campaign', 'campaign_slug', 'type'],
  },
  {
    path: '/donations/validate',
    module: 'routes/donation-validation.tsx',
    reads: ['donation_id', 'email', 'expires', 'name', 'source'],
  },
  {
    path: '/donations/success',
    module: 'routes/donation-success.tsx',
    isPersonal: true,
    reads: DONATION_SUCCESS,
  },
  { path: '/donations/suivi/:token', module: 'routes/donation-tracking.tsx' },
  { path: '/donations/suivi/:token/collecte.ics', module: 'routes/donation-calendar.ts' },
  {
    path: '/email-sent',
    module: 'routes/email-sent.tsx',
    reads: ['email', 'context', 'name', 'source', 'type', 'date', 'donation_id', 'expires'],
  },
  {
    path: '/verify-email/:token?',
    module: 'routes/verify-email.tsx',
    reads: ['context', 'source', 'name', 'return'],
  },
  { path: '/tournee/:token', module: 'routes/shared-round.tsx' },
  {
    path: '/universites/favoris',
    module: 'routes/favorites.tsx',
    isPersonal: true,
    reads: ['comparer', 'tri', 'fait', 'retour'],
  },
  { path: '/universites/alertes', module: 'routes/new-scholarship-alert.tsx', reads: SCHOLARSHIP_FILTERS },
  { path: '/universites/alertes/:token', module: 'routes/scholarship-alert.tsx' },
  { path: '/universites/rappels/:token', module: 'routes/deadline-reminders.tsx' },
  { path: '/mon-compte', module: 'routes/account.tsx', isPersonal: true },
  {
    path: '/mon-compte/connexion',
    module: 'routes/sign-in.tsx',
    isPersonal: true,
    reads: ['retour', 'parti'],
  },
  {
    path: '/mon-compte/connexion/:token',
    module: 'routes/sign-in-link.tsx',
    isPersonal: true,
    reads: ['retour'],
  },
  { path: '/mon-compte/deconnexion', module: 'routes/sign-out.ts', isPersonal: true },
  { path: '/mon-profil', module: 'routes/profile.tsx', isPersonal: true },
  { path: '/mon-profil/adresse/:token', module: 'routes/new-email.tsx', isPersonal: true },
  { path: '/universites', module: 'routes/universities.tsx', isFound: true },
  {
    path: '/universites/scholarships',
    module: 'routes/scholarships.tsx',
    isFound: true,
    reads: SCHOLARSHIP_FILTERS,
  },
  { path: '/universites/scholarships/:id', module: 'routes/scholarship.tsx', id: 'bourse' },
  { path: '/universities/scholarships/:id', module: 'routes/scholarship.tsx', id: 'scholarship' },
  { path: '/universites/eligibilite', module: 'routes/eligibility.tsx', isFound: true, reads: ELIGIBILITY },
  { path: '/nos-actions', module: 'routes/actions.tsx', isFound: true },
  { path: '/actions/:slug', module: 'routes/action.tsx' },
  { path: '/pilier/:slug', module: 'routes/pillar.tsx' },
  { path: '/projets', module: 'routes/projects.tsx', isFound: true, reads: PROJECT_FILTERS },
  { path: '/projets/:slug', module: 'routes/project.tsx' },
  { path: '/partenaires', module: 'routes/partners.tsx', isFound: true },
  { path: '/page/:slug', module: 'routes/free-page.tsx' },
  { path: '/a-propos', module: 'routes/about.tsx', isFound: true },
  { path: '/communaute', module: 'routes/community.tsx', isFound: true },
  {
    path: '/universites/accompaniment',
    module: 'routes/accompaniment.tsx',
    isFound: true,
    reads: ['bourse'],
  },
  { path: '/universites/ambassadors', module: 'routes/ambassadors.tsx', isFound: true, reads: ['bourse'] },
  { path: '/recherche', module: 'routes/search.tsx', reads: ['q', 'type', 'page'] },
  { path: '/contact', module: 'routes/contact.tsx', isFound: true, reads: ['sujet'] },
  { path: '/lettre', module: 'routes/newsletter.tsx', isFound: true },
  { path: '/lettres', module: 'routes/newsletter-archive.tsx', isFound: true, reads: ['page'] },
  { path: '/lettres/:slug', module: 'routes/archived-newsletter.tsx' },
  { path: '/lettre/confirmer/:token', module: 'routes/newsletter-confirmation.tsx' },
  { path: '/lettre/preferences/:token', module: 'routes/newsletter-preferences.tsx' },
  { path: '/lettre/desinscription/:token', module: 'routes/newsletter-unsubscription.tsx' },
  { path: '/carte/ne-plus-recevoir/:token', module: 'routes/card-refusal.tsx' },
  { path: '/transparence', module: 'routes/transparency.tsx', isFound: true },
  { path: '/mentions-legales', module: 'routes/legal-notices.tsx', isFound: true },
  { path: '/politique-confidentialite', module: 'routes/privacy.tsx', isFound: true },
  { path: '/conditions-utilisation', module: 'routes/terms.tsx', isFound: true },
  { path: '/accessibilite', module: 'routes/accessibility.tsx', isFound: true },
  { path: '/carte-des-bibliotheques.svg', module: 'routes/impact-map.ts' },
  { path: '/hors-ligne', module: 'routes/offline.tsx' },
  { path: '*', module: 'routes/not-found.tsx' },
];
