import { lazyScreen } from '../../shared/layout/lazy-screen';

export const SettingsPage = lazyScreen(() => import('./SettingsPage'));
