import type { CaseAssignee, CaseTemplate } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import type { CaseResource } from './case-kind';
import { api } from '../../../shared/api/api';

/** Those who may take a case in hand. */
export function useAssignees(resource: CaseResource): CaseAssignee[] {
  const { data = [] } = useQuery({
    queryKey: [resource, 'assignees'],
    queryFn: ({ signal }) => api.get(`/admin/${resource}/assignees`, { signal }),
  });
  return data;
}

/** Emails that staff may start from. */
export function useTemplates(resource: CaseResource): CaseTemplate[] {
  const { data = [] } = useQuery({
    queryKey: [resource, 'templates'],
    queryFn: ({ signal }) => api.get(`/admin/${resource}/templates`, { signal }),
    staleTime: Infinity,
  });
  return data;
}

export function useCaseStats(resource: CaseResource, enabled = true) {
  return useQuery({
    queryKey: [resource, 'figures'],
    queryFn: ({ signal }) => api.get(`/admin/${resource}/figures`, { signal }),
    enabled,
  });
}
