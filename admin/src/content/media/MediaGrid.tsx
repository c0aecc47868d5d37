import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { MediaRecord } from '@livres/api/contract';
import { useCanAccess, useListContext } from 'react-admin';
import { media as texts } from './media.fr';
import { MediaTile } from './MediaTile';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { MediaEmpty } from './MediaEmpty';

export function MediaGrid({ onUpload }: { onUpload: () => void }) {
  const { data, isPending, selectedIds, onToggleItem, filterValues } = useListContext<MediaRecord>();
  const isFolder = filterValues['folder'] && !filterValues['q'] && filterValues['used'] === undefined;
  const { canAccess = false } = useCanAccess({ resource: 'media', action: 'edit' });
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length && isFolder) return <EmptyState drawing="empty" title={texts.folder_empty} />;
  if (!data?.length) return <MediaEmpty onUpload={onUpload} />;
  return (
    <Box component="ul" sx={GRID}>
      {data.map((media) => (
        <MediaTile
          key={media.id}
          media={media}
          mayEdit={canAccess}
          isSelected={selectedIds.includes(media.id)}
          onToggle={() => onToggleItem(media.id)}
        />
      ))}
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
} as const;
