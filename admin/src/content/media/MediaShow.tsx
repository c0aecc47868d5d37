import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MediaRecord } from '@livres/api/contract';
import { EditButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { pictureSource } from '../../shared/pictures/picture-source';
import { MediaDetails } from './MediaDetails';
import { MEDIA_GRID } from './media-grid';

/** A picture to look at, for those who may not change it. */
export default function MediaShow() {
  const actions = (
    <TopToolbar>
      <EditButton />
    </TopToolbar>
  );
  return (
    <Show component="div" actions={actions}>
      <Box sx={MEDIA_GRID}>
        <Large />
        <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
          <MediaDetails />
          <HistoryPanel />
        </Stack>
      </Box>
    </Show>
  );
}

function Large() {
  const record = useRecordContext<MediaRecord>();
  if (!record) return null;
  return (
    <Box
      component="img"
      src={pictureSource(record, 960) ?? record.thumbnail}
      alt={record.alt}
      sx={{ maxWidth: '100%', borderRadius: 1, border: 1, borderColor: 'divider' }}
    />
  );
}
