import type { ContactMessage } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const contactMessages = {
  name: 'contact-messages',
  list: lazyScreen(() => import('./ContactMessageList')),
  show: lazyScreen(() => import('./ContactMessageShow')),
  recordRepresentation: (record: ContactMessage) => record.subject,
};
