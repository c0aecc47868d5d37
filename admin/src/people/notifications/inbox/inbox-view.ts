import { NOTIFICATION_DOMAINS, type NotificationDomain } from '@livres/api/contract';
import { useSearchParams } from 'react-router-dom';

export const VIEWS = ['unread', 'mine', 'snoozed', 'all'] as const;
export type InboxView = (typeof VIEWS)[number];

/** Which lines are looked at: in the address, so that going back finds them. */
export function useInboxView() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('view') as InboxView | null;
  const view = asked && VIEWS.includes(asked) ? asked : 'unread';
  const domains = NOTIFICATION_DOMAINS.filter((domain) => params.getAll('domain').includes(domain));
  const look = (to: { view?: InboxView; domains?: readonly NotificationDomain[] }) => {
    const next = new URLSearchParams();
    if ((to.view ?? view) !== 'unread') next.set('view', to.view ?? view);
    for (const domain of to.domains ?? domains) next.append('domain', domain);
    setParams(next, { replace: true });
  };
  return { view, domains, look };
}
