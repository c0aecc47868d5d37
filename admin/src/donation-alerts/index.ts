import type { DonationAlert } from '@livres/api/contract';
import { lazyScreen } from '../shared/layout/lazy-screen';

export const donationAlerts = {
  name: 'donation-alerts',
  list: lazyScreen(() => import('./AlertList')),
  show: lazyScreen(() => import('./AlertShow')),
  recordRepresentation: ({ alert_type_display, reference }: DonationAlert) =>
    `${alert_type_display}, ${reference}`,
};
