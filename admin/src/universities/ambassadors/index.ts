import AmbassadorIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import type { AmbassadorApplication } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { applicationMessages } from './application.fr';

const ApplicationBoard = lazyScreen(() => import('./ApplicationBoard'));

export const ambassadorApplications: Capability = {
  resources: [
    {
      name: 'ambassador-applications',
      list: lazyScreen(() => import('./ApplicationList')),
      show: lazyScreen(() => import('./ApplicationShow')),
      recordRepresentation: ({ first_name, last_name, reference }: AmbassadorApplication) =>
        `${reference} · ${first_name} ${last_name}`,
    },
  ],
  messages: { 'ambassador-applications': applicationMessages },
  routes: [
    screenRoute('/ambassador-applications/board', ApplicationBoard, {
      resource: 'ambassador-applications',
      action: 'edit',
      inContext: true,
    }),
  ],
  menu: [{ resource: 'ambassador-applications', label: applicationMessages.page.list, icon: AmbassadorIcon }],
};
