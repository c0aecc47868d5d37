import { OPEN_ALERTS } from '../shared/physical-donation-filters';
import { usePhysicalDonationStats } from '../shared/physical-donation-stats';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';
import { texts } from './alert.fr';

export function AlertPresets() {
  const { data: stats } = usePhysicalDonationStats();
  const { preset } = texts;
  const presets: Preset[] = [
    { label: preset.open, filter: OPEN_ALERTS, count: stats?.open_alerts },
    { label: preset.unread, filter: { ...OPEN_ALERTS, unread: true }, count: stats?.unread_alerts },
    { label: preset.critical, filter: { ...OPEN_ALERTS, severity: ['critical'] } },
    { label: preset.resolved, filter: { open: false } },
    { label: preset.all, filter: {} },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
