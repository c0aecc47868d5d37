import UploadIcon from '@mui/icons-material/Upload';
import { useState } from 'react';
import { Button, useCanAccess } from 'react-admin';
import { useContentKind } from './content-kind';
import { ImportDialog } from './ImportDialog';
import { transfer } from './transfer.fr';

/** Opens the import from a spreadsheet, for those who may write. */
export function ImportButton() {
  const { resource } = useContentKind();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const [open, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button label={transfer.import} onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
