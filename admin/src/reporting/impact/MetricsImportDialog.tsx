import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'react-admin';
import { feedback } from '../../shared/feedback/feedback.fr';
import { FileDrop } from '../../shared/records/FileDrop';
import { ImportReportView } from '../../shared/records/ImportReportView';
import { ImportedLines } from './ImportedLines';
import { transfer as texts } from './transfer.fr';
import { useExport } from './use-export';
import { useMetricsImport } from './use-metrics-import';
import { TitledDialog } from '../../shared/layout/TitledDialog';

const FILE = {
  accepts: ['.json', 'application/json', '.csv', 'text/csv', '.xlsx', '.xlsm'],
  refusal: texts.refused,
};

/** From a file: choose it, read what it would do, then do it. */
export function MetricsImportDialog({ onClose }: { onClose: () => void }) {
  const { tryOut, run } = useMetricsImport(onClose);
  const { save } = useExport();
  const { data: report, variables: file, error } = tryOut;
  const todo = report && report.errors.length === 0 ? report.created + report.updated : 0;
  return (
    <TitledDialog
      title={texts.title}
      onClose={onClose}
      isBusy={run.isPending}
      dismiss={feedback.cancel}
      maxWidth="md"
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      actions={
        todo > 0 &&
        file && (
          <Button variant="contained" loading={run.isPending} onClick={() => run.mutate(file)}>
            {texts.run(todo)}
          </Button>
        )
      }
    >
      {!report && (
        <>
          <Typography>{texts.intro}</Typography>
          <Button startIcon={<DownloadIcon />} onClick={() => save('csv')} sx={{ justifySelf: 'start' }}>
            {texts.template}
          </Button>
        </>
      )}
      {tryOut.isPending && <LinearProgress aria-label={texts.reading} />}
      {error && (
        <Alert severity="error">
          <AlertTitle>{texts.import_failed}</AlertTitle>
          {error.message}
        </Alert>
      )}
      {report && file && (
        <ResourceContextProvider value="metrics">
          <ImportReportView report={report} fileName={file.name}>
            <ImportedLines rows={report.rows} />
          </ImportReportView>
        </ResourceContextProvider>
      )}
      <FileDrop
        label={report ? texts.other : texts.choose}
        disabled={tryOut.isPending || run.isPending}
        kind={FILE}
        onFile={(chosen) => tryOut.mutate(chosen)}
      />
    </TitledDialog>
  );
}
