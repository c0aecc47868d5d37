import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { media as texts } from './media.fr';
import { MoveDialog } from './MoveDialog';
import { useMediaBulk } from './use-media-bulk';

/** What can be done with the pictures that are ticked. */
export function MediaBulkBar() {
  const list = useListContext<MediaRecord>();
  const { selectedIds: ids, onUnselectItems, onSelect, data = [], filterValues } = list;
  const [moving, setMoving] = useState(false);
  const { move, bin, restore, busy } = useMediaBulk(() => onUnselectItems());
  if (ids.length === 0) return null;
  const isBin = filterValues['shelf'] === 'bin';
  return (
    <Paper variant="outlined" sx={BAR}>
      <Typography variant="body2" sx={{ fontWeight: 650, mr: 'auto' }} aria-live="polite">
        {texts.selected(ids.length)}
      </Typography>
      <Button onClick={() => onSelect(data.map(({ id }) => id))}>{texts.select_page}</Button>
      <Button onClick={() => onUnselectItems()}>{texts.unselect}</Button>
      {isBin ? (
        <Button startIcon={<RestoreIcon />} onClick={() => restore(ids)} disabled={busy}>
          {texts.restore}
        </Button>
      ) : (
        <>
          <Button startIcon={<MoveIcon />} onClick={() => setMoving(true)} disabled={busy}>
            {texts.move}
          </Button>
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => bin(ids)} disabled={busy}>
            {texts.bin}
          </Button>
        </>
      )}
      {moving && (
        <MoveDialog
          count={ids.length}
          busy={busy}
          onMove={(folder) => move({ ids, folder }, { onSuccess: () => setMoving(false) })}
          onClose={() => setMoving(false)}
        />
      )}
    </Paper>
  );
}

const BAR = {
  position: 'sticky',
  top: 56,
  zIndex: 2,
  mb: 2,
  px: 1.5,
  py: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  alignItems: 'center',
} as const;
