import { PHYSICAL_DONATION_FILTERS, ofTheWeek } from '../shared/physical-donation-filters';
import { usePhysicalDonationStats } from '../shared/physical-donation-stats';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';
import { texts } from './physical-donation.fr';

const { open, to_call, to_plan, late } = PHYSICAL_DONATION_FILTERS;

/** What a coordinator looks for, with how many donations wait behind each. */
export function PhysicalDonationPresets() {
  const { data: stats } = usePhysicalDonationStats();
  const { preset } = texts;
  const of = (...statuses: readonly string[]) =>
    stats && statuses.reduce((sum, status) => sum + (stats.by_status[status] ?? 0), 0);
  const presets: Preset[] = [
    { label: preset.open, filter: open, count: of(...open.status) },
    { label: preset.call, filter: to_call, count: of('validated') },
    { label: preset.plan, filter: to_plan, count: of('pending_pickup') },
    { label: preset.week, filter: ofTheWeek(Date.now()), count: stats?.pickups_this_week },
    { label: preset.late, filter: late, count: stats && stats.contacts_late + stats.pickups_late },
    { label: preset.large, filter: { ...open, large: true } },
    {
      label: preset.unvalidated,
      filter: { status: ['pending_validation'] },
      count: of('pending_validation'),
    },
    { label: preset.done, filter: { status: ['completed'] }, count: of('completed') },
    { label: preset.all, filter: {}, count: stats?.total },
    { label: preset.bin, filter: { shelf: 'bin' } },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
