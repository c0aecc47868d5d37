import { lazyScreen } from '../../shared/layout/lazy-screen';

/** At /notifications: the feed of the api's `audit` resource. */
export const NotificationsPage = lazyScreen(() => import('./NotificationsPage'));
