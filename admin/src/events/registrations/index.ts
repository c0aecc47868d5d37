import RegistrationIcon from '@mui/icons-material/HowToReg';
import type { EventRegistrationRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { registrationMessages } from './registration.fr';

const RegistrationCreate = lazyScreen(() => import('./RegistrationCreate'));

export const registrations: Capability = {
  resources: [
    {
      name: 'event-registrations',
      list: lazyScreen(() => import('./RegistrationList')),
      show: lazyScreen(() => import('./RegistrationShow')),
      create: RegistrationCreate,
      recordRepresentation: (record: EventRegistrationRecord) => record.reference,
    },
  ],
  messages: { 'event-registrations': registrationMessages },
  routes: [
    screenRoute('/event-registrations/new', RegistrationCreate, {
      resource: 'event-registrations',
      action: 'edit',
      inContext: true,
    }),
  ],
  acts: [
    {
      resource: 'event-registrations',
      action: 'create',
      label: registrationMessages.page.create,
      path: '/event-registrations/new',
    },
  ],
  records: [{ resource: 'event-registrations', path: (id) => `/event-registrations/${id}/show` }],
  menu: [{ resource: 'event-registrations', label: registrationMessages.page.list, icon: RegistrationIcon }],
};
