import UploadIcon from '@mui/icons-material/Upload';
import { SHELF_LABELS } from '@livres/api/contract';
import { useState } from 'react';
import { Button, CanAccess, List, Pagination, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { media as texts } from './media.fr';
import { MediaEmpty } from './MediaEmpty';
import { MediaGrid } from './MediaGrid';
import { UploadDialog } from './UploadDialog';

const shelves = (['live', 'bin'] as const).map((id) => ({ id, name: SHELF_LABELS[id] }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="shelf" source="shelf" choices={shelves} alwaysOn validate={() => undefined} />,
];

export default function MediaList() {
  const [uploading, setUploading] = useState(false);
  const open = () => setUploading(true);
  const actions = (
    <TopToolbar>
      <CanAccess action="create" resource="media">
        <Button label={texts.upload} onClick={open} variant="contained">
          <UploadIcon />
        </Button>
      </CanAccess>
    </TopToolbar>
  );
  return (
    <>
      <List
        component="div"
        filters={filters}
        filterDefaultValues={{ shelf: 'live' }}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={24}
        pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
        actions={actions}
        empty={<MediaEmpty onUpload={open} />}
      >
        <MediaGrid />
      </List>
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}
