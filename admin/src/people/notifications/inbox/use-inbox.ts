import type { InboxLine, NotificationDomain } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { InboxView } from './inbox-view';

const PAGE = 40;

/** The lines of a view, newest first; more of them when asked. */
export function useInbox(view: InboxView, domains: readonly NotificationDomain[]) {
  const [pages, setPages] = useState(1);
  const provider = useDataProvider();
  const filter = {
    ...(view !== 'all' && { state: [view] }),
    ...(domains.length > 0 && { domain: [...domains] }),
  };
  const found = useQuery({
    queryKey: ['notifications', 'inbox', filter, pages],
    queryFn: () =>
      provider.getList<InboxLine>('notifications', {
        pagination: { page: 1, perPage: PAGE * pages },
        sort: { field: 'at', order: 'DESC' },
        filter,
      }),
    placeholderData: keepPreviousData,
  });
  const lines = found.data?.data ?? [];
  const hasMore = lines.length < (found.data?.total ?? 0);
  return { ...found, lines, hasMore, more: () => setPages(pages + 1) };
}
