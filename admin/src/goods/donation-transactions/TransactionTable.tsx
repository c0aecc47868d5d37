import Box from '@mui/material/Box';
import { PHYSICAL_DONATION_TYPE_LABELS, type PickupTransaction } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { shortPickup } from '../shared/pickup-labels';
import { TransactionStatusChip } from '../shared/StatusChips';
import { useMayEdit } from '../shared/use-may-edit';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { PlanTogether } from './PlanTogether';
import { texts } from './transaction.fr';
import { delayedOf } from './transaction-delay';
import { TimeAgo } from '../../shared/format/TimeAgo';
import { Caption } from '../../shared/layout/Caption';
import { useWideWindow } from '../../shared/layout/use-wide-window';

const Column = DataTable.Col<PickupTransaction>;

export function TransactionTable() {
  const mayAct = useMayEdit();
  const isWide = useWideWindow();
  return (
    <LabelledCheckboxes>
      <DataTable<PickupTransaction>
        rowClick={(_id, _resource, { physical_donation }) => physicalDonationPath(physical_donation)}
        bulkActionButtons={mayAct ? <PlanTogether /> : false}
        size="small"
      >
        <Column source="reference" disableSort render={(record) => <Reference transaction={record} />} />
        <Column source="status" disableSort render={(record) => <Stage transaction={record} />} />
        <Column source="estimated_boxes_or_items" render={(record) => <Goods transaction={record} />} />
        <Column source="city" render={(record) => <Place transaction={record} />} />
        <Column source="pickup_date" render={(record) => shortPickup(record)} />
        {mayAct && (
          <Column
            source="assigned_to"
            disableSort
            render={({ assigned_to }) => assigned_to ?? texts.nobody}
          />
        )}
        {isWide && <Column source="created_at" render={({ created_at }) => <TimeAgo at={created_at} />} />}
      </DataTable>
    </LabelledCheckboxes>
  );
}

function Reference({ transaction }: { transaction: PickupTransaction }) {
  const { reference, physical_donation, contact_name } = transaction;
  return (
    <Box sx={{ maxWidth: 220 }}>
      <RowLink to={physicalDonationPath(physical_donation)} sx={{ whiteSpace: 'nowrap' }}>
        {reference}
      </RowLink>
      <Caption noWrap sx={{ display: 'block' }}>
        {contact_name ?? texts.hidden}
      </Caption>
    </Box>
  );
}

const Stage = ({ transaction }: { transaction: PickupTransaction }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    <TransactionStatusChip status={transaction.status} />
    <DelayChip donation={delayedOf(transaction)} />
  </Box>
);

function Goods({ transaction }: { transaction: PickupTransaction }) {
  const { donation_type, estimated_boxes_or_items: boxes } = transaction;
  return (
    <>
      {boxes === null ? '—' : collection.boxes(boxes)}
      <Caption sx={{ display: 'block' }}>{PHYSICAL_DONATION_TYPE_LABELS[donation_type]}</Caption>
    </>
  );
}

const Place = ({ transaction: { city, postal_code } }: { transaction: PickupTransaction }) => (
  <>
    {city}
    <Caption sx={{ display: 'block' }}>{postal_code}</Caption>
  </>
);
