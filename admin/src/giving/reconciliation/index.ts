import { lazyScreen } from '../../shared/layout/lazy-screen';

export const ReconciliationPage = lazyScreen(() => import('./ReconciliationPage'));
