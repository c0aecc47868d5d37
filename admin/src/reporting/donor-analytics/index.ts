import LoyaltyIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';

const DonorAnalyticsPage = lazyScreen(() => import('./DonorAnalyticsPage'));

export const donorAnalytics: Capability = {
  routes: [screenRoute('/advanced-analytics', DonorAnalyticsPage, { resource: 'giving' })],
  menu: [{ resource: 'giving', label: texts.title, icon: LoyaltyIcon, path: '/advanced-analytics' }],
};
