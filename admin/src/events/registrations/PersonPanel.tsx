import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { callTo, type EventRegistrationRecord } from '@livres/api/contract';
import { Panel } from '../../shared/layout/Panel';
import { mayDo, readsMasked } from '../../shared/rights/rights';
import { whoRegistered } from './registration-labels';
import { texts } from './registration.fr';

const { show } = texts;
/** Whose registration a part of a page shows. */
export interface RegistrationProps {
  registration: EventRegistrationRecord;
}

/** Who comes, how to reach them, and what they need. */
export function PersonPanel({ registration }: RegistrationProps) {
  const { first_name, last_name, organization, has_needs, special_needs } = registration;
  const isNamed = first_name !== '' || last_name !== '';
  return (
    <Panel title={show.person}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {whoRegistered(registration)}
      </Typography>
      {isNamed && organization && <Typography variant="body2">{organization}</Typography>}
      <Contact registration={registration} />
      {has_needs && (
        <Alert severity="info" sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <AlertTitle>{show.needs}</AlertTitle>
          {readsMasked('event-registrations') ? show.needs_hidden : special_needs}
        </Alert>
      )}
    </Panel>
  );
}

function Contact({ registration: { email, phone, is_verified } }: RegistrationProps) {
  const isOpen = mayDo('event-registrations', 'export');
  return (
    <>
      {email && (
        <Link
          {...(isOpen && { href: `mailto:${email}` })}
          variant="body2"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {email}
        </Link>
      )}
      {phone && (
        <Link {...(isOpen && { href: callTo(phone) })} variant="body2" sx={{ display: 'block' }}>
          {phone}
        </Link>
      )}
      {isOpen && !email && (
        <Typography variant="body2" color="textSecondary">
          {show.no_email}
        </Typography>
      )}
      {email && !is_verified && (
        <Typography variant="body2" color="warning.main">
          {show.unverified}
        </Typography>
      )}
    </>
  );
}
