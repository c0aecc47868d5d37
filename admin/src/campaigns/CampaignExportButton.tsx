import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../shared/api/save-file';
import { campaign as texts } from './campaign.fr';

/** A file made on the server with every row of the filter, not only those of the page. */
export function CampaignExportButton() {
  const { filterValues, sort, total } = useListContext();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const save = async () => {
    setBusy(true);
    const params = { filter: JSON.stringify(filterValues), sort: JSON.stringify([sort.field, sort.order]) };
    await saveFile('/admin/campaigns/export', params, 'campagnes.csv').catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  };
  return (
    <Button
      label={busy ? texts.list.exporting : texts.list.export}
      onClick={() => void save()}
      disabled={busy || total === 0}
    >
      <DownloadIcon />
    </Button>
  );
}
