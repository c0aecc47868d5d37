import { lazyScreen } from '../../shared/layout/lazy-screen';

export const MyAccessPage = lazyScreen(() => import('./MyAccessPage'));
