import OrderIcon from '@mui/icons-material/SwapVert';
import { useState } from 'react';
import { Button, useCanAccess } from 'react-admin';
import { useContentKind } from './content-kind';
import { order } from './order.fr';
import { OrderDialog } from './OrderDialog';

/** Opens the order of the records on the site, for those who may write. */
export function OrderButton() {
  const { resource } = useContentKind();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  const [open, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button label={order.action} onClick={() => setOpen(true)}>
        <OrderIcon />
      </Button>
      {open && <OrderDialog onClose={() => setOpen(false)} />}
    </>
  );
}
