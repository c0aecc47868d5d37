import { PROJECT_ACTIONS, PROJECT_STATUSES } from '@livres/api/contract';

export type ProjectFilters = Partial<Record<'action' | 'status' | 'page', string>>;

/** What the address asks of the list; anything that no list can answer is left out. */
export function readProjectFilters(asked: URLSearchParams): ProjectFilters {
  const filters: ProjectFilters = {};
  const action = PROJECT_ACTIONS.find((known) => known === asked.get('action'));
  const status = PROJECT_STATUSES.find((known) => known === asked.get('status'));
  const page = Number(asked.get('page'));
  if (action) filters.action = action;
  if (status) filters.status = status;
  if (Number.isInteger(page) && page > 1 && page < 1_000_000) filters.page = String(page);
  return filters;
}

/** The same filters with one of them changed, from the first page; null takes it away. */
export function withFilter(
  { action, status }: ProjectFilters,
  name: 'action' | 'status',
  value: string | null,
): Record<string, string> {
  const asked = { action, status, [name]: value };
  return {
    ...(asked.action && { action: asked.action }),
    ...(asked.status && { status: asked.status }),
  };
}
