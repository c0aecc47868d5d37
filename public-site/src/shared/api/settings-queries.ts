import type { HttpClient } from '@livres/api/client';
import type { PublicSettings } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

/** What every page says of the association; a page starts with what the server read, in `useSite().settings`. */
export const settingsQueries = {
  public: (api: HttpClient) =>
    queryOptions({
      queryKey: ['settings', 'public'],
      queryFn: ({ signal }) => api.get<PublicSettings>('/settings/public/', { signal }),
    }),
};
