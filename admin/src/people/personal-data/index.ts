import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import RecordIcon from '@mui/icons-material/PrivacyTip';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';

const ProcessingRecordPage = lazyScreen(() => import('./ProcessingRecordPage'));
const PersonalDataPage = lazyScreen(() => import('./PersonalDataPage'));

export const personalData: Capability = {
  routes: [
    screenRoute('/settings/processing', ProcessingRecordPage, { resource: 'processing-record' }),
    screenRoute('/settings/people', PersonalDataPage, { resource: 'personal-data' }),
  ],
  menu: [
    {
      resource: 'personal-data',
      label: 'Données d’une personne',
      icon: PersonSearchIcon,
      path: '/settings/people',
    },
    {
      resource: 'processing-record',
      label: 'Registre des traitements',
      icon: RecordIcon,
      path: '/settings/processing',
    },
  ],
};
