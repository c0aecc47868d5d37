import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useState } from 'react';
import { useGetOne, useInput } from 'react-admin';
import { FallbackPicture } from './FallbackPicture';
import { PicturePickerDialog } from './PicturePickerDialog';
import { pictureTexts } from './picture.fr';

interface Props {
  source: string;
  /** Name of the drawing that is shown where there is no picture. */
  illustration?: string | undefined;
}

/** A form field that holds the id of a picture. */
export function PictureInput({ source, illustration }: Props) {
  const { field, fieldState } = useInput<number | null>({ source, defaultValue: null });
  const [picking, setPicking] = useState(false);
  const id = (field.value as number | null | '') || null;
  const { data: media } = useGetOne<MediaRecord>('media', { id: id ?? 0 }, { enabled: id !== null });
  const pick = (chosen: MediaRecord) => {
    field.onChange(chosen.id);
    setPicking(false);
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
      <FallbackPicture
        key={`${id} ${media?.thumbnail} ${illustration}`}
        src={id ? media?.thumbnail : null}
        alt={media?.alt ?? ''}
        illustration={illustration}
        focal={id ? media : undefined}
        sx={{
          width: 240,
          maxWidth: '100%',
          aspectRatio: '16 / 9',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Box>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {id ? media?.alt : pictureTexts.none}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setPicking(true)}>
            {id ? pictureTexts.change : pictureTexts.pick}
          </Button>
          {id && <Button onClick={() => field.onChange(null)}>{pictureTexts.remove}</Button>}
        </Stack>
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
      {picking && <PicturePickerDialog onPick={pick} onClose={() => setPicking(false)} />}
    </Stack>
  );
}
