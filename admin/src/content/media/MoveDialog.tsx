import Button from '@mui/material/Button';
import { useState } from 'react';
import { feedback } from '../../shared/feedback/feedback.fr';
import { FolderSelect, NO_FOLDER } from '../../shared/pictures/FolderSelect';
import { pictureTexts } from '../../shared/pictures/picture.fr';
import { media as texts } from './media.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';

interface Props {
  count: number;
  busy: boolean;
  onMove: (folder: number | null) => void;
  onClose: () => void;
}

export function MoveDialog({ count, busy, onMove, onClose }: Props) {
  const [folder, setFolder] = useState(NO_FOLDER);
  return (
    <TitledDialog
      title={texts.move_title(count)}
      onClose={onClose}
      dismiss={feedback.cancel}
      maxWidth="xs"
      actions={
        <Button
          variant="contained"
          loading={busy}
          onClick={() => onMove(folder === NO_FOLDER ? null : folder)}
        >
          {texts.move}
        </Button>
      }
    >
      <FolderSelect label={pictureTexts.folder} value={folder} onChange={setFolder} />
    </TitledDialog>
  );
}
