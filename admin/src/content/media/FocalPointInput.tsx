import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FocalPoint } from '../../shared/pictures/focal-point';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { FocalPointEditor } from '../../shared/pictures/FocalPointEditor';
import { pictureTexts } from '../../shared/pictures/picture.fr';
import { pictureSource } from '../../shared/pictures/picture-source';

const CROPS = ['1 / 1', '21 / 9', '3 / 4'];

/** The focal point of the record, and what three crops make of it. */
export function FocalPointInput() {
  const record = useRecordContext<MediaRecord>();
  const { setValue } = useFormContext<MediaRecord>();
  const [focal_x, focal_y] = useWatch({ name: ['focal_x', 'focal_y'] }) as [number, number];
  if (!record || focal_x === undefined) return null;
  const point = { focal_x, focal_y };
  const src = pictureSource(record, 960) ?? record.thumbnail;
  const change = (next: FocalPoint) => {
    setValue('focal_x', next.focal_x, { shouldDirty: true });
    setValue('focal_y', next.focal_y, { shouldDirty: true });
  };
  return (
    <>
      <FocalPointEditor src={src} alt={record.alt} value={point} onChange={change} />
      <Typography variant="body2" sx={{ mt: 2, mb: 1, fontWeight: 650 }}>
        {pictureTexts.crop}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {CROPS.map((aspectRatio) => (
          <Box key={aspectRatio} sx={{ height: 90, aspectRatio }}>
            <FallbackPicture
              src={src}
              alt=""
              focal={point}
              sx={{ width: '100%', height: '100%', borderRadius: 1 }}
            />
          </Box>
        ))}
      </Stack>
    </>
  );
}
