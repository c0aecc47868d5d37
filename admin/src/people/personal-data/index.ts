import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import RecordIcon from '@mui/icons-material/PrivacyTip';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { personalData as texts, processingRecord } from './personal-data.fr';

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
      label: texts.title,
      icon: PersonSearchIcon,
      path: '/settings/people',
    },
    {
      resource: 'processing-record',
      label: processingRecord.title,
      icon: RecordIcon,
      path: '/settings/processing',
    },
  ],
};
