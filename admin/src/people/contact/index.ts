import MessagesIcon from '@mui/icons-material/ForumOutlined';
import type { ContactMessage } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contactMessages as messages } from './contact-message.fr';

export const contactMessages: Capability = {
  resources: [
    {
      name: 'contact-messages',
      list: lazyScreen(() => import('./ContactMessageList')),
      show: lazyScreen(() => import('./ContactMessageShow')),
      recordRepresentation: (record: ContactMessage) => record.subject,
    },
  ],
  messages: { 'contact-messages': messages },
  records: [{ resource: 'contact-messages', path: (id) => `/contact-messages/${id}/show` }],
  menu: [{ resource: 'contact-messages', label: messages.page.list, icon: MessagesIcon }],
};
