import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { frenchMoment } from '../../shared/format/french-date';
import { frenchFileSize } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { MediaUseLine } from './MediaUseLine';
import { media as texts } from './media.fr';

/** Where the picture is shown, and what file it was. */
export function MediaDetails() {
  const record = useRecordContext<MediaRecord>();
  if (!record) return null;
  return (
    <>
      <Panel title={texts.used_by}>
        {record.used_by.length === 0 && <Typography color="textSecondary">{texts.not_used}</Typography>}
        {record.used_by.map((use) => (
          <MediaUseLine key={`${use.resource} ${use.record_id}`} use={use} />
        ))}
      </Panel>
      <Panel title={texts.facts}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {record.original_name}
        </Typography>
        <Typography variant="body2">
          {texts.size(record.width, record.height)}, {frenchFileSize(record.bytes)}
        </Typography>
        <Typography variant="body2">{texts.sent_on(frenchMoment(record.created_at))}</Typography>
      </Panel>
    </>
  );
}
