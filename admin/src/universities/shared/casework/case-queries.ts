import type { CaseAssignee, CaseStats, CaseTemplate } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';

/** Those who may take a case in hand. */
export function useAssignees(resource: string): CaseAssignee[] {
  const { data = [] } = useQuery({
    queryKey: [resource, 'assignees'],
    queryFn: ({ signal }) => api.get<CaseAssignee[]>(`/admin/${resource}/assignees`, { signal }),
  });
  return data;
}

/** Emails that staff may start from. */
export function useTemplates(resource: string): CaseTemplate[] {
  const { data = [] } = useQuery({
    queryKey: [resource, 'templates'],
    queryFn: ({ signal }) => api.get<CaseTemplate[]>(`/admin/${resource}/templates`, { signal }),
    staleTime: Infinity,
  });
  return data;
}

export function useCaseStats(resource: string, enabled = true) {
  return useQuery({
    queryKey: [resource, 'figures'],
    queryFn: ({ signal }) => api.get<CaseStats>(`/admin/${resource}/figures`, { signal }),
    enabled,
  });
}
