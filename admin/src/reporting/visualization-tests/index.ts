import ChartsIcon from '@mui/icons-material/InsertChartOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { visualizationTests as texts } from './visualization-tests.fr';

const VisualizationTestsPage = lazyScreen(() => import('./VisualizationTestsPage'));

export const visualizationTests: Capability = {
  routes: [screenRoute('/visualization-tests', VisualizationTestsPage, { resource: 'analytics' })],
  menu: [{ resource: 'analytics', label: texts.title, icon: ChartsIcon, path: '/visualization-tests' }],
};
