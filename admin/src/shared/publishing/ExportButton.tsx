import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useContentKind } from './content-kind';
import { transfer } from './transfer.fr';

/** A file made on the server with every row of the filter, not only those of the page. */
export function ExportButton() {
  const { resource, words } = useContentKind();
  const { filterValues, sort, total } = useListContext();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const save = async () => {
    setBusy(true);
    const params = { filter: JSON.stringify(filterValues), sort: JSON.stringify([sort.field, sort.order]) };
    await saveFile(`/admin/${resource}/export`, params, `${words.many}.csv`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  };
  return (
    <Button
      label={busy ? transfer.exporting : transfer.export}
      onClick={() => void save()}
      disabled={busy || total === 0}
    >
      <DownloadIcon />
    </Button>
  );
}
