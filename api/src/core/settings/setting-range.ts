import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { SETTING_CATEGORIES } from './setting.contract.js';
import type { SettingRecord } from './setting.dto.js';

export const SETTING_SORTS = ['order', 'id', 'key', 'label', 'category', 'updated_at'] as const;
export const SETTING_FILTERS = {
  ids: 'ids',
  q: 'text',
  environment: 'text',
  category: SETTING_CATEGORIES,
  is_default: 'boolean',
} as const;

/** The records that react-admin asks for; all of them, in order, to whoever asks for no range. */
export function windowed(
  found: SettingRecord[],
  { sort, filter, offset, limit }: RangeQuery,
  isBounded: boolean,
) {
  const { ids, category, is_default } = filter as {
    ids?: number[];
    category?: string[];
    is_default?: boolean;
  };
  const kept = found.filter(
    (one) =>
      (!ids || ids.includes(one.id)) &&
      (!category || category.includes(one.category)) &&
      (is_default === undefined || one.is_default === is_default),
  );
  const [field, direction] = sort as [(typeof SETTING_SORTS)[number], string];
  const turn = direction === 'ASC' ? 1 : -1;
  const sorted = kept.toSorted(
    (one, other) => turn * compared(one[field], other[field]) || one.id - other.id,
  );
  return { count: kept.length, records: isBounded ? sorted.slice(offset, offset + limit) : sorted };
}

function compared(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'fr');
}
