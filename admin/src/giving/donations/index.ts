import GiftIcon from '@mui/icons-material/VolunteerActivism';
import type { MoneyDonationRecord } from '@livres/api/contract';
import { saveFile } from '../../shared/api/save-file';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { giftMessages } from './gift.fr';

const GiftCreate = lazyScreen(() => import('./GiftCreate'));
const GiftEdit = lazyScreen(() => import('./GiftEdit'));

export const donations: Capability = {
  resources: [
    {
      name: 'donations',
      list: lazyScreen(() => import('./GiftList')),
      show: lazyScreen(() => import('./GiftShow')),
      create: GiftCreate,
      edit: GiftEdit,
      recordRepresentation: (record: MoneyDonationRecord) => record.reference,
    },
  ],
  messages: { donations: giftMessages },
  routes: [
    screenRoute('/donations/new', GiftCreate, { resource: 'donations', action: 'edit', inContext: true }),
    screenRoute('/donations/:id/edit', GiftEdit, { resource: 'donations', action: 'edit', inContext: true }),
  ],
  acts: [
    { resource: 'donations', action: 'create', label: giftMessages.page.create, path: '/donations/new' },
    {
      resource: 'donations',
      action: 'export',
      label: 'Exporter les dons',
      run: () => saveFile('/admin/donations/export', {}),
    },
  ],
  records: [{ resource: 'donations', path: (id) => `/donations/${id}/show` }],
  menu: [{ resource: 'donations', label: giftMessages.page.list, icon: GiftIcon }],
};
