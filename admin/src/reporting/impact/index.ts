import { lazyScreen } from '../../shared/layout/lazy-screen';

export const MetricsPage = lazyScreen(() => import('./MetricsPage'));
