import EventIcon from '@mui/icons-material/Event';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { eventCodeMessages } from './codes/event-codes.fr';
import { eventKind } from './event-kind';
import { eventMessages } from './event.fr';

const content = contentResource(
  eventKind,
  {
    list: lazyScreen(() => import('./EventList')),
    create: lazyScreen(() => import('./EventCreate')),
    edit: lazyScreen(() => import('./EventEdit')),
    show: lazyScreen(() => import('./EventShow')),
  },
  { icon: EventIcon, messages: eventMessages },
);

/** Events, with the codes that belong to them. */
export const events: Capability = {
  ...content,
  messages: { ...content.messages, 'event-codes': eventCodeMessages },
};
