import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useDeferredValue, useState } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { LoadFailure } from '../feedback/LoadFailure';
import { FormRow } from '../layout/FormRow';
import { FallbackPicture } from './FallbackPicture';
import { ALL_FOLDERS, FolderSelect } from './FolderSelect';
import { pictureTexts } from './picture.fr';

const PER_PAGE = 24;

interface Props {
  folder: number;
  onFolder: (folder: number) => void;
  onPick: (media: MediaRecord) => void;
}

/** The pictures already there, to choose one from. */
export function PictureLibrary({ folder, onFolder, onPick }: Props) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<MediaRecord>('media', {
      pagination: { page: 1, perPage: PER_PAGE },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { ...(q && { q }), ...(folder !== ALL_FOLDERS && { folder: [folder] }) },
    });
  const found = data?.pages.flatMap((page) => page.data) ?? [];
  const isNarrowed = q !== '' || folder !== ALL_FOLDERS;
  return (
    <Box>
      <FormRow>
        <TextField
          type="search"
          label={pictureTexts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoFocus
        />
        <FolderSelect label={pictureTexts.folder} value={folder} onChange={onFolder} offersAll />
      </FormRow>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && found.length === 0 && (
        <Typography sx={{ my: 2 }}>
          {isNarrowed ? pictureTexts.nothing : pictureTexts.library_empty}
        </Typography>
      )}
      <Box sx={GRID}>
        {isPending &&
          [1, 2, 3, 4, 5, 6].map((line) => <Skeleton key={line} variant="rounded" height={130} />)}
        {found.map((media) => (
          <Tile key={media.id} media={media} onPick={onPick} />
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 2 }}>
          {pictureTexts.more}
        </Button>
      )}
    </Box>
  );
}

function Tile({ media, onPick }: { media: MediaRecord; onPick: (media: MediaRecord) => void }) {
  return (
    <ButtonBase onClick={() => onPick(media)} aria-label={pictureTexts.chosen(media.alt)} sx={TILE}>
      <FallbackPicture
        src={media.thumbnail}
        alt=""
        focal={media}
        sx={{ width: '100%', aspectRatio: '4 / 3' }}
      />
      <Typography variant="caption" sx={{ p: 1, textAlign: 'left', width: '100%' }}>
        {media.alt}
      </Typography>
    </ButtonBase>
  );
}

const GRID = {
  mt: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 45%), 1fr))',
} as const;
const TILE = {
  flexDirection: 'column',
  justifyContent: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:hover': { borderColor: 'primary.main' },
} as const;
