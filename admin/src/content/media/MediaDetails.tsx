import Typography from '@mui/material/Typography';
import type { MediaRecord, MediaUse } from '@livres/api/contract';
import { useRecordContext, useCanAccess, useTranslate } from 'react-admin';
import { frenchMoment } from '../../shared/format/french-date';
import { frenchFileSize } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { media as texts } from './media.fr';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { recordPage } from '../../shared/history/change-sentence';

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

/** One record that shows the picture: what it is, with a link where this member of staff may open it. */
function MediaUseLine({ use: { resource, record_id, label } }: { use: MediaUse }) {
  const translate = useTranslate();
  const { canAccess: mayRead } = useCanAccess({ resource, action: 'show' });
  const { canAccess: mayEdit = false } = useCanAccess({ resource, action: 'edit' });
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
  const said = texts.use(kind.charAt(0).toUpperCase() + kind.slice(1), label);
  const page = mayRead ? recordPage(resource, record_id, mayEdit) : null;
  return (
    <Typography>
      {page ? (
        <Link component={RouterLink} to={page}>
          {said}
        </Link>
      ) : (
        said
      )}
    </Typography>
  );
}
