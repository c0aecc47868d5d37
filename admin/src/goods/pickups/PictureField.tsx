import CameraIcon from '@mui/icons-material/PhotoCamera';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PHYSICAL_DONATION_LIMITS } from '@livres/api/contract';
import { useEffect, useMemo } from 'react';
import { FileButton } from '../../shared/FileButton';
import { texts } from './round.fr';

interface Props {
  pictures: File[];
  /** How many have left already. */
  sent: number;
  onChange: (pictures: File[]) => void;
}

/** Pictures taken on the spot: kept with what is ticked off, sent with it. */
export function PictureField({ pictures, sent, onChange }: Props) {
  const most = PHYSICAL_DONATION_LIMITS.pictures - sent;
  const addresses = useAddresses(pictures);
  return (
    <Box role="group" aria-label={texts.pictures}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {pictures.map((file, index) => (
          <Box key={addresses[index]} sx={{ position: 'relative' }}>
            <Box component="img" src={addresses[index]} alt={file.name} sx={THUMBNAIL} />
            <IconButton
              size="small"
              aria-label={texts.remove_picture(file.name)}
              onClick={() => onChange(pictures.filter((other) => other !== file))}
              sx={REMOVE}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <FileButton
        label={texts.add_picture}
        accept="image/*"
        multiple
        variant="outlined"
        startIcon={<CameraIcon />}
        disabled={pictures.length >= most}
        sx={{ minHeight: 44 }}
        onFiles={(files) => onChange([...pictures, ...files].slice(0, most))}
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {texts.picture_limit(PHYSICAL_DONATION_LIMITS.pictures)}
      </Typography>
    </Box>
  );
}

function useAddresses(files: readonly File[]): string[] {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files]);
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses]);
  return addresses;
}

const THUMBNAIL = { width: 88, height: 88, objectFit: 'cover', borderRadius: 1, display: 'block' } as const;
const REMOVE = { position: 'absolute', top: 2, right: 2, bgcolor: 'background.paper' } as const;
