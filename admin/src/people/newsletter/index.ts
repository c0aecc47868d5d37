import { lazyScreen } from '../../shared/layout/lazy-screen';

/** Under /newsletters, where the letters themselves will be too. */
export const NewslettersPage = lazyScreen(() => import('./NewslettersPage'));
export const SubscriberCreatePage = lazyScreen(() => import('./SubscriberCreatePage'));
export const SubscriberPage = lazyScreen(() => import('./SubscriberPage'));
