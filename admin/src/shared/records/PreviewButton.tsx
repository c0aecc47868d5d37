import PreviewIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { preview } from './preview.fr';
import { PreviewDialog } from './PreviewDialog';

/** Opens the page as the public would read the working copy, through a private link. */
export function PreviewButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        {preview.action}
      </Button>
      {open && <PreviewDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
