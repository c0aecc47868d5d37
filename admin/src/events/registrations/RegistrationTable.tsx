import type { RegistrationProps } from './PersonPanel';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { EventRegistrationRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { TimeAgo } from '../../shared/format/TimeAgo';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { mayDo } from '../../shared/rights/rights';
import { registrationPath } from '../shared/registration-paths';
import { RegistrationBulkActions } from './RegistrationBulkActions';
import { momentOf, moneyLine, paidWords, seatsLine, whoRegistered } from './registration-labels';
import { State } from './RegistrationStatusChip';

const Column = DataTable.Col<EventRegistrationRecord>;
export function RegistrationTable() {
  const mayWrite = mayDo('event-registrations', 'write');
  return (
    <LabelledCheckboxes>
      <DataTable<EventRegistrationRecord>
        rowClick="show"
        bulkActionButtons={mayWrite ? <RegistrationBulkActions /> : false}
        size="small"
      >
        <Column source="last_name" render={(one) => <Person registration={one} />} />
        <Column source="event_start" label={TITLE} render={(one) => <TheEvent registration={one} />} />
        <Column source="status" render={(one) => <State registration={one} />} />
        <Column source="seats" render={(one) => seatsLine(one)} />
        <Column source="total" align="right" render={(one) => <Money registration={one} />} />
        <Column source="created_at" render={({ created_at }) => <TimeAgo at={created_at} />} />
      </DataTable>
    </LabelledCheckboxes>
  );
}

const TITLE = 'resources.event-registrations.fields.event_title';

function Person({ registration }: RegistrationProps) {
  const { id, reference } = registration;
  return (
    <Box sx={{ maxWidth: 220 }}>
      {/* The row takes the mouse; this takes the keyboard, and opens in another tab. */}
      <Link
        component={RouterLink}
        to={registrationPath(id)}
        color="inherit"
        underline="hover"
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 650 }}
      >
        {whoRegistered(registration)}
      </Link>
      <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
        {reference}
      </Typography>
    </Box>
  );
}

const TheEvent = ({ registration: { event_title, event_start } }: RegistrationProps) => (
  <Box sx={{ maxWidth: 220 }}>
    <Typography variant="body2" noWrap title={event_title}>
      {event_title}
    </Typography>
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {momentOf(event_start)}
    </Typography>
  </Box>
);

const Money = ({ registration }: RegistrationProps) => (
  <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <strong>{moneyLine(registration)}</strong>
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {paidWords(registration)}
    </Typography>
  </Box>
);
