import MatchingIcon from '@mui/icons-material/HandshakeOutlined';
import type { MatchingPotRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { matchingPotMessages } from './matching-pot.fr';
import { potPath } from './pot-lines';

export const matchingPots: Capability = {
  resources: [
    {
      name: 'matching-pots',
      list: lazyScreen(() => import('./MatchingPotList')),
      create: lazyScreen(() => import('./MatchingPotCreate')),
      edit: lazyScreen(() => import('./MatchingPotEdit')),
      show: lazyScreen(() => import('./MatchingPotShow')),
      recordRepresentation: (record: MatchingPotRecord) => record.sponsor_name,
    },
  ],
  messages: { 'matching-pots': matchingPotMessages },
  acts: [
    {
      resource: 'matching-pots',
      action: 'create',
      label: matchingPotMessages.page.create,
      path: '/matching-pots/create',
    },
  ],
  records: [{ resource: 'matching-pots', path: potPath }],
  menu: [{ resource: 'matching-pots', label: 'Abondements', icon: MatchingIcon }],
};
