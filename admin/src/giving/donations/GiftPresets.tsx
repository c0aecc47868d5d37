import { GIFT_FILTERS } from '../shared/gift-filters';
import { useGivingToday } from '../shared/giving-today';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';
import { texts } from './gift.fr';

/** What an administrator looks for, with how many gifts wait behind each. */
export function GiftPresets() {
  const { data: today } = useGivingToday();
  const { preset } = texts;
  const presets: Preset[] = [
    { label: preset.all, filter: {} },
    { label: preset.received, filter: GIFT_FILTERS.received },
    { label: preset.transfers, filter: GIFT_FILTERS.transfers, count: today?.transfers },
    { label: preset.addresses, filter: GIFT_FILTERS.addresses, count: today?.missing_addresses },
    { label: preset.failed, filter: GIFT_FILTERS.failed, count: today?.failed },
    { label: preset.disputes, filter: GIFT_FILTERS.disputes, count: today?.disputes },
    { label: preset.unapplied, filter: GIFT_FILTERS.unapplied, count: today?.unapplied },
    { label: preset.refunded, filter: GIFT_FILTERS.refunded },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
