import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useRef, useState, type DragEvent } from 'react';
import { mediaUi } from './media-ui.fr';
import { UploadLine } from './UploadLine';
import { useUploads } from './use-uploads';

interface Props {
  multiple: boolean;
  onSent: (records: MediaRecord[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

/** A place to drop pictures, then their words and focal points, then one button. */
export function UploadForm({ multiple, onSent }: Props) {
  const { uploads, busy, add, change, remove, send } = useUploads(onSent);
  const waiting = uploads.filter(({ state }) => state !== 'sent').length;
  const room = multiple || uploads.length === 0;
  return (
    <Stack sx={{ gap: 2 }}>
      {room && <DropZone multiple={multiple} onFiles={add} />}
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onChange={(values) => change(upload.key, values)}
          onRemove={() => remove(upload.key)}
        />
      ))}
      {waiting > 0 && (
        <Button
          variant="contained"
          onClick={() => void send()}
          loading={busy}
          sx={{ alignSelf: 'flex-start' }}
        >
          {mediaUi.send(waiting)}
        </Button>
      )}
    </Stack>
  );
}

function DropZone({ multiple, onFiles }: { multiple: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const images = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    onFiles(multiple ? images : images.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
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
      <Typography sx={{ display: 'inline' }}>{mediaUi.drop} </Typography>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {mediaUi.browse}
      </Button>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
        {mediaUi.accepted}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={mediaUi.upload}
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
