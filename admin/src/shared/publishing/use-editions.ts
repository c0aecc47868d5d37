import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { api } from '../api/api';
import { useContentKind, type ContentRecord } from './content-kind';
import type { Edition, EditionDetail } from '@livres/api/contract';

/** The editions of the context's record, newest first; read again when its version changes. */
export function useEditions() {
  const { resource } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  return useQuery({
    queryKey: [resource, 'editions', record?.id, record?.version],
    queryFn: ({ signal }) => api.get<Edition[]>(`/admin/${resource}/${record?.id}/editions`, { signal }),
    enabled: record !== undefined,
  });
}

/** One edition with its values, and what differs from the current text. */
export function useEdition(number: number) {
  const { resource } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  return useQuery({
    queryKey: [resource, 'editions', record?.id, record?.version, number],
    queryFn: ({ signal }) =>
      api.get<EditionDetail>(`/admin/${resource}/${record?.id}/editions/${number}`, { signal }),
    enabled: record !== undefined && number > 0,
  });
}
