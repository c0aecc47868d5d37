import type { SavedView } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request } from './api.ts';

/** What a view of donations keeps of its list. */
export const FAILED_GIFTS = {
  filter: { status: ['failed'] },
  displayed_filters: ['status'],
  sort: 'created_at',
  order: 'DESC',
  per_page: 50,
};

export const askToSaveView = (staff: Request, over: object = {}) =>
  staff('/admin/saved-views', {
    body: { resource: 'donations', name: 'Échecs', params: FAILED_GIFTS, ...over },
  });

export const saveView = (staff: Request, over: object = {}): Promise<SavedView> =>
  accepted(askToSaveView(staff, over));
