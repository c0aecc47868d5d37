import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'react-admin';
import { saveFile } from '../api/save-file';
import { feedback } from '../feedback/feedback.fr';
import { LoadFailure } from '../feedback/LoadFailure';
import { useContentKind, type ContentResource } from './content-kind';
import { FileDrop } from './FileDrop';
import { ImportReportView } from './ImportReportView';
import { transfer } from './transfer.fr';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api';
import { toMultipart } from '../data/multipart';
import { TitledDialog } from '../layout/TitledDialog';

const TIMEOUT_MS = 120_000;

/** From a spreadsheet: choose a file, read what it would do, then do it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { words, import_help = transfer.intro(words) } = useContentKind();
  const { tryOut, run } = useImport(onClose);
  const { data: report, variables: file, error } = tryOut;
  const todo = report && report.errors.length === 0 ? report.created + report.updated : 0;
  return (
    <TitledDialog
      title={transfer.title(words)}
      onClose={onClose}
      isBusy={run.isPending}
      dismiss={feedback.cancel}
      maxWidth="md"
      sx={{ display: 'grid', gap: 2, alignContent: 'start', gridAutoRows: 'max-content' }}
      actions={
        todo > 0 &&
        file && (
          <Button variant="contained" loading={run.isPending} onClick={() => run.mutate(file)}>
            {transfer.run(todo)}
          </Button>
        )
      }
    >
      {!report && <Typography>{import_help}</Typography>}
      {!report && <TemplateButton />}
      {tryOut.isPending && <LinearProgress aria-label={transfer.reading} />}
      {error && file && <LoadFailure error={error} onRetry={() => tryOut.mutate(file)} />}
      {report && file && <ImportReportView report={report} fileName={file.name} />}
      <FileDrop
        label={report ? transfer.other : transfer.choose}
        disabled={tryOut.isPending || run.isPending}
        onFile={(chosen) => tryOut.mutate(chosen)}
      />
    </TitledDialog>
  );
}

function TemplateButton() {
  const { resource, words } = useContentKind();
  const notify = useNotify();
  const save = () =>
    saveFile(`/admin/${resource}/import/template`, {}, `modele-${words.many}.csv`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void save()} sx={{ justifySelf: 'start' }}>
      {transfer.template}
    </Button>
  );
}

/** `tryOut` says what a file would do; `run` does it, whole or not at all. */
function useImport(onDone: () => void) {
  const { resource } = useContentKind();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = (file: File, dry_run: boolean) =>
    api.post(`/admin/${resource as ContentResource}/import`, toMultipart({ dry_run, file }), {
      timeoutMs: TIMEOUT_MS,
    });
  const tryOut = useMutation({ mutationFn: (file: File) => send(file, true) });
  const run = useMutation({
    mutationFn: (file: File) => send(file, false),
    onSuccess: ({ created, updated, errors }, file) => {
      // What was right when it was tried may not be any more: the lines that are refused are shown.
      if (errors.length > 0) return tryOut.mutate(file);
      notify(transfer.done(created, updated), { type: 'success' });
      refresh();
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { tryOut, run };
}
