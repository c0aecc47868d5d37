import SystemIcon from '@mui/icons-material/MonitorHeart';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { restorationMessages } from './restoration.fr';
import { systemTests as texts, undeliverableMessages } from './system-tests.fr';

const SystemTestsPage = lazyScreen(() => import('./SystemTestsPage'));

export const system: Capability = {
  messages: { 'undeliverable-emails': undeliverableMessages, restorations: restorationMessages },
  routes: [screenRoute('/system-tests', SystemTestsPage, { resource: 'system' })],
  menu: [{ resource: 'system', label: texts.title, icon: SystemIcon, path: '/system-tests' }],
};
