import { lazyScreen } from '../../shared/layout/lazy-screen';

export const SystemTestsPage = lazyScreen(() => import('./SystemTestsPage'));
