import PickupIcon from '@mui/icons-material/LocalShipping';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';

const PickupCalendarPage = lazyScreen(() => import('./PickupCalendarPage'));
const PickupRoundPage = lazyScreen(() => import('./PickupRoundPage'));

export const pickups: Capability = {
  routes: [
    screenRoute('/pickups', PickupCalendarPage, { resource: 'donation-transactions' }),
    screenRoute('/pickups/round', PickupRoundPage, { resource: 'donation-transactions' }),
  ],
  menu: [{ resource: 'donation-transactions', label: 'Collectes', icon: PickupIcon, path: '/pickups' }],
};
