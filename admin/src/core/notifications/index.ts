import NotificationsIcon from '@mui/icons-material/Notifications';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { auditMessages } from './notification.fr';

const NotificationsPage = lazyScreen(() => import('./NotificationsPage'));

/** The feed of the api’s `audit` resource. */
export const notifications: Capability = {
  messages: { audit: auditMessages },
  routes: [screenRoute('/notifications', NotificationsPage, { resource: 'audit' })],
  menu: [{ resource: 'audit', label: 'Notifications', icon: NotificationsIcon, path: '/notifications' }],
};
