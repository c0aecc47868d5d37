import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { frenchMoment, timeAgo } from '../format/french-date';
import type { ContentRecord } from './content-kind';

/** « il y a 5 minutes », with the moment itself under the pointer. */
export function UpdatedAt() {
  const record = useRecordContext<ContentRecord>();
  if (!record) return null;
  return (
    <Typography
      variant="body2"
      component="time"
      dateTime={record.updated_at}
      title={frenchMoment(record.updated_at)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {timeAgo(record.updated_at, Date.now())}
    </Typography>
  );
}
