import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { YearRecord } from '@livres/api/contract';
import { places } from './places.fr';
import { RecordActions } from './RecordActions';
import { ShownSwitch } from './ShownSwitch';
import { useYears } from './use-years';
import { years as texts } from './years.fr';
import { WRAPPED_LINE } from '../../shared/layout/sx';

interface Props {
  record: YearRecord;
  /** Nothing for who may only read. */
  onEdit: (() => void) | undefined;
  /** Its line goes at once, and the focus with it. */
  onRemoved: () => void;
}

/** One year: its figures and what marked it, whether the site shows it, and what can be done with it. */
export function YearLine({ record, onEdit, onRemoved }: Props) {
  const { remove, activate } = useYears();
  const { year, books_distributed, libraries_count, milestone, is_active } = record;
  const putAway = () => {
    remove(record);
    onRemoved();
  };
  return (
    <Box component="li" sx={WRAPPED_LINE}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
          {year}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {places.books(books_distributed)} · {places.libraries(libraries_count)}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {milestone}
        </Typography>
      </Box>
      <ShownSwitch
        label={texts.shown(year)}
        checked={is_active}
        onChange={onEdit && (() => activate(record))}
      />
      <Box sx={{ ml: 'auto' }}>
        <RecordActions
          resource="yearly-progress"
          record={record}
          name={String(year)}
          edit={onEdit && { label: texts.edit(year), onClick: onEdit }}
          remove={onEdit && { label: texts.remove(year), onClick: putAway }}
        />
      </Box>
    </Box>
  );
}
