import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { callTo, DONOR_TYPE_LABELS, type PhysicalDonationRecord } from '@livres/api/contract';
import { AlertsMark } from '../shared/AlertsMark';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { PhysicalDonationStatusChip } from '../shared/StatusChips';
import { useMayEdit } from '../shared/use-may-edit';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { PhysicalDonationActions } from './actions/PhysicalDonationActions';
import { texts } from './physical-donation.fr';
import type { DonationAndPickup } from './use-pickup-transaction';

/** Who gives, how far it is, and what comes next: all that someone in the street needs first. */
export function StagePanel({ donation, transaction }: DonationAndPickup) {
  const mayAct = useMayEdit();
  const { status, open_alerts, created_at, deleted_at } = donation;
  return (
    <Panel title={texts.show.stage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        <PhysicalDonationStatusChip status={status} />
        <DelayChip donation={donation} />
        <AlertsMark count={open_alerts} />
      </Box>
      <Typography>{texts.show.next[status]}</Typography>
      <Typography variant="caption" color="textSecondary" component="time" dateTime={created_at}>
        {texts.show.received(frenchMoment(created_at))}
      </Typography>
      <Donor donation={donation} />
      {mayAct && !deleted_at && <PhysicalDonationActions donation={donation} transaction={transaction} />}
    </Panel>
  );
}

function Donor({ donation }: { donation: PhysicalDonationRecord }) {
  const { contact_name, organization_name, donor_type, phone, email, reference } = donation;
  if (!contact_name)
    return (
      <Typography sx={{ mt: 1.5 }}>
        {DONOR_TYPE_LABELS[donor_type]} · <em>{collection.hidden}</em>
      </Typography>
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 650, fontSize: '1.1rem' }}>{contact_name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[organization_name, DONOR_TYPE_LABELS[donor_type]].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {phone && (
          <Button variant="outlined" startIcon={<CallIcon />} href={callTo(phone)}>
            {phone}
          </Button>
        )}
        {email && (
          <Button
            variant="outlined"
            startIcon={<MailIcon />}
            href={`mailto:${email}?subject=${encodeURIComponent(texts.show.title(reference))}`}
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {email}
          </Button>
        )}
      </Box>
    </Box>
  );
}
