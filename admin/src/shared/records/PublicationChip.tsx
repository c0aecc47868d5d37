import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';
import { useContentKind, type ContentRecord } from './content-kind';
import { publicationCode, type PublicationCode } from './publication-state';
import { SHORT_STATES } from './publication.fr';

const COLOURS: Record<PublicationCode, 'default' | 'success' | 'warning' | 'info' | 'error'> = {
  draft: 'default',
  scheduled: 'info',
  live: 'success',
  live_pending: 'warning',
  live_scheduled: 'info',
  archived: 'default',
  bin: 'error',
};

/** Where a record stands, in words and colour. */
export function PublicationChip({ record }: { record: ContentRecord }) {
  const { words } = useContentKind();
  const code = publicationCode(record);
  const colour = COLOURS[code];
  const soft = colour === 'default' ? {} : { bgcolor: `${colour}.light`, color: `${colour}.main` };
  return (
    <Chip
      size="small"
      label={SHORT_STATES[code](words)}
      variant={colour === 'default' ? 'outlined' : 'filled'}
      sx={soft}
    />
  );
}

/** Beside a kind's own status: only what waits, a set moment or changes that are not published. */
export function WaitingChip() {
  const record = useRecordContext<ContentRecord>();
  if (!record?.has_pending_changes && !record?.publish_at) return null;
  return <PublicationChip record={record} />;
}
