import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { isHeic } from './picture-kind';
import { pictureTexts } from './picture.fr';
import { Caption } from '../layout/Caption';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/heic,image/heif';

/** The pictures among files that were dropped or chosen. */
export function picturesAmong(files: FileList | null): File[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith('image/') || isHeic(file));
}

export function DropZone({ multiple, onFiles }: { multiple: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const images = picturesAmong(files);
    onFiles(multiple ? images : images.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      sx={{
        p: 3,
        textAlign: 'center',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: over ? 'info.light' : 'background.default',
      }}
    >
      <Typography sx={{ display: 'inline' }}>
        {multiple ? pictureTexts.drop : pictureTexts.drop_single}{' '}
      </Typography>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {multiple ? pictureTexts.browse : pictureTexts.browse_single}
      </Button>
      <Caption sx={{ display: 'block', mt: 1 }}>{pictureTexts.accepted}</Caption>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={pictureTexts.upload}
        accept={ACCEPTED}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
