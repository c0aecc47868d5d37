import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** What only those who work on the site see: every component in every state. */
const workshop =
  process.env['NODE_ENV'] === 'development' ? [route('composants', 'routes/showcase.tsx')] : [];

export default [
  ...workshop,
  index('routes/home.tsx'),
  route('campagnes', 'routes/campaigns.tsx'),
  route('campagnes/:slug', 'routes/campaign.tsx'),
  route('evenements', 'routes/events.tsx'),
  route('evenements/:slug', 'routes/event.tsx'),
  route('actualites', 'routes/articles.tsx'),
  route('actualites/:slug', 'routes/article.tsx'),
  route('faire-un-don', 'routes/donate.tsx', { id: 'faire-un-don' }),
  route('don', 'routes/donate.tsx', { id: 'don' }),
  route('donations/physical', 'routes/physical-donations.tsx'),
  route('nos-actions', 'routes/actions.tsx'),
  route('actions/:slug', 'routes/action.tsx'),
  route('pilier/:slug', 'routes/pillar.tsx'),
  route('projets', 'routes/projects.tsx'),
  route('projets/:slug', 'routes/project.tsx'),
  route('partenaires', 'routes/partners.tsx'),
  route('page/:slug', 'routes/free-page.tsx'),
  route('a-propos', 'routes/about.tsx'),
  route('communaute', 'routes/community.tsx'),
  route('recherche', 'routes/search.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('lettre', 'routes/newsletter.tsx'),
  route('lettre/confirmer/:token', 'routes/newsletter-confirmation.tsx'),
  route('lettre/preferences/:token', 'routes/newsletter-preferences.tsx'),
  route('lettre/desinscription/:token', 'routes/newsletter-unsubscription.tsx'),
  route('mentions-legales', 'routes/legal-notices.tsx'),
  route('politique-confidentialite', 'routes/privacy.tsx'),
  route('conditions-utilisation', 'routes/terms.tsx'),
  route('hors-ligne', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
