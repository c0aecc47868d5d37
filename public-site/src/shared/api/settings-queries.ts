import type { HttpClient } from '@livres/api/client';
import type { PublicSettings } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

/** What every page says of the association: its name, its words and its social links. */
export const settingsQueries = {
  public: (api: HttpClient) =>
    queryOptions({
      queryKey: ['settings', 'public'],
      queryFn: ({ signal }) => api.get<PublicSettings>('/settings/public/', { signal }),
    }),
};
