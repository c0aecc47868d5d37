import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useNotify, useRefresh } from 'react-admin';
import { feedback } from '../../shared/feedback/feedback.fr';
import { pictureTexts } from '../../shared/pictures/picture.fr';
import { UploadForm } from '../../shared/pictures/UploadForm';
import { media as texts } from './media.fr';

interface Props {
  folder: number;
  files: File[];
  onClose: () => void;
}

export function UploadDialog({ folder, files, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const onSent = (records: unknown[]) => {
    notify(pictureTexts.done(records.length), { type: 'success' });
    refresh();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="upload-title">
      <DialogTitle id="upload-title">{texts.upload_title}</DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={feedback.close}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <UploadForm multiple folder={folder} files={files} onSent={onSent} />
      </DialogContent>
    </Dialog>
  );
}
