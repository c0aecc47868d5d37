import HomeIcon from '@mui/icons-material/SpaceDashboard';
import type { Capability } from '../shared/layout/capability';
import { lazyScreen } from '../shared/layout/lazy-screen';
import { dashboard as texts } from './dashboard.fr';

export const Dashboard = lazyScreen(() => import('./Dashboard'));

export const dashboard: Capability = {
  menu: [{ resource: 'dashboard', label: texts.title, icon: HomeIcon, path: '/' }],
};
