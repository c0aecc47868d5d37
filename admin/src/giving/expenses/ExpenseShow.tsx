import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EXPENSE_CATEGORY_LABELS, type ExpenseRecord } from '@livres/api/contract';
import { EditButton, ReferenceField, Show, TextField, useRecordContext } from 'react-admin';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { MayWrite } from '../../shared/rights/MayWrite';
import { DocumentPanel } from './DocumentPanel';
import { expenseMessages, texts } from './expense.fr';
import { ReverseButton } from './ReverseButton';

const { fields } = expenseMessages;

/** One expense, its document and what was done to it. */
export default function ExpenseShow() {
  return (
    <Show component="div" actions={false}>
      <OneExpense />
    </Show>
  );
}

function OneExpense() {
  const expense = useRecordContext<ExpenseRecord>();
  if (!expense) return <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ ...FORM_GRID, mt: 2 }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Facts expense={expense} />
        <DocumentPanel expense={expense} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <HistoryPanel amounts={['amount']} references={{ campaign_id: 'campaigns' }} />
      </Stack>
    </Box>
  );
}

function Facts({ expense }: { expense: ExpenseRecord }) {
  const { amount, spent_on, category, supplier, campaign_id, reversed_at, reversed_reason, is_closed } =
    expense;
  return (
    <Panel title={texts.show.title}>
      <Typography variant="h5" component="p" sx={{ mb: 1 }}>
        {frenchMoney(amount, 'EUR')}
      </Typography>
      <DetailList
        facts={[
          [fields.supplier, supplier],
          [fields.spent_on, frenchDay(spent_on)],
          [fields.category, EXPENSE_CATEGORY_LABELS[category]],
          [fields.campaign_id, campaign_id && <Campaign key="campaign" />],
          [fields.reversed_at, reversed_at && frenchDay(reversed_at)],
          [fields.reversed_reason, reversed_reason],
        ]}
      />
      {is_closed && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.show.closed}
        </Alert>
      )}
      {!reversed_at && (
        <MayWrite>
          <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
            {!is_closed && <EditButton label={texts.edit} variant="outlined" />}
            <ReverseButton expense={expense} />
          </Stack>
        </MayWrite>
      )}
    </Panel>
  );
}

const Campaign = () => (
  <ReferenceField source="campaign_id" reference="campaigns">
    <TextField source="title" />
  </ReferenceField>
);
