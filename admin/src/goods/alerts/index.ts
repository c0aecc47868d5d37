import type { GoodsAlert } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const goodsAlerts = {
  name: 'donation-alerts',
  list: lazyScreen(() => import('./AlertList')),
  show: lazyScreen(() => import('./AlertShow')),
  recordRepresentation: ({ alert_type_display, reference }: GoodsAlert) =>
    `${alert_type_display}, ${reference}`,
};
