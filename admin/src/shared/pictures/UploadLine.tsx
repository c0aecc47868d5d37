import CheckIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/Close';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MEDIA_LIMITS } from '@livres/api/contract';
import { frenchFileSize } from '../format/french-number';
import { Caption } from '../layout/Caption';
import { FocalPointEditor } from './FocalPointEditor';
import { pictureTexts } from './picture.fr';
import { UploadRefusal } from './UploadRefusal';
import type { Upload } from './use-uploads';
import LinearProgress from '@mui/material/LinearProgress';

interface Props {
  upload: Upload;
  busy: boolean;
  onChange: (values: Partial<Upload>) => void;
  onRemove: () => void;
  onRetry: () => void;
  onSendAnyway: () => void;
  onTakeKnown: () => void;
}

/** One picture about to be sent: what it shows, where it goes on, and how far it is. */
export function UploadLine({ upload, busy, onChange, onRemove, ...actions }: Props) {
  const { file, preview, alt, state } = upload;
  const [isShown, setShown] = useState(true);
  return (
    <Box
      role="group"
      aria-label={file.name}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 2 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        {isShown && (
          <Box component="img" src={preview} alt="" sx={THUMBNAIL} onError={() => setShown(false)} />
        )}
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 650 }}>
          {file.name} ({frenchFileSize(file.size)})
        </Typography>
        {state === 'sent' ? (
          <Typography variant="body2" sx={{ color: 'success.main', display: 'flex', gap: 0.5 }}>
            <CheckIcon fontSize="small" /> {pictureTexts.sent}
          </Typography>
        ) : (
          <IconButton
            onClick={onRemove}
            aria-label={pictureTexts.drop_one(file.name)}
            disabled={state === 'sending'}
          >
            <RemoveIcon />
          </IconButton>
        )}
      </Stack>
      {upload.moves && (
        <Caption role="status" sx={{ mt: 1 }}>
          {pictureTexts.stands_still}
        </Caption>
      )}
      {!isShown && (
        <Caption role="status" sx={{ mt: 1 }}>
          {pictureTexts.not_shown}
        </Caption>
      )}
      {state === 'sending' && <UploadProgress name={file.name} share={upload.progress} />}
      {state !== 'sent' && state !== 'sending' && (
        <Stack sx={{ gap: 1, mt: 1 }}>
          <TextField
            label={pictureTexts.alt}
            required
            value={alt}
            onChange={(event) => onChange({ alt: event.target.value, refusal: null, known: null })}
            helperText={(state === 'waiting' && upload.refusal) || pictureTexts.alt_help}
            error={state === 'waiting' && upload.refusal !== null}
            slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_alt } }}
          />
          {state === 'failed' && <UploadRefusal upload={upload} busy={busy} {...actions} />}
          {isShown && (
            <Accordion disableGutters variant="outlined" sx={{ borderRadius: 1 }}>
              <AccordionSummary expandIcon={<ExpandIcon />}>
                <Typography variant="body2">{pictureTexts.focal}</Typography>
              </AccordionSummary>
              <AccordionDetails>
                <FocalPointEditor src={preview} alt="" value={upload} onChange={onChange} />
              </AccordionDetails>
            </Accordion>
          )}
        </Stack>
      )}
    </Box>
  );
}

const THUMBNAIL = { width: 64, height: 48, objectFit: 'cover', borderRadius: 1, flexShrink: 0 } as const;

/** How much of a file has left, in per cent; then the server makes its sizes. */
function UploadProgress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100);
  const isMaking = percent >= 100;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: 1 }}>
      <LinearProgress
        variant={isMaking ? 'indeterminate' : 'determinate'}
        {...(!isMaking && { value: percent })}
        aria-label={pictureTexts.sending(name)}
        sx={{ flex: 1, height: 8 }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '4ch' }}>
        {isMaking ? pictureTexts.making : pictureTexts.percent(percent)}
      </Typography>
    </Stack>
  );
}
