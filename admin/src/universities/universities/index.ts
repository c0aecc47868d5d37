import { lazyScreen } from '../../shared/layout/lazy-screen';

export const UniversitiesPage = lazyScreen(() => import('./UniversitiesPage'));
