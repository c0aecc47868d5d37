import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin';
import { feedback } from '../../shared/feedback/feedback.fr';
import { HistoryLines } from '../../shared/history/HistoryPanel';
import { figures as texts } from './figures.fr';

interface Props {
  resource: 'metrics' | 'location-metrics' | 'yearly-progress';
  record: RaRecord;
  name: string;
  onClose: () => void;
}

/** Who changed a figure, a place or a year, when, from what to what. */
export function RecordHistory({ resource, record, name, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{texts.history(name)}</DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={record}>
            <HistoryLines />
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{feedback.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
