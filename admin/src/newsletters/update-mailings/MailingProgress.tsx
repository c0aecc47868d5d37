import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Chip from '@mui/material/Chip';
import { NEWSLETTER_STATUS_LABELS, type UpdateMailing } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { frenchMoment } from '../../shared/format/french-date';
import { mayDo } from '../../shared/rights/rights';
import { texts } from './update-mailing.fr';

/** Once it was handed to the sending: its state, and the screen that follows it. */
export function MailingProgress({ mailing }: { mailing: UpdateMailing }) {
  const { status, confirmed_count, confirmed_by, started_at, newsletter_id } = mailing;
  const people = confirmed_count ?? 0;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Chip size="small" label={NEWSLETTER_STATUS_LABELS[status]} role="status" />
      <Typography>
        {status === 'held' && texts.mailing.held}
        {status !== 'held' &&
          (started_at
            ? texts.mailing.by(people, confirmed_by, frenchMoment(started_at))
            : texts.mailing.waiting(people, confirmed_by))}
      </Typography>
      {mayDo('newsletters', 'read') && (
        <Button component={Link} to={`/newsletters/${newsletter_id}/edit`} variant="outlined" size="small">
          {texts.mailing.follow}
        </Button>
      )}
    </Stack>
  );
}
