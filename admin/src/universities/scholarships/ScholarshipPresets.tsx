import { FilterPresets } from '../../shared/layout/FilterPresets';
import { scholarship } from './scholarship.fr';
import { SCHOLARSHIP_FILTERS as filters } from './scholarship-filters';
import { useScholarshipStats } from './use-scholarship-stats';

const texts = scholarship.presets;

/** The views that the day’s work asks for, with how much waits in each. */
export function ScholarshipPresets() {
  const { data } = useScholarshipStats();
  const totals = data?.totals;
  const presets = [
    { label: texts.all, filter: filters.all },
    { label: texts.active, filter: filters.active },
    { label: texts.soon, filter: filters.soon, count: totals?.soon },
    { label: texts.past, filter: filters.past, count: totals?.past },
    { label: texts.dead, filter: filters.dead, count: totals?.dead_links },
    { label: texts.pending, filter: filters.pending, count: totals?.pending_changes },
    { label: texts.drafts, filter: filters.drafts, count: totals?.drafts },
  ];
  return <FilterPresets label={texts.label} presets={presets} />;
}
