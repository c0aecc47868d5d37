import SubscribersIcon from '@mui/icons-material/RecentActors';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { subscriberMessages, texts } from './subscriber.fr';

const SUBSCRIBERS = 'newsletter-subscribers';
const PATH = '/newsletters/subscribers';
const SubscribersPage = lazyScreen(() => import('./SubscribersPage'));
const SubscriberCreatePage = lazyScreen(() => import('./SubscriberCreatePage'));
const SubscriberPage = lazyScreen(() => import('./SubscriberPage'));

/** Who reads newsletters; those that are written are of the wing of that name. */
export const newsletterSubscribers: Capability = {
  messages: { [SUBSCRIBERS]: subscriberMessages },
  routes: [
    screenRoute(PATH, SubscribersPage, { resource: SUBSCRIBERS }),
    screenRoute(`${PATH}/new`, SubscriberCreatePage, { resource: SUBSCRIBERS, action: 'edit' }),
    screenRoute(`${PATH}/:id`, SubscriberPage, { resource: SUBSCRIBERS, inContext: true }),
  ],
  acts: [
    { resource: SUBSCRIBERS, action: 'create', label: subscriberMessages.page.create, path: `${PATH}/new` },
  ],
  records: [{ resource: SUBSCRIBERS, path: (id) => `${PATH}/${id}` }],
  menu: [{ resource: SUBSCRIBERS, label: texts.title, icon: SubscribersIcon, path: PATH }],
};
