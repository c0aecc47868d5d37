import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecurringGiftRecord } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { frenchMoney } from '../../shared/format/french-number';
import { HealthChip } from './HealthChip';
import { texts } from './recurring-gift.fr';
import { amountInFrench, dayOrNothing, recurringPath, whoGives } from './recurring-labels';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<RecurringGiftRecord>;

export function RecurringTable() {
  return (
    <DataTable<RecurringGiftRecord> rowClick="show" bulkActionButtons={false} size="small">
      <Column source="donor_name" render={(gift) => <Donor gift={gift} />} />
      <Column source="health" render={(gift) => <HealthChip gift={gift} />} />
      <Column source="amount" render={(gift) => <Whole>{amountInFrench(gift)}</Whole>} />
      <Column source="campaign_name" render={({ campaign_name }) => <Campaign name={campaign_name} />} />
      <Column
        source="next_payment_at"
        render={({ next_payment_at }) => <Whole>{dayOrNothing(next_payment_at)}</Whole>}
      />
      <Column source="given" render={(gift) => <Given gift={gift} />} />
    </DataTable>
  );
}

function Donor({ gift }: { gift: RecurringGiftRecord }) {
  return (
    <Box sx={{ maxWidth: 240 }}>
      <RowLink to={recurringPath(gift.id)} sx={{ overflowWrap: 'anywhere' }}>
        {whoGives(gift)}
      </RowLink>
      <Caption noWrap sx={{ display: 'block' }}>
        {gift.reference}
      </Caption>
    </Box>
  );
}

const Whole = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" noWrap>
    {children}
  </Typography>
);

const Given = ({ gift: { given, currency, payments } }: { gift: RecurringGiftRecord }) => (
  <>
    <Whole>{frenchMoney(given, currency)}</Whole>
    <Caption noWrap sx={{ display: 'block' }}>
      {texts.payments(payments)}
    </Caption>
  </>
);

const Campaign = ({ name }: { name: string | null }) => (
  <Typography variant="body2" noWrap title={name ?? undefined} sx={{ maxWidth: 190 }}>
    {name}
  </Typography>
);
