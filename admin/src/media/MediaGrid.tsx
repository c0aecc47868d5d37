import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { ListNoResults, useCanAccess, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { FallbackPicture } from '../shared/media/FallbackPicture';
import { media as texts } from './media.fr';

export function MediaGrid() {
  const { data, isPending } = useListContext<MediaRecord>();
  const { canAccess } = useCanAccess({ resource: 'media', action: 'edit' });
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={GRID}>
      {data.map((media) => (
        <Card component="li" key={media.id}>
          <CardActionArea
            component={Link}
            to={canAccess ? `/media/${media.id}` : `/media/${media.id}/show`}
            sx={{
              height: '100%',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'stretch',
              justifyContent: 'flex-start',
            }}
          >
            <FallbackPicture
              src={media.thumbnail}
              alt=""
              focal={media}
              sx={{ width: '100%', aspectRatio: '4 / 3' }}
            />
            <Box sx={{ p: 1.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 550, lineHeight: 1.35 }}>
                {media.alt}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {media.used_by.length > 0 ? texts.used(media.used_by.length) : texts.unused}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;
