import EventIcon from '@mui/icons-material/Event';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { eventKind } from './event-kind';
import { eventMessages } from './event.fr';

export const events = contentResource(
  eventKind,
  {
    list: lazyScreen(() => import('./EventList')),
    create: lazyScreen(() => import('./EventCreate')),
    edit: lazyScreen(() => import('./EventEdit')),
    show: lazyScreen(() => import('./EventShow')),
  },
  { label: 'Événements', icon: EventIcon, messages: eventMessages },
);
