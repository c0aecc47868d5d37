import VisitsIcon from '@mui/icons-material/VisibilityOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { visitTexts as texts } from './visit-analytics.fr';

const VisitAnalyticsPage = lazyScreen(() => import('./VisitAnalyticsPage'));

export const visitAnalytics: Capability = {
  routes: [screenRoute('/analytics', VisitAnalyticsPage, { resource: 'analytics' })],
  menu: [{ resource: 'analytics', label: texts.title, icon: VisitsIcon, path: '/analytics' }],
};
