import DonorIcon from '@mui/icons-material/Diversity1';
import type { DonorRecord } from '@livres/api/contract';
import { saveFile } from '../../shared/api/save-file';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { donorMessages } from './donor.fr';

const DonorsPage = lazyScreen(() => import('./DonorsPage'));
const DonorPage = lazyScreen(() => import('./DonorPage'));

/** Donors and members: `users` for the api, at /users/donors, as /users is the team's. */
export const donors: Capability = {
  resources: [{ name: 'users', recordRepresentation: (record: DonorRecord) => record.name || record.email }],
  messages: { users: donorMessages },
  routes: [
    screenRoute('/users/donors', DonorsPage, { resource: 'users' }),
    screenRoute('/users/donors/:id', DonorPage, { resource: 'users', action: 'export' }),
  ],
  acts: [
    {
      resource: 'users',
      action: 'export',
      label: 'Exporter les donateurs',
      run: () => saveFile('/admin/users/export', {}),
    },
  ],
  records: [{ resource: 'users', path: (id) => `/users/donors/${id}` }],
  menu: [{ resource: 'users', label: donorMessages.page.list, icon: DonorIcon, path: '/users/donors' }],
};
