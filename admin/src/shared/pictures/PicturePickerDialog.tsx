import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { MediaRecord } from '@livres/api/contract';
import { useState } from 'react';
import { feedback } from '../feedback/feedback.fr';
import { ALL_FOLDERS } from './FolderSelect';
import { PictureLibrary } from './PictureLibrary';
import { pictureTexts } from './picture.fr';
import { UploadForm } from './UploadForm';

interface Props {
  onPick: (media: MediaRecord) => void;
  onClose: () => void;
}

export function PicturePickerDialog({ onPick, onClose }: Props) {
  const [tab, setTab] = useState<'library' | 'upload'>('library');
  const [folder, setFolder] = useState(ALL_FOLDERS);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="media-picker-title">
      <DialogTitle id="media-picker-title" sx={{ pr: 7 }}>
        {pictureTexts.pick}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={feedback.close}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} sx={{ px: 3 }}>
        <Tab value="library" label={pictureTexts.library} />
        <Tab value="upload" label={pictureTexts.upload} />
      </Tabs>
      <DialogContent sx={{ minHeight: 420 }}>
        {tab === 'library' && <PictureLibrary folder={folder} onFolder={setFolder} onPick={onPick} />}
        {tab === 'upload' && (
          <UploadForm multiple={false} folder={folder} onSent={([media]) => media && onPick(media)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
