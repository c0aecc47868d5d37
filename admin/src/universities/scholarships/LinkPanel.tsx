import CheckIcon from '@mui/icons-material/TravelExplore';
import OpenIcon from '@mui/icons-material/OpenInNew';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LinkState, ScholarshipRecord } from '@livres/api/contract';
import { useCanAccess, useRecordContext } from 'react-admin';
import { timeAgo } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { scholarship } from './scholarship.fr';
import { useLinkCheck } from './use-link-check';

const texts = scholarship.link;
const SEVERITIES: Record<LinkState, AlertColor> = {
  alive: 'success',
  dead: 'error',
  unchecked: 'info',
  none: 'warning',
};

/** Whether the application link still leads somewhere, and a look at it now. */
export function LinkPanel() {
  const record = useRecordContext<ScholarshipRecord>();
  if (!record) return null;
  return (
    <Panel title={texts.title}>
      <State record={record} />
    </Panel>
  );
}

function State({ record }: { record: ScholarshipRecord }) {
  const { canAccess = false } = useCanAccess({ resource: 'scholarships', action: 'edit' });
  const { seen, check, isChecking, said } = useLinkCheck(record);
  const { link_state, link_fault, link_checked_at } = seen;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Alert severity={SEVERITIES[link_state]} role="status" sx={{ width: '100%' }}>
        <Typography sx={{ fontWeight: link_state === 'dead' ? 700 : 500 }}>{texts[link_state]}</Typography>
        {link_fault && <Typography variant="body2">{link_fault}</Typography>}
        {link_checked_at && (
          <Typography variant="body2">{texts.checked(timeAgo(link_checked_at, Date.now()))}</Typography>
        )}
        {said && <Typography variant="body2">{said}</Typography>}
      </Alert>
      {link_state !== 'none' && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {canAccess && (
            <Button startIcon={<CheckIcon />} variant="outlined" loading={isChecking} onClick={check}>
              {texts.check}
            </Button>
          )}
          <Button
            startIcon={<OpenIcon />}
            href={record.application_url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.open}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
