import BellIcon from '@mui/icons-material/NotificationsOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { notificationMessages, notifications as texts } from './notifications.fr';

const NotificationsPage = lazyScreen(() => import('./NotificationsPage'));

/** What happened, as each member of staff reads and hears it. */
export const notifications: Capability = {
  messages: { notifications: notificationMessages },
  routes: [screenRoute('/notifications', NotificationsPage, { resource: 'notifications' })],
  menu: [{ resource: 'notifications', label: texts.title, icon: BellIcon }],
};
