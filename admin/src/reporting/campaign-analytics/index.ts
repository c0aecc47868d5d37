import ChartIcon from '@mui/icons-material/StackedLineChart';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';

const CampaignAnalyticsPage = lazyScreen(() => import('./CampaignAnalyticsPage'));

export const campaignAnalytics: Capability = {
  routes: [screenRoute('/campaign-analytics', CampaignAnalyticsPage, { resource: 'giving' })],
  menu: [{ resource: 'giving', label: texts.title, icon: ChartIcon, path: '/campaign-analytics' }],
};
