import RecalculateIcon from '@mui/icons-material/Calculate';
import DownloadIcon from '@mui/icons-material/Download';
import RefreshIcon from '@mui/icons-material/Refresh';
import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { MetricsImportDialog } from './MetricsImportDialog';
import { useMetricsScreen } from './metrics-screen';
import { metrics as texts } from './metrics.fr';
import { RecalculateDialog } from './RecalculateDialog';
import { recalculation } from './recalculation.fr';
import { transfer } from './transfer.fr';
import { useExport } from './use-export';

interface Props {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** What is done with all the figures at once. */
export function MetricsActions({ isRefreshing, onRefresh }: Props) {
  const { mayWrite } = useMetricsScreen();
  const [task, setTask] = useState<'recalculate' | 'import' | null>(null);
  const { save, busy } = useExport();
  const close = () => setTask(null);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, my: 2, flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<RefreshIcon />} loading={isRefreshing} onClick={onRefresh}>
        {texts.refresh}
      </Button>
      {mayWrite && (
        <Button variant="outlined" startIcon={<RecalculateIcon />} onClick={() => setTask('recalculate')}>
          {recalculation.open}
        </Button>
      )}
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={busy} onClick={() => save('json')}>
        {transfer.export}
      </Button>
      {mayWrite && (
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setTask('import')}>
          {transfer.import}
        </Button>
      )}
      {task === 'recalculate' && <RecalculateDialog onClose={close} />}
      {task === 'import' && <MetricsImportDialog onClose={close} />}
    </Stack>
  );
}
