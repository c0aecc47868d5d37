import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ContactFigures } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { api } from '../shared/api/api';
import { frenchNumber } from '../shared/format/french-number';
import { texts } from './contact-message.fr';

type Filter = Record<string, unknown>;
interface Preset {
  label: string;
  filter: Filter;
  count?: (figures: ContactFigures) => number;
}

export const TO_HANDLE: Filter = { status: ['new', 'in_progress'] };

const PRESETS: Preset[] = [
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
  const { filterValues, setFilters } = useListContext();
  const { data } = useQuery({
    queryKey: ['contact-messages', 'figures'],
    queryFn: ({ signal }) => api.get<ContactFigures>('/admin/contact-messages/figures', { signal }),
  });
  const { q, ...chosen } = filterValues;
  return (
    <Box
      role="group"
      aria-label={texts.presets}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', px: { sm: 2 }, pt: { sm: 2 }, pb: 1.5 }}
    >
      {PRESETS.map(({ label, filter, count }) => {
        const isChosen = same(chosen, filter);
        const many = data && count ? ` (${frenchNumber(count(data))})` : '';
        return (
          <Chip
            key={label}
            label={label + many}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => setFilters({ ...filter, ...(q && { q }) })}
          />
        );
      })}
    </Box>
  );
}

const same = (one: Filter, other: Filter) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
