import type { ScholarshipTotals } from '@livres/api/contract';
import { frenchNumber } from '../../shared/format/french-number';
import { listLink } from '../../shared/layout/list-link';
import type { TileProps } from '../../shared/layout/Tile';
import { scholarship } from './scholarship.fr';
import { SCHOLARSHIP_FILTERS as filters } from './scholarship-filters';

const texts = scholarship.figures.tiles;
const list = (filter: Record<string, unknown>) => listLink('scholarships', filter);

/** Where scholarships stand; each figure leads to what it counts. */
export function scholarshipTiles(totals: ScholarshipTotals): TileProps[] {
  const { active, soon, past, dead_links, drafts, suspended, closed, views, favorites, without_link } =
    totals;
  return [
    {
      value: frenchNumber(active),
      label: texts.active,
      to: list({ ...filters.active, deadline_state: ['soon', 'later'] }),
    },
    { value: frenchNumber(soon), label: texts.soon, to: list(filters.soon) },
    { value: frenchNumber(past), label: texts.past, isBad: past > 0, to: list(filters.past) },
    {
      value: frenchNumber(dead_links),
      label: texts.dead,
      isBad: dead_links > 0,
      to: list(filters.dead),
      ...(without_link > 0 && { note: texts.without_link(without_link) }),
    },
    { value: frenchNumber(drafts), label: texts.drafts, to: list(filters.drafts) },
    {
      value: frenchNumber(suspended),
      label: texts.suspended,
      to: list({ shelf: 'live', status: 'suspended' }),
    },
    { value: frenchNumber(closed), label: texts.closed, to: list({ shelf: 'live', status: 'closed' }) },
    { value: frenchNumber(views), label: texts.views },
    { value: frenchNumber(favorites), label: texts.favorites },
  ];
}
