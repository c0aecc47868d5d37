import AddIcon from '@mui/icons-material/AddLocationAlt';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LocationRecord } from '@livres/api/contract';
import { useState } from 'react';
import { Panel } from '../../shared/layout/Panel';
import { LocationDialog } from './LocationDialog';
import { LocationLines } from './LocationLines';
import { useMetricsScreen } from './metrics-screen';
import { places as texts } from './places.fr';

const FIRST_COLOR = '#1a2160';

/** Where the libraries are, in the order of the site. */
export function LocationsPanel({ locations }: { locations: LocationRecord[] }) {
  const { mayWrite } = useMetricsScreen();
  const [task, setTask] = useState<'create' | LocationRecord | null>(null);
  const isRecord = task !== null && task !== 'create';
  return (
    <Panel
      title={texts.title}
      help={texts.help}
      actions={
        mayWrite && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setTask('create')}>
            {texts.create}
          </Button>
        )
      }
    >
      {locations.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
      <LocationLines locations={locations} onEdit={mayWrite ? setTask : undefined} />
      {task && (
        <LocationDialog
          {...(isRecord ? { record: task } : {})}
          color={locations.at(-1)?.color ?? FIRST_COLOR}
          onClose={() => setTask(null)}
        />
      )}
    </Panel>
  );
}
