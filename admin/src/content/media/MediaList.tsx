import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import { SHELF_LABELS } from '@livres/api/contract';
import { useState, type DragEvent } from 'react';
import {
  Button,
  CanAccess,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  SortButton,
  TopToolbar,
  useCanAccess,
} from 'react-admin';
import { picturesAmong } from '../../shared/pictures/DropZone';
import { FolderPanel } from './FolderPanel';
import { media as texts } from './media.fr';
import { MediaBulkBar } from './MediaBulkBar';
import { WholeListProvider } from '../../shared/records/NoResults';
import { MediaGrid } from './MediaGrid';
import { UploadDialog } from './UploadDialog';
import { useCurrentFolder } from './use-current-folder';

const shelves = (['live', 'bin'] as const).map((id) => ({ id, name: SHELF_LABELS[id] }));
const uses = [
  { id: true, name: texts.is_used },
  { id: false, name: texts.is_unused },
];
const SORTS = ['created_at', 'alt', 'original_name', 'bytes'];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="used"
    source="used"
    choices={uses}
    alwaysOn
    emptyText={texts.any_use}
    slotProps={{ select: { displayEmpty: true } }}
  />,
  <SelectInput key="shelf" source="shelf" choices={shelves} alwaysOn validate={() => undefined} />,
];

const WHOLE = { shelf: 'live' };

export default function MediaList() {
  const [dropped, setDropped] = useState<File[] | null>(null);
  const { canAccess } = useCanAccess({ resource: 'media', action: 'create' });
  const open = () => setDropped([]);
  const onDrop = (event: DragEvent) => {
    if (!canAccess || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropped(picturesAmong(event.dataTransfer.files));
  };
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <List
        component="div"
        filters={filters}
        filterDefaultValues={WHOLE}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={24}
        pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
        actions={<Actions onUpload={open} />}
        empty={false}
      >
        <Box sx={LAYOUT}>
          <FolderPanel />
          <Box sx={{ minWidth: 0 }}>
            <MediaBulkBar />
            <WholeListProvider value={WHOLE}>
              <MediaGrid onUpload={open} />
            </WholeListProvider>
          </Box>
        </Box>
        {dropped && <UploadHere files={dropped} onClose={() => setDropped(null)} />}
      </List>
    </Box>
  );
}

function Actions({ onUpload }: { onUpload: () => void }) {
  return (
    <TopToolbar>
      <SortButton fields={SORTS} />
      <CanAccess action="create" resource="media">
        <Button label={texts.upload} onClick={onUpload} variant="contained">
          <UploadIcon />
        </Button>
      </CanAccess>
    </TopToolbar>
  );
}

function UploadHere({ files, onClose }: { files: File[]; onClose: () => void }) {
  const { folder } = useCurrentFolder();
  return <UploadDialog folder={folder} files={files} onClose={onClose} />;
}

const LAYOUT = {
  display: 'grid',
  gap: 2,
  mt: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
} as const;
