import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PHYSICAL_DONATION_TYPE_LABELS, type PhysicalDonationRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { AlertsMark } from '../shared/AlertsMark';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { shortPickup } from '../shared/pickup-labels';
import { PhysicalDonationStatusChip } from '../shared/StatusChips';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { useMayEdit } from '../shared/use-may-edit';
import { frenchMoment, timeAgo } from '../../shared/format/french-date';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { PhysicalDonationBulkActions } from './PhysicalDonationBulkActions';
import { whoGives } from './physical-donation-labels';
import { texts } from './physical-donation.fr';
import { Caption } from '../../shared/layout/Caption';
import { useWideWindow } from '../../shared/layout/use-wide-window';

const Column = DataTable.Col<PhysicalDonationRecord>;

export function PhysicalDonationTable() {
  const mayAct = useMayEdit();
  const isWide = useWideWindow();
  return (
    <LabelledCheckboxes>
      <DataTable<PhysicalDonationRecord>
        rowClick="show"
        bulkActionButtons={mayAct ? <PhysicalDonationBulkActions /> : false}
        size="small"
      >
        <Column source="reference" render={(record) => <Donor donation={record} />} />
        <Column source="status" render={(record) => <Stage donation={record} />} />
        <Column
          source="estimated_boxes_or_items"
          label={texts.columns.what}
          render={(record) => <Goods donation={record} />}
        />
        <Column source="city" label={texts.columns.where} render={(record) => <Place donation={record} />} />
        {isWide && (
          <Column
            source="campaign_name"
            disableSort
            render={({ campaign_name }) => <Campaign name={campaign_name} />}
          />
        )}
        <Column source="pickup_date" render={(record) => shortPickup(record)} />
        <Column source="created_at" render={({ created_at }) => <Received at={created_at} />} />
      </DataTable>
    </LabelledCheckboxes>
  );
}

function Donor({ donation }: { donation: PhysicalDonationRecord }) {
  const { id, reference, open_alerts } = donation;
  return (
    <Box sx={{ maxWidth: 200 }}>
      <RowLink to={physicalDonationPath(id)} sx={{ mr: 1 }}>
        {reference}
      </RowLink>
      <AlertsMark count={open_alerts} />
      <Caption noWrap sx={{ display: 'block' }}>
        {whoGives(donation)}
      </Caption>
    </Box>
  );
}

const Stage = ({ donation }: { donation: PhysicalDonationRecord }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    <PhysicalDonationStatusChip status={donation.status} />
    <DelayChip donation={donation} />
  </Box>
);

function Goods({
  donation: { donation_type, estimated_boxes_or_items },
}: {
  donation: PhysicalDonationRecord;
}) {
  return (
    <>
      {PHYSICAL_DONATION_TYPE_LABELS[donation_type]}
      {estimated_boxes_or_items !== null && (
        <Caption noWrap sx={{ display: 'block' }}>
          {collection.boxes(estimated_boxes_or_items)}
        </Caption>
      )}
    </>
  );
}

const Place = ({ donation: { city, postal_code } }: { donation: PhysicalDonationRecord }) => (
  <>
    {city}
    <Caption sx={{ display: 'block' }}>{postal_code}</Caption>
  </>
);

const Campaign = ({ name }: { name: string }) => (
  <Typography variant="body2" noWrap title={name} sx={{ maxWidth: 150 }}>
    {name}
  </Typography>
);

const Received = ({ at }: { at: string }) => (
  <Typography variant="body2" component="time" dateTime={at} title={frenchMoment(at)}>
    {timeAgo(at, Date.now())}
  </Typography>
);
