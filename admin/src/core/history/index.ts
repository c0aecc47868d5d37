import HistoryIcon from '@mui/icons-material/History';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { auditMessages, history as texts } from './audit.fr';

const HistoryPage = lazyScreen(() => import('./HistoryPage'));

/** The feed of the api’s `audit` resource. */
export const history: Capability = {
  messages: { audit: auditMessages },
  routes: [screenRoute('/history', HistoryPage, { resource: 'audit' })],
  menu: [{ resource: 'audit', label: texts.title, icon: HistoryIcon, path: '/history' }],
};
