import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { accessMessages } from './gate.fr';

const MyAccessPage = lazyScreen(() => import('./MyAccessPage'));

export const access: Capability = {
  messages: { access: accessMessages },
  routes: [screenRoute('/my-access', MyAccessPage)],
};
