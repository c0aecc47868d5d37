import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { feedback } from '../../shared/feedback/feedback.fr';
import { recalculation as texts } from './recalculation.fr';
import { RecalculationView } from './RecalculationView';
import { useRecalculation } from './use-recalculation';
import { TitledDialog } from '../../shared/layout/TitledDialog';

/** What the figures would become, and from what; then they do. */
export function RecalculateDialog({ onClose }: { onClose: () => void }) {
  const { preview, error, retry, isReading, hasChanged, run, isRunning } = useRecalculation(onClose);
  const again = (
    <Button color="inherit" onClick={retry}>
      {feedback.retry}
    </Button>
  );
  return (
    <TitledDialog
      title={texts.title}
      onClose={onClose}
      isBusy={isRunning}
      dismiss={feedback.cancel}
      maxWidth="md"
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      actions={
        preview &&
        preview.changed > 0 && (
          <Button variant="contained" loading={isRunning} onClick={() => run(preview)}>
            {texts.run(preview.changed)}
          </Button>
        )
      }
    >
      <Typography>{texts.intro}</Typography>
      {isReading && <LinearProgress aria-label={texts.reading} />}
      {error && (
        <Alert severity="error" action={again}>
          <AlertTitle>{texts.failed}</AlertTitle>
          {error.message}
        </Alert>
      )}
      {hasChanged && <Alert severity="warning">{texts.changed_meanwhile}</Alert>}
      {preview && <RecalculationView recalculation={preview} />}
    </TitledDialog>
  );
}
