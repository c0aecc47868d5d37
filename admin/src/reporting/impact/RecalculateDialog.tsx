import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { feedback } from '../../shared/feedback/feedback.fr';
import { recalculation as texts } from './recalculation.fr';
import { RecalculationView } from './RecalculationView';
import { useRecalculation } from './use-recalculation';

/** What the figures would become, and from what; then they do. */
export function RecalculateDialog({ onClose }: { onClose: () => void }) {
  const { preview, error, retry, isReading, hasChanged, run, isRunning } = useRecalculation(onClose);
  const titleId = useId();
  const again = (
    <Button color="inherit" onClick={retry}>
      {feedback.retry}
    </Button>
  );
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isRunning}>
          {feedback.cancel}
        </Button>
        {preview && preview.changed > 0 && (
          <Button variant="contained" loading={isRunning} onClick={() => run(preview)}>
            {texts.run(preview.changed)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
