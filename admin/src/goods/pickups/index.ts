import { lazyScreen } from '../../shared/layout/lazy-screen';

export const PickupCalendarPage = lazyScreen(() => import('./PickupCalendarPage'));
export const PickupRoundPage = lazyScreen(() => import('./PickupRoundPage'));
