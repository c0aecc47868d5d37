import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { altFault, MEDIA_LIMITS } from '@livres/api/contract';
import { useState } from 'react';
import { feedback } from '../feedback/feedback.fr';
import type { FigureAttributes } from './figure-node';
import { richText } from './rich-text.fr';
import { TitledDialog } from '../layout/TitledDialog';

interface Props {
  figure: FigureAttributes;
  onSave: (words: Pick<FigureAttributes, 'alt' | 'caption'>) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The words of a picture at its place in a text. */
export function FigureDialog({ figure, onSave, onRemove, onClose }: Props) {
  const [caption, setCaption] = useState(figure.caption);
  const [alt, setAlt] = useState(figure.alt);
  const fault = altFault(alt, '');
  return (
    <TitledDialog
      title={richText.edit}
      onClose={onClose}
      actions={
        <>
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {richText.remove}
          </Button>
          <Button onClick={onClose}>{feedback.cancel}</Button>
          <Button
            variant="contained"
            disabled={fault !== null}
            onClick={() => onSave({ caption: caption.trim(), alt: alt.trim() })}
          >
            {richText.save}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Box
          component="img"
          src={figure.src}
          alt={figure.alt}
          sx={{ maxHeight: 220, maxWidth: '100%', alignSelf: 'flex-start', borderRadius: 1 }}
        />
        <TextField
          label={richText.caption}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
          helperText={richText.caption_help}
          slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_caption } }}
          autoFocus
        />
        <TextField
          label={richText.alt}
          required
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          error={fault !== null}
          helperText={fault ?? richText.alt_help}
          slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_alt } }}
        />
      </Stack>
    </TitledDialog>
  );
}
