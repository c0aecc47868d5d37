import AlertIcon from '@mui/icons-material/NotificationsActive';
import type { GoodsAlert } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { alertMessages } from './alert.fr';

export const goodsAlerts: Capability = {
  resources: [
    {
      name: 'donation-alerts',
      list: lazyScreen(() => import('./AlertList')),
      show: lazyScreen(() => import('./AlertShow')),
      recordRepresentation: ({ alert_type_display, reference }: GoodsAlert) =>
        `${alert_type_display}, ${reference}`,
    },
  ],
  messages: { 'donation-alerts': alertMessages },
  menu: [{ resource: 'donation-alerts', label: alertMessages.page.list, icon: AlertIcon }],
};
