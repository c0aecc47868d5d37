import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { feedback } from '../../shared/feedback/feedback.fr';
import { FolderSelect, NO_FOLDER } from '../../shared/pictures/FolderSelect';
import { pictureTexts } from '../../shared/pictures/picture.fr';
import { media as texts } from './media.fr';

interface Props {
  count: number;
  busy: boolean;
  onMove: (folder: number | null) => void;
  onClose: () => void;
}

export function MoveDialog({ count, busy, onMove, onClose }: Props) {
  const [folder, setFolder] = useState(NO_FOLDER);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">{texts.move_title(count)}</DialogTitle>
      <DialogContent>
        <FolderSelect label={pictureTexts.folder} value={folder} onChange={setFolder} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{feedback.cancel}</Button>
        <Button
          variant="contained"
          loading={busy}
          onClick={() => onMove(folder === NO_FOLDER ? null : folder)}
        >
          {texts.move}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
