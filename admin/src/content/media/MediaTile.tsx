import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { media as texts } from './media.fr';
import { Caption } from '../../shared/layout/Caption';

interface Props {
  media: MediaRecord;
  mayEdit: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

export function MediaTile({ media, mayEdit, isSelected, onToggle }: Props) {
  return (
    <Card
      component="li"
      sx={{ position: 'relative', outline: isSelected ? 3 : 0, outlineColor: 'primary.main' }}
    >
      <CardActionArea
        component={Link}
        to={mayEdit ? `/media/${media.id}` : `/media/${media.id}/show`}
        sx={AREA}
      >
        <FallbackPicture
          src={media.thumbnail}
          alt=""
          focal={media}
          sx={{ width: '100%', aspectRatio: '4 / 3' }}
        />
        <Box sx={{ p: 1.5 }}>
          <Typography variant="body2" sx={LABELS}>
            {media.alt}
          </Typography>
          <Caption>{media.used_by.length > 0 ? texts.used(media.used_by.length) : texts.unused}</Caption>
        </Box>
      </CardActionArea>
      {mayEdit && (
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': texts.select(media.alt) } }}
          sx={TICK}
        />
      )}
    </Card>
  );
}

const AREA = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
} as const;
const LABELS = {
  fontWeight: 550,
  lineHeight: 1.35,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
const TICK = {
  position: 'absolute',
  top: 6,
  left: 6,
  p: 0.5,
  bgcolor: 'background.paper',
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.paper' },
} as const;
