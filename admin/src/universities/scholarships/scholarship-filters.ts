import type { Filter } from '../../shared/layout/FilterPresets';

const OPEN = { shelf: 'live', status: 'active' };

/** The day's work on scholarships: what the list, its figures and their links filter by. */
export const SCHOLARSHIP_FILTERS = {
  all: { shelf: 'live' },
  active: OPEN,
  soon: { ...OPEN, deadline_state: 'soon' },
  past: { ...OPEN, deadline_state: 'past' },
  dead: { ...OPEN, link_state: ['dead'] },
  pending: { shelf: 'live', has_pending_changes: true },
  drafts: { shelf: 'live', status: 'draft' },
} as const satisfies Record<string, Filter>;
