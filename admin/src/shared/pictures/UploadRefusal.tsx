import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KnownPicture } from '@livres/api/contract';
import { pictureTexts } from './picture.fr';
import type { Upload } from './use-uploads';

interface Props {
  upload: Upload;
  busy: boolean;
  onRetry: () => void;
  onSendAnyway: () => void;
  onTakeKnown: () => void;
}

/** Why a picture was not taken, and what to do about it. */
export function UploadRefusal({ upload, busy, onRetry, onSendAnyway, onTakeKnown }: Props) {
  const { refusal, known } = upload;
  if (!refusal) return null;
  if (known)
    return (
      <Alert severity="info" role="alert">
        <Known picture={known} sentence={refusal} />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onTakeKnown} disabled={busy}>
            {known.deleted_at ? pictureTexts.restore_known : pictureTexts.take_known}
          </Button>
          <Button onClick={onSendAnyway} disabled={busy}>
            {pictureTexts.send_anyway}
          </Button>
        </Stack>
      </Alert>
    );
  const retry = (
    <Button color="inherit" onClick={onRetry} disabled={busy}>
      {pictureTexts.retry}
    </Button>
  );
  return (
    <Alert severity="error" role="alert" action={retry}>
      {refusal}
    </Alert>
  );
}

function Known({ picture, sentence }: { picture: KnownPicture; sentence: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 1 }}>
      <Box
        component="img"
        src={picture.thumbnail}
        alt={picture.alt}
        sx={{ width: 72, height: 54, objectFit: 'cover', borderRadius: 1 }}
      />
      <Typography variant="body2">{sentence}</Typography>
    </Stack>
  );
}
