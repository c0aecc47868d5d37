import MapIcon from '@mui/icons-material/MapOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { visualizations as texts } from './visualizations.fr';

const VisualizationsPage = lazyScreen(() => import('./VisualizationsPage'));

export const visualizations: Capability = {
  routes: [screenRoute('/visualizations', VisualizationsPage, { resource: 'analytics' })],
  menu: [{ resource: 'analytics', label: texts.title, icon: MapIcon, path: '/visualizations' }],
};
