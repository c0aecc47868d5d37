import DonorIcon from '@mui/icons-material/Diversity1';
import type { DonorRecord } from '@livres/api/contract';
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
  menu: [{ resource: 'users', label: 'Donateurs', icon: DonorIcon, path: '/users/donors' }],
};
