import StaffIcon from '@mui/icons-material/Group';
import type { StaffRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { staffMessages } from './staff.fr';

const StaffPage = lazyScreen(() => import('./StaffPage'));

/** The team, at /users: the specification’s name for its page. */
export const staff: Capability = {
  resources: [{ name: 'staff', recordRepresentation: (record: StaffRecord) => record.name }],
  messages: { staff: staffMessages },
  routes: [screenRoute('/users', StaffPage, { resource: 'staff' })],
  menu: [{ resource: 'staff', label: staffMessages.page.list, icon: StaffIcon, path: '/users' }],
};
