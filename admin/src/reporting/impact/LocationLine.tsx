import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import HandleIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { LocationRecord } from '@livres/api/contract';
import type { useDragOrder } from './use-drag-order';
import { places as texts } from './places.fr';
import { RecordActions } from './RecordActions';
import { ShownSwitch } from './ShownSwitch';
import { WRAPPED_LINE } from '../../shared/layout/sx';

interface Props {
  record: LocationRecord;
  place: number;
  isLast: boolean;
  /** Where a dragged line would be put: before this one, or after. */
  mark: 'before' | 'after' | null;
  isDragged: boolean;
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  onMove: (by: -1 | 1) => void;
  onActivate: () => void;
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

/** One place: what it is, whether the site shows it, and what can be done with it. */
export function LocationLine({ record, place, isLast, mark, isDragged, handle, ...acts }: Props) {
  const { id, name, is_active } = record;
  const { onMove, onActivate, onEdit, onRemove } = acts;
  return (
    <Box
      component="li"
      data-place={id}
      sx={{ ...WRAPPED_LINE, ...MARKS[mark ?? 'none'], opacity: isDragged ? 0.5 : 1 }}
    >
      {onEdit && (
        <Box {...handle} title={texts.drag(name)} sx={HANDLE}>
          <HandleIcon fontSize="small" color="action" aria-hidden />
        </Box>
      )}
      <What record={record} />
      <ShownSwitch label={texts.shown(name)} checked={is_active} onChange={onEdit ? onActivate : undefined} />
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {onEdit && (
          <>
            <IconButton
              data-way="up"
              aria-label={texts.up(name)}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              data-way="down"
              aria-label={texts.down(name)}
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
          </>
        )}
        <RecordActions
          resource="location-metrics"
          record={record}
          name={name}
          edit={onEdit && { label: texts.edit(name), onClick: onEdit }}
          remove={onEdit && { label: texts.remove(name), onClick: onRemove }}
        />
      </Box>
    </Box>
  );
}

function What({ record }: { record: LocationRecord }) {
  const { name, country, color, libraries_count, books_distributed, beneficiaries_count, is_on_map } = record;
  const counts = [
    texts.libraries(libraries_count),
    texts.books(books_distributed),
    texts.readers(beneficiaries_count),
  ];
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
        <Box component="span" sx={{ ...SWATCH, bgcolor: color }} />
        {name}, {country}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {counts.join(' · ')}
      </Typography>
      {!is_on_map && <Typography variant="caption">{texts.not_on_map}</Typography>}
    </Box>
  );
}

const MARKS = {
  before: { boxShadow: 'inset 0 3px 0 currentColor' },
  after: { boxShadow: 'inset 0 -3px 0 currentColor' },
  none: {},
};

const HANDLE = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  px: 0.5,
  cursor: 'grab',
  // A finger that drags does not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
} as const;

const SWATCH = {
  display: 'inline-block',
  width: 12,
  height: 12,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'text.secondary',
  mr: 1,
} as const;
