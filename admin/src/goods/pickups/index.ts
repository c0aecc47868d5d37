import PickupIcon from '@mui/icons-material/LocalShipping';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { texts } from './pickup.fr';

const PickupCalendarPage = lazyScreen(() => import('./PickupCalendarPage'));
const PickupRoundPage = lazyScreen(() => import('./PickupRoundPage'));

export const pickups: Capability = {
  routes: [
    screenRoute('/pickups', PickupCalendarPage, { resource: 'donation-transactions' }),
    screenRoute('/pickups/round', PickupRoundPage, { resource: 'donation-transactions' }),
  ],
  acts: [
    {
      resource: 'donation-transactions',
      action: 'read',
      label: 'Préparer une tournée',
      path: '/pickups/round',
    },
  ],
  menu: [{ resource: 'donation-transactions', label: texts.title, icon: PickupIcon, path: '/pickups' }],
};
