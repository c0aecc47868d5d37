import NewsletterIcon from '@mui/icons-material/MailOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { newsletterMessages, texts } from './newsletter.fr';

const RESOURCE = 'newsletters';
const NewslettersPage = lazyScreen(() => import('./NewslettersPage'));
const NewsletterCreatePage = lazyScreen(() => import('./NewsletterCreatePage'));
const NewsletterPage = lazyScreen(() => import('./NewsletterPage'));

export const newsletters: Capability = {
  messages: { [RESOURCE]: newsletterMessages },
  routes: [
    screenRoute('/newsletters', NewslettersPage, { resource: RESOURCE, inContext: true }),
    screenRoute('/newsletters/new', NewsletterCreatePage, {
      resource: RESOURCE,
      action: 'edit',
      inContext: true,
    }),
    screenRoute('/newsletters/:id/edit', NewsletterPage, { resource: RESOURCE, inContext: true }),
  ],
  acts: [
    { resource: RESOURCE, action: 'create', label: newsletterMessages.page.create, path: '/newsletters/new' },
  ],
  records: [{ resource: RESOURCE, path: (id) => `/newsletters/${id}/edit` }],
  menu: [{ resource: RESOURCE, label: texts.title, icon: NewsletterIcon, path: '/newsletters' }],
};
