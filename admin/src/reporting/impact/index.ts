import MetricsIcon from '@mui/icons-material/Insights';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { metricMessages, metrics as texts } from './metrics.fr';
import { placeMessages } from './places.fr';
import { yearMessages } from './years.fr';

const MetricsPage = lazyScreen(() => import('./MetricsPage'));

export const impact: Capability = {
  messages: { metrics: metricMessages, 'location-metrics': placeMessages, 'yearly-progress': yearMessages },
  routes: [screenRoute('/metrics', MetricsPage, { resource: 'metrics' })],
  menu: [{ resource: 'metrics', label: texts.title, icon: MetricsIcon }],
};
