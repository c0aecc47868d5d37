import Typography from '@mui/material/Typography';
import { EXPENSE_CATEGORY_LABELS, type ExpenseRecord } from '@livres/api/contract';
import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  FilterButton,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  TopToolbar,
} from 'react-admin';
import { choicesOf } from '../../shared/format/choices';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Caption } from '../../shared/layout/Caption';
import { RecordCards } from '../../shared/records/RecordCards';
import { RecordList } from '../../shared/records/RecordList';
import { RowLink } from '../../shared/records/RowLink';
import { MayWrite } from '../../shared/rights/MayWrite';
import { CloseYearButton } from './CloseYearButton';
import { expensePath, stateOf } from './expense-lines';

const Column = DataTable.Col<ExpenseRecord>;
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NumberInput key="year" source="year" step={1} />,
  <SelectArrayInput key="category" source="category" choices={choicesOf(EXPENSE_CATEGORY_LABELS)} />,
  <ReferenceInput key="campaign_id" source="campaign_id" reference="campaigns">
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

/** What the association paid, the newest first. */
export default function ExpenseList() {
  return (
    <RecordList
      resource="expenses"
      filters={filters}
      sort={{ field: 'spent_on', order: 'DESC' }}
      actions={<Actions />}
      table={<Expenses />}
      cards={
        <RecordCards<ExpenseRecord>
          to={(expense) => expensePath(expense.id)}
          render={(expense) => <Card expense={expense} />}
        />
      }
    />
  );
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <CloseYearButton />
    <MayWrite>
      <CreateButton variant="contained" />
    </MayWrite>
  </TopToolbar>
);

const Expenses = () => (
  <DataTable<ExpenseRecord> rowClick="show" bulkActionButtons={false} size="small">
    <Column source="spent_on" render={({ spent_on }) => frenchDay(spent_on)} />
    <Column
      source="supplier"
      disableSort
      render={(expense) => <RowLink to={expensePath(expense.id)}>{expense.supplier}</RowLink>}
    />
    <Column source="category" disableSort render={({ category }) => EXPENSE_CATEGORY_LABELS[category]} />
    <Column source="amount" align="right" render={({ amount }) => frenchMoney(amount, 'EUR')} />
    <Column source="has_document" disableSort render={(expense) => stateOf(expense)} />
  </DataTable>
);

const Card = ({ expense }: { expense: ExpenseRecord }) => (
  <>
    <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{expense.supplier}</Typography>
    <Typography variant="body2">{frenchMoney(expense.amount, 'EUR')}</Typography>
    <Caption>
      {frenchDay(expense.spent_on)} · {EXPENSE_CATEGORY_LABELS[expense.category]} · {stateOf(expense)}
    </Caption>
  </>
);
