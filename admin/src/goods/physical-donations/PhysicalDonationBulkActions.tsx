import BinIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Typography from '@mui/material/Typography';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { api } from '../../shared/api/api';
import { useOneByOne } from '../../shared/actions/use-one-by-one';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { texts } from './physical-donation.fr';

const { acts } = texts;
const pathOf = ({ id }: PhysicalDonationRecord) => `/admin/physical-donations/${id}` as const;

/** What is ticked goes to the trash, or comes out of it. */
export function PhysicalDonationBulkActions() {
  const { data = [], selectedIds } = useListContext<PhysicalDonationRecord>();
  const [asking, setAsking] = useState(false);
  const { run, isBusy } = useOneByOne();
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  const binned = ticked.filter(({ deleted_at }) => deleted_at !== null);
  const kept = ticked.filter(({ deleted_at }) => deleted_at === null);
  const trash = async () => {
    await run(kept, (donation) => api.delete(pathOf(donation)), acts.binned);
    setAsking(false);
  };
  const restore = () =>
    void run(binned, (donation) => api.post(`${pathOf(donation)}/restore`), acts.restored);
  return (
    <>
      {binned.length > 0 && (
        <Button label={acts.restore} onClick={restore} disabled={isBusy}>
          <RestoreIcon />
        </Button>
      )}
      {kept.length > 0 && (
        <Button label={acts.bin} color="error" onClick={() => setAsking(true)} disabled={isBusy}>
          <BinIcon />
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={acts.bin_title(kept.length)}
        action={acts.bin}
        busy={isBusy}
        onConfirm={() => void trash()}
        onClose={() => setAsking(false)}
      >
        <Typography>{acts.bin_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
