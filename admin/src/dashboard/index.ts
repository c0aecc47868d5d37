import { lazyScreen } from '../shared/layout/lazy-screen';

export const Dashboard = lazyScreen(() => import('./Dashboard'));
