import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('campagnes', 'routes/campaigns.tsx'),
  route('campagnes/:slug', 'routes/campaign.tsx'),
  route('evenements', 'routes/events.tsx'),
  route('evenements/:slug', 'routes/event.tsx'),
  route('faire-un-don', 'routes/donate.tsx', { id: 'faire-un-don' }),
  route('don', 'routes/donate.tsx', { id: 'don' }),
  route('donations/physical', 'routes/physical-donations.tsx'),
  route('nos-actions', 'routes/actions.tsx'),
  route('actions/:slug', 'routes/action.tsx'),
  route('pilier/:slug', 'routes/pillar.tsx'),
  route('a-propos', 'routes/about.tsx'),
  route('communaute', 'routes/community.tsx'),
  route('recherche', 'routes/search.tsx'),
  route('mentions-legales', 'routes/legal-notices.tsx'),
  route('politique-confidentialite', 'routes/privacy.tsx'),
  route('conditions-utilisation', 'routes/terms.tsx'),
  route('hors-ligne', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
