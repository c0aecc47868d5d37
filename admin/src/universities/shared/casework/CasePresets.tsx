import { FilterPresets } from '../../../shared/layout/FilterPresets';
import { useCaseKind } from './case-kind';
import { useCaseStats } from './case-queries';
import { casework as texts } from './casework.fr';

/** The filters that the day's work asks for, with how much waits behind each. */
export function CasePresets() {
  const { resource, open, statuses, labels } = useCaseKind();
  const { data } = useCaseStats(resource);
  const countOf = (status: string) => data?.by_status.find(({ value }) => value === status)?.count;
  const presets = [
    { label: texts.preset.todo, filter: { status: open }, count: data?.open },
    { label: texts.preset.unassigned, filter: { status: open, unassigned: true }, count: data?.unassigned },
    { label: texts.preset.mine, filter: { status: open, mine: true }, count: data?.mine },
    ...statuses.map((status) => ({
      label: labels[status] ?? status,
      filter: { status: [status] },
      count: countOf(status),
    })),
    { label: texts.preset.all, filter: {} },
    { label: texts.preset.bin, filter: { shelf: 'bin' } },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
