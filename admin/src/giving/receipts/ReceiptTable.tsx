import { RECEIPT_FORM_LABELS, RECEIPT_KIND_LABELS, type ReceiptRecord } from '@livres/api/contract';
import { DataTable, useListContext } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { FilesButton } from './FilesButton';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { texts } from './receipt.fr';
import { ReceiptStatusChip } from './ReceiptStatusChip';
import { mayDo, readsMasked } from '../../shared/rights/rights';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<ReceiptRecord>;

export function ReceiptTable() {
  return (
    <LabelledCheckboxes>
      <DataTable<ReceiptRecord>
        rowClick="show"
        bulkActionButtons={mayDo('receipts', 'export') && <FilesOfTicked />}
        size="small"
      >
        <Column source="number" render={(receipt) => <Number receipt={receipt} />} />
        <Column source="status" disableSort render={({ status }) => <ReceiptStatusChip status={status} />} />
        <Column
          source="donor_name"
          disableSort={readsMasked('receipts')}
          render={(receipt) => <Donor receipt={receipt} />}
        />
        <Column source="form" disableSort render={(receipt) => <Form receipt={receipt} />} />
        <Column
          source="amount"
          align="right"
          render={({ amount, currency }) => frenchMoney(amount, currency)}
        />
        <Column source="gift_year" />
        <Column source="issued_at" render={({ issued_at }) => frenchDay(issued_at)} />
        <Column source="sent_at" render={({ sent_at }) => (sent_at ? frenchDay(sent_at) : '—')} />
      </DataTable>
    </LabelledCheckboxes>
  );
}

const FilesOfTicked = () => <FilesButton ids={useListContext().selectedIds} />;

const Number = ({ receipt: { id, number } }: { receipt: ReceiptRecord }) => (
  <RowLink to={`/receipts/${id}/show`} sx={{ whiteSpace: 'nowrap' }}>
    {number}
  </RowLink>
);

const Donor = ({ receipt: { donor_name, email } }: { receipt: ReceiptRecord }) => (
  <>
    {donor_name}
    <Caption sx={{ display: 'block' }}>{email || texts.no_email}</Caption>
  </>
);

const Form = ({ receipt: { form, kind } }: { receipt: ReceiptRecord }) => (
  <>
    {RECEIPT_FORM_LABELS[form]}
    <Caption sx={{ display: 'block' }}>{RECEIPT_KIND_LABELS[kind]}</Caption>
  </>
);
