import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { WaitingReceipt } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { Button, DataTable, useListContext, useNotify, useRefresh } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { api } from '../../shared/api/api';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { missingLabels } from './missing-labels';
import { texts } from './receipt.fr';
import { mayDo, readsMasked } from '../../shared/rights/rights';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<WaitingReceipt>;

export function WaitingTable() {
  return (
    <LabelledCheckboxes>
      <DataTable<WaitingReceipt>
        rowClick={(id) => `/donations/${String(id)}/show`}
        bulkActionButtons={mayDo('receipts-waiting', 'write') && <AskTogether />}
        size="small"
      >
        <Column source="reference" render={(waiting) => <Reference waiting={waiting} />} />
        <Column
          source="donor_name"
          disableSort={readsMasked('receipts-waiting')}
          render={(waiting) => <Donor waiting={waiting} />}
        />
        <Column source="amount" align="right" render={({ amount }) => frenchMoney(amount, 'EUR')} />
        <Column source="given_at" render={({ given_at }) => frenchDay(given_at)} />
        <Column source="missing" disableSort render={missingLabels} />
        <Column
          source="asked_at"
          render={({ asked_at }) => (asked_at ? frenchDay(asked_at) : texts.ask.never)}
        />
      </DataTable>
    </LabelledCheckboxes>
  );
}

const Reference = ({ waiting: { id, reference } }: { waiting: WaitingReceipt }) => (
  <RowLink to={`/donations/${id}/show`} sx={{ whiteSpace: 'nowrap' }}>
    {reference}
  </RowLink>
);

const Donor = ({ waiting: { donor_name, email } }: { waiting: WaitingReceipt }) => (
  <>
    {donor_name || texts.unknown}
    <Caption sx={{ display: 'block' }}>{email || texts.ask.none}</Caption>
  </>
);

/** Writes to all who are ticked, where an address is known. */
function AskTogether() {
  const { selectedIds, onUnselectItems } = useListContext<WaitingReceipt>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/admin/receipts-waiting/ask', { ids: selectedIds }),
    onSuccess: ({ asked }) => {
      notify(texts.ask.done(asked), { type: asked > 0 ? 'success' : 'info' });
      onUnselectItems();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Button label={texts.ask.action} onClick={() => mutate()} disabled={isPending}>
      <MailIcon />
    </Button>
  );
}
