import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GIVER_TYPE_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { donorPath } from '../shared/gift-path';
import { Panel } from '../../shared/layout/Panel';
import { whoGave } from './gift-labels';
import { giftMessages, texts } from './gift.fr';
import { mayDo } from '../../shared/rights/rights';

const { show } = texts;

/** The donor's details of this gift. */
export function DonorPanel({ gift }: { gift: MoneyDonationRecord }) {
  const { donor_id, donor_type, email, organization_name, siren, legal_form, first_name, last_name } = gift;
  const { street_address, postal_code, city, country } = gift;
  const contact = organization_name ? `${first_name} ${last_name}`.trim() : '';
  const kind = [GIVER_TYPE_LABELS[donor_type], legal_form, siren && `${giftMessages.fields.siren} ${siren}`];
  const place = [street_address, `${postal_code} ${city}`.trim(), country !== 'France' && country];
  return (
    <Panel
      title={show.donor}
      actions={
        donor_id &&
        mayDo('users', 'export') && (
          <Button component={RouterLink} to={donorPath(donor_id)} size="small">
            {show.all_gifts}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{whoGave(gift)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {kind.filter(Boolean).join(' · ')}
      </Typography>
      {contact && <Typography variant="body2">{contact}</Typography>}
      {email && (
        <Link
          {...(mayDo('donations', 'export') && { href: `mailto:${email}` })}
          variant="body2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email}
        </Link>
      )}
      {street_address && city ? (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {place.filter(Boolean).join('\n')}
        </Typography>
      ) : (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {show.no_address}
        </Alert>
      )}
    </Panel>
  );
}
