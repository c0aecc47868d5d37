import NewsletterIcon from '@mui/icons-material/MarkEmailRead';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { subscriberMessages } from './subscriber.fr';

const NewslettersPage = lazyScreen(() => import('./NewslettersPage'));
const SubscriberCreatePage = lazyScreen(() => import('./SubscriberCreatePage'));
const SubscriberPage = lazyScreen(() => import('./SubscriberPage'));

/** Under /newsletters, where the letters themselves will be too. */
export const newsletter: Capability = {
  messages: { 'newsletter-subscribers': subscriberMessages },
  routes: [
    screenRoute('/newsletters', NewslettersPage, { resource: 'newsletter-subscribers' }),
    screenRoute('/newsletters/new', SubscriberCreatePage, {
      resource: 'newsletter-subscribers',
      action: 'edit',
    }),
    screenRoute('/newsletters/:id', SubscriberPage, { resource: 'newsletter-subscribers' }),
  ],
  menu: [{ resource: 'newsletter-subscribers', label: 'Lettre', icon: NewsletterIcon, path: '/newsletters' }],
};
