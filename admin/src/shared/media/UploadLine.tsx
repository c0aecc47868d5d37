import CheckIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MEDIA_LIMITS } from '@livres/api/contract';
import { frenchFileSize } from '../format/french-number';
import { FocalPointEditor } from './FocalPointEditor';
import { mediaUi } from './media-ui.fr';
import type { Upload } from './use-uploads';

interface Props {
  upload: Upload;
  onChange: (values: Partial<Upload>) => void;
  onRemove: () => void;
}

export function UploadLine({ upload, onChange, onRemove }: Props) {
  const { file, preview, alt, state, refusal } = upload;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 650 }}>
          {file.name} ({frenchFileSize(file.size)})
        </Typography>
        {state === 'sent' ? (
          <Typography variant="body2" sx={{ color: 'success.main', display: 'flex', gap: 0.5 }}>
            <CheckIcon fontSize="small" /> {mediaUi.sent}
          </Typography>
        ) : (
          <IconButton
            onClick={onRemove}
            aria-label={mediaUi.drop_one(file.name)}
            disabled={state === 'sending'}
          >
            <RemoveIcon />
          </IconButton>
        )}
      </Stack>
      {state === 'sending' && <LinearProgress aria-label={mediaUi.sending} sx={{ my: 1 }} />}
      {state !== 'sent' && (
        <Stack sx={{ gap: 1 }}>
          <TextField
            label={mediaUi.alt}
            required
            value={alt}
            onChange={(event) => onChange({ alt: event.target.value, refusal: null })}
            error={refusal !== null}
            helperText={refusal ?? mediaUi.alt_help}
            slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_alt } }}
          />
          <FocalPointEditor src={preview} alt="" value={upload} onChange={onChange} />
        </Stack>
      )}
    </Box>
  );
}
