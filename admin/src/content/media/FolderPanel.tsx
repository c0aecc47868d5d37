import AddIcon from '@mui/icons-material/CreateNewFolderOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { ALL_FOLDERS, FolderSelect, NO_FOLDER } from '../../shared/pictures/FolderSelect';
import { useFolders } from '../../shared/pictures/use-folders';
import { FolderDialog } from './FolderDialog';
import { FolderLines } from './FolderLines';
import { FolderRemoval } from './FolderRemoval';
import { folders as texts } from './folder.fr';
import { useCurrentFolder } from './use-current-folder';

type Asked = 'create' | 'change' | 'remove' | null;

/** The folders of the library: a list beside the pictures, or one field above them on a phone. */
export function FolderPanel() {
  const folders = useFolders();
  const { folder, open } = useCurrentFolder();
  const [asked, setAsked] = useState<Asked>(null);
  const current = folders.find(({ id }) => id === folder);
  const close = () => setAsked(null);
  return (
    <Panel title={texts.title}>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <FolderSelect label={texts.shown} value={folder} onChange={open} offersAll />
      </Box>
      <Box component="nav" aria-label={texts.title} sx={{ display: { xs: 'none', md: 'block' } }}>
        <FolderLines folders={folders} current={folder} onOpen={open} />
      </Box>
      <CanAccess action="edit" resource="media">
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, mt: 1, flexWrap: 'wrap' }}>
          <Button size="small" startIcon={<AddIcon />} onClick={() => setAsked('create')}>
            {texts.create}
          </Button>
          {current && (
            <>
              <Button size="small" startIcon={<EditIcon />} onClick={() => setAsked('change')}>
                {texts.change}
              </Button>
              <Button
                size="small"
                color="error"
                startIcon={<DeleteIcon />}
                onClick={() => setAsked('remove')}
              >
                {texts.remove}
              </Button>
            </>
          )}
        </Stack>
      </CanAccess>
      {asked === 'create' && (
        <FolderDialog parent={Math.max(folder, NO_FOLDER)} onSaved={({ id }) => open(id)} onClose={close} />
      )}
      {asked === 'change' && current && (
        <FolderDialog folder={current} parent={current.parent_id ?? NO_FOLDER} onClose={close} />
      )}
      {asked === 'remove' && current && (
        <FolderRemoval
          folder={current}
          onRemoved={() => open(current.parent_id ?? ALL_FOLDERS)}
          onClose={close}
        />
      )}
    </Panel>
  );
}
