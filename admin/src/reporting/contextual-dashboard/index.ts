import SubjectIcon from '@mui/icons-material/ManageSearch';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { contextual as texts } from './contextual.fr';

const ContextualDashboardPage = lazyScreen(() => import('./ContextualDashboardPage'));

export const contextualDashboard: Capability = {
  routes: [screenRoute('/contextual-dashboard', ContextualDashboardPage, { resource: 'analytics' })],
  menu: [{ resource: 'analytics', label: texts.title, icon: SubjectIcon, path: '/contextual-dashboard' }],
};
