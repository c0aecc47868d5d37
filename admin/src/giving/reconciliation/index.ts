import ReconciliationIcon from '@mui/icons-material/CompareArrows';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { texts } from './reconciliation.fr';

const ReconciliationPage = lazyScreen(() => import('./ReconciliationPage'));

export const reconciliation: Capability = {
  routes: [screenRoute('/reconciliation', ReconciliationPage, { resource: 'reconciliation' })],
  menu: [{ resource: 'reconciliation', label: texts.title, icon: ReconciliationIcon }],
};
