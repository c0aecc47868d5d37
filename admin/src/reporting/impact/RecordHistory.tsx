import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin';
import { feedback } from '../../shared/feedback/feedback.fr';
import { HistoryLines } from '../../shared/history/HistoryPanel';
import { figures as texts } from './figures.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';

interface Props {
  resource: 'metrics' | 'location-metrics' | 'yearly-progress';
  record: RaRecord;
  name: string;
  onClose: () => void;
}

/** Who changed a figure, a place or a year, when, from what to what. */
export function RecordHistory({ resource, record, name, onClose }: Props) {
  return (
    <TitledDialog title={texts.history(name)} onClose={onClose} dismiss={feedback.close} maxWidth="xs">
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={record}>
          <HistoryLines />
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
