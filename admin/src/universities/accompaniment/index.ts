import RequestIcon from '@mui/icons-material/SupportAgent';
import type { AccompanimentRequest } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { requestMessages } from './request.fr';

const RequestBoard = lazyScreen(() => import('./RequestBoard'));

export const accompanimentRequests: Capability = {
  resources: [
    {
      name: 'accompaniment-requests',
      list: lazyScreen(() => import('./RequestList')),
      show: lazyScreen(() => import('./RequestShow')),
      recordRepresentation: ({ first_name, last_name, reference }: AccompanimentRequest) =>
        `${reference} · ${first_name} ${last_name}`,
    },
  ],
  messages: { 'accompaniment-requests': requestMessages },
  routes: [
    screenRoute('/accompaniment-requests/board', RequestBoard, {
      resource: 'accompaniment-requests',
      action: 'edit',
      inContext: true,
    }),
  ],
  menu: [{ resource: 'accompaniment-requests', label: requestMessages.page.list, icon: RequestIcon }],
};
