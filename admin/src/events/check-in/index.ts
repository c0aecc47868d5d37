import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';

const CheckInPage = lazyScreen(() => import('./CheckInPage'));

export const checkIn: Capability = {
  routes: [
    screenRoute('/event-registrations/:event/check-in', CheckInPage, {
      resource: 'event-registrations',
      action: 'edit',
    }),
  ],
};
