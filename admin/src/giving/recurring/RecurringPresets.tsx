import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';
import { texts } from './recurring-gift.fr';

const { preset } = texts;
const PRESETS: Preset[] = [
  { label: preset.all, filter: {} },
  { label: preset.failing, filter: { health: ['failing'] } },
  { label: preset.expiring, filter: { health: ['expiring'] } },
  { label: preset.running, filter: { status: ['active', 'past_due'] } },
  { label: preset.paused, filter: { status: ['paused'] } },
  { label: preset.stopped, filter: { status: ['cancelled'] } },
];

export const RecurringPresets = () => <FilterPresets label={texts.presets} presets={PRESETS} />;
