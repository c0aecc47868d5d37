import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import type { PhysicalDonationPicture } from '@livres/api/contract';
import { useState } from 'react';
import { collection } from '../../shared/actions/collection.fr';
import { texts } from './physical-donation.fr';

/** Pictures of the goods; each opens large. */
export function PhysicalDonationPictures({ pictures }: { pictures: PhysicalDonationPicture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const large = opened === null ? undefined : pictures[opened];
  if (pictures.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.show.no_picture}
      </Typography>
    );
  return (
    <>
      <Box component="ul" sx={GRID} aria-label={texts.show.pictures}>
        {pictures.map(({ id, thumbnail_url }, index) => (
          <li key={id}>
            <ButtonBase
              aria-label={collection.picture.open(index + 1)}
              onClick={() => setOpened(index)}
              sx={{ display: 'block', width: '100%', borderRadius: '6px', overflow: 'hidden' }}
            >
              <Box component="img" src={thumbnail_url} alt="" loading="lazy" sx={THUMBNAIL} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Dialog
        open={large !== undefined}
        onClose={() => setOpened(null)}
        maxWidth="lg"
        aria-label={texts.show.pictures}
      >
        {large && (
          <Box
            component="img"
            src={large.url}
            alt={collection.picture.of((opened ?? 0) + 1)}
            width={large.width}
            height={large.height}
            sx={{ maxWidth: '100%', maxHeight: '76dvh', width: 'auto', height: 'auto', objectFit: 'contain' }}
          />
        )}
        <DialogActions>
          <Button onClick={() => setOpened(null)} autoFocus>
            {texts.show.close_picture}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
} as const;
const THUMBNAIL = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  bgcolor: 'action.hover',
} as const;
