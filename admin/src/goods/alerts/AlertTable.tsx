import Box from '@mui/material/Box';
import type { GoodsAlert } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { useMayEdit } from '../shared/use-may-edit';
import { timeAgo } from '../../shared/format/french-date';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { UnreadMark } from '../../shared/layout/UnreadMark';
import { texts } from './alert.fr';
import { AlertBulkActions } from './AlertBulkActions';
import { SeverityChip } from './SeverityChip';
import { TimeAgo } from '../../shared/format/TimeAgo';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<GoodsAlert>;

export function AlertTable() {
  const mayAct = useMayEdit();
  return (
    <LabelledCheckboxes>
      <DataTable<GoodsAlert>
        rowClick={(_id, _resource, { physical_donation }) => physicalDonationPath(physical_donation)}
        bulkActionButtons={mayAct ? <AlertBulkActions /> : false}
        size="small"
      >
        <Column source="severity" render={({ severity }) => <SeverityChip severity={severity} />} />
        <Column source="message" disableSort render={(alert) => <What alert={alert} />} />
        <Column
          source="reference"
          disableSort
          render={({ reference, city }) => <PhysicalDonation reference={reference} city={city} />}
        />
        <Column source="created_at" render={({ created_at }) => <TimeAgo at={created_at} />} />
        <Column source="resolved_at" disableSort render={(alert) => outcomeOf(alert)} />
      </DataTable>
    </LabelledCheckboxes>
  );
}

function What({ alert }: { alert: GoodsAlert }) {
  const { physical_donation, alert_type_display, message, is_read } = alert;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', maxWidth: 520 }}>
      <UnreadMark isRead={is_read} label={texts.unread} />
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={physicalDonationPath(physical_donation)} sx={{ fontWeight: is_read ? 500 : 750 }}>
          {alert_type_display}
        </RowLink>
        <Caption sx={{ display: 'block' }}>{message}</Caption>
      </Box>
    </Box>
  );
}

const PhysicalDonation = ({ reference, city }: { reference: string; city: string }) => (
  <Box sx={{ whiteSpace: 'nowrap' }}>
    {reference}
    <Caption sx={{ display: 'block' }}>{city}</Caption>
  </Box>
);

function outcomeOf({ resolved_at, resolved_by }: GoodsAlert): string {
  return resolved_at ? texts.resolved(timeAgo(resolved_at, Date.now()), resolved_by) : texts.to_resolve;
}
