import FolderZipIcon from '@mui/icons-material/FolderZipOutlined';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../../shared/api/save-file';
import { texts } from './receipt.fr';

const { files } = texts;

/** The PDF files of what the list's filter matches, or of these receipts alone, in one archive. */
export function FilesButton({ ids }: { ids?: readonly unknown[] }) {
  const { filterValues, total } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  async function save(): Promise<void> {
    setBusy(true);
    const params = { filter: JSON.stringify(ids ? { ids } : filterValues) };
    await saveFile('/admin/receipts/files', params, files.name).catch((error: Error) =>
      notify(error.message, { type: 'error', multiLine: true }),
    );
    setBusy(false);
  }
  return (
    <Button
      label={isBusy ? files.busy : files.action}
      title={files.help}
      onClick={() => void save()}
      disabled={isBusy || total === 0}
    >
      <FolderZipIcon />
    </Button>
  );
}
