import type { ContactStats } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { FilterPresets, type Filter } from '../../shared/layout/FilterPresets';
import { texts } from './contact-message.fr';

interface MessagePreset {
  label: string;
  filter: Filter;
  count?: (figures: ContactStats) => number;
}

export const TO_HANDLE: Filter = { status: ['new', 'in_progress'] };

const PRESETS: MessagePreset[] = [
  { label: texts.preset.todo, filter: TO_HANDLE, count: (all) => all.new + all.in_progress },
  { label: texts.preset.new, filter: { status: ['new'] }, count: (all) => all.new },
  { label: texts.preset.mine, filter: { ...TO_HANDLE, mine: true }, count: (all) => all.mine },
  { label: texts.preset.unread, filter: { ...TO_HANDLE, unread: true }, count: (all) => all.unread },
  { label: texts.preset.answered, filter: { status: ['answered'] }, count: (all) => all.answered },
  { label: texts.preset.archived, filter: { status: ['archived'] }, count: (all) => all.archived },
  { label: texts.preset.spam, filter: { status: ['spam'] }, count: (all) => all.spam },
  { label: texts.preset.bin, filter: { shelf: ['bin'] } },
];

/** The filters that the day's work asks for, with how much waits behind each. */
export function MessagePresets() {
  const { data } = useQuery({
    queryKey: ['contact-messages', 'figures'],
    queryFn: ({ signal }) => api.get('/admin/contact-messages/figures', { signal }),
  });
  const presets = PRESETS.map(({ label, filter, count }) => ({
    label,
    filter,
    count: data && count ? count(data) : undefined,
  }));
  return <FilterPresets label={texts.presets} presets={presets} />;
}
