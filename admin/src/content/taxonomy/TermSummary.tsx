import Typography from '@mui/material/Typography';
import type { CategoryRecord, TagRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { taxonomy as texts } from './taxonomy.fr';

/** A category or a tag, to read. */
export function TermSummary() {
  const record = useRecordContext<CategoryRecord | TagRecord>();
  if (!record) return null;
  return (
    <Panel title={record.name}>
      {record.description && <Typography sx={{ mb: 1 }}>{record.description}</Typography>}
      <Typography color="textSecondary">{texts.use_count(record.use_count)}</Typography>
    </Panel>
  );
}
