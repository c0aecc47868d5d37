import DonationIcon from '@mui/icons-material/Inventory2';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { physicalDonationMessages } from './physical-donation.fr';

export const physicalDonations: Capability = {
  resources: [
    {
      name: 'physical-donations',
      list: lazyScreen(() => import('./PhysicalDonationList')),
      show: lazyScreen(() => import('./PhysicalDonationShow')),
      edit: lazyScreen(() => import('./PhysicalDonationEdit')),
      recordRepresentation: (record: PhysicalDonationRecord) => record.reference,
    },
  ],
  messages: { 'physical-donations': physicalDonationMessages },
  records: [{ resource: 'physical-donations', path: (id) => `/physical-donations/${id}/show` }],
  menu: [{ resource: 'physical-donations', label: physicalDonationMessages.page.list, icon: DonationIcon }],
};
