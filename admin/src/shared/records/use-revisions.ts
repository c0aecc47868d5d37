import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { api } from '../api/api';
import { useContentKind, type ContentRecord } from './content-kind';

/** The revisions of the context's record, newest first; read again when its version changes. */
export function useRevisions() {
  const { resource } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  return useQuery({
    queryKey: [resource, 'editions', record?.id, record?.version],
    queryFn: ({ signal }) => api.get(`/admin/${resource}/${record?.id}/editions`, { signal }),
    enabled: record !== undefined,
  });
}

/** One edition with its values, and what differs from the current text. */
export function useRevision(number: number) {
  const { resource } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  return useQuery({
    queryKey: [resource, 'editions', record?.id, record?.version, number],
    queryFn: ({ signal }) => api.get(`/admin/${resource}/${record?.id}/editions/${number}`, { signal }),
    enabled: record !== undefined && number > 0,
  });
}
