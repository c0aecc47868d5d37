import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';
import { frenchNumber } from '../format/french-number';

export type Filter = Record<string, unknown>;

export interface Preset {
  label: string;
  filter: Filter;
  /** How much waits behind it, where that is known. */
  count?: number | undefined;
}

/** The filters that the day's work asks for, a button each; what is searched for stays. */
export function FilterPresets({ label, presets }: { label: string; presets: Preset[] }) {
  const { filterValues, setFilters } = useListContext();
  const { q, ...chosen } = filterValues;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', px: { sm: 2 }, pt: { sm: 2 }, pb: 1.5 }}
    >
      {presets.map(({ label: name, filter, count }) => {
        const isChosen = same(chosen, filter);
        return (
          <Chip
            key={name}
            label={count === undefined ? name : `${name} (${frenchNumber(count)})`}
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
