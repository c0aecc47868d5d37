import AssignIcon from '@mui/icons-material/AssignmentIndOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { api } from '../../../shared/api/api';
import { useOneByOne } from '../../../shared/actions/use-one-by-one';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { AssigneeSelect } from './AssigneeSelect';
import { useCaseKind, type CaseRecord } from './case-kind';
import { casework as texts } from './casework.fr';

/** What is ticked is entrusted to someone, goes to the trash, or comes out of it. */
export function CaseBulkActions() {
  const { resource } = useCaseKind();
  const { data = [], selectedIds } = useListContext<CaseRecord>();
  const [asking, setAsking] = useState<'bin' | 'assign' | null>(null);
  const [person, setPerson] = useState<number | null>(null);
  const { run, isBusy } = useOneByOne();
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  const binned = ticked.filter(({ deleted_at }) => deleted_at !== null);
  const kept = ticked.filter(({ deleted_at }) => deleted_at === null);
  const pathOf = ({ id }: CaseRecord) => `/admin/${resource}/${id}` as const;
  const close = () => setAsking(null);
  const trash = () => void run(kept, (one) => api.delete(pathOf(one)), texts.binned).then(close);
  const restore = () => void run(binned, (one) => api.post(`${pathOf(one)}/restore`), texts.restored);
  const assign = () => {
    const entrust = (one: CaseRecord) => api.put(pathOf(one), { assigned_to: person, version: one.version });
    void run(kept, entrust, texts.assigned_all).then(close);
  };
  return (
    <>
      {kept.length > 0 && (
        <Button label={texts.assign_all} onClick={() => setAsking('assign')} disabled={isBusy}>
          <AssignIcon />
        </Button>
      )}
      {binned.length > 0 && (
        <Button label={texts.restore} onClick={restore} disabled={isBusy}>
          <RestoreIcon />
        </Button>
      )}
      {kept.length > 0 && (
        <Button label={texts.bin} color="error" onClick={() => setAsking('bin')} disabled={isBusy}>
          <BinIcon />
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'bin'}
        title={texts.bin_title(kept.length)}
        action={texts.bin}
        busy={isBusy}
        onConfirm={trash}
        onClose={close}
      >
        <Typography>{texts.bin_text}</Typography>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'assign'}
        title={texts.assign_title(kept.length)}
        action={texts.assign_all}
        color="primary"
        busy={isBusy}
        onConfirm={assign}
        onClose={close}
      >
        <AssigneeSelect value={person} onChoose={setPerson} />
      </ConfirmDialog>
    </>
  );
}
