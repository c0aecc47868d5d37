import Typography from '@mui/material/Typography';
import type { MatchingPotRecord } from '@livres/api/contract';
import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  FilterButton,
  ReferenceInput,
  SearchInput,
  TopToolbar,
} from 'react-admin';
import { frenchMoney } from '../../shared/format/french-number';
import { Caption } from '../../shared/layout/Caption';
import { RecordCards } from '../../shared/records/RecordCards';
import { RecordList } from '../../shared/records/RecordList';
import { RowLink } from '../../shared/records/RowLink';
import { MayWrite } from '../../shared/rights/MayWrite';
import { potPath, stateLine } from './pot-lines';

const Column = DataTable.Col<MatchingPotRecord>;
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="campaign_id" source="campaign_id" reference="campaigns">
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

/** What sponsors promise to add to gifts, the newest first. */
export default function MatchingPotList() {
  return (
    <RecordList
      resource="matching-pots"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<Actions />}
      table={<Pots />}
      cards={
        <RecordCards<MatchingPotRecord> to={(pot) => potPath(pot.id)} render={(pot) => <Pot pot={pot} />} />
      }
    />
  );
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <MayWrite>
      <CreateButton variant="contained" />
    </MayWrite>
  </TopToolbar>
);

const Pots = () => (
  <DataTable<MatchingPotRecord> rowClick="show" bulkActionButtons={false} size="small">
    <Column
      source="sponsor_name"
      disableSort
      render={(pot) => <RowLink to={potPath(pot.id)}>{pot.sponsor_name}</RowLink>}
    />
    <Column source="campaign_title" disableSort />
    <Column source="ratio" align="right" render={({ ratio }) => `${ratio} %`} />
    <Column source="total" align="right" render={({ total }) => frenchMoney(total, 'EUR')} />
    <Column
      source="matched"
      disableSort
      align="right"
      render={({ matched }) => frenchMoney(matched, 'EUR')}
    />
    <Column source="state" disableSort render={(pot) => stateLine(pot)} />
  </DataTable>
);

const Pot = ({ pot }: { pot: MatchingPotRecord }) => (
  <>
    <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{pot.sponsor_name}</Typography>
    <Typography variant="body2">
      {frenchMoney(pot.matched, 'EUR')} / {frenchMoney(pot.total, 'EUR')}
    </Typography>
    <Caption>
      {pot.campaign_title} · {stateLine(pot)}
    </Caption>
  </>
);
