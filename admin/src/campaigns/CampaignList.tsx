import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BooleanInput,
  CreateButton,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { CATEGORY_CHOICES, SHELF_CHOICES, STATUS_CHOICES, TYPE_CHOICES } from './campaign-choices';
import { campaign as texts } from './campaign.fr';
import { CampaignCards } from './CampaignCards';
import { CampaignExportButton } from './CampaignExportButton';
import { CampaignTable } from './CampaignTable';

const SHOW_EMPTY = { select: { displayEmpty: true } };

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="shelf" source="shelf" choices={SHELF_CHOICES} alwaysOn validate={() => undefined} />,
  <SelectInput
    key="status"
    source="status"
    choices={STATUS_CHOICES}
    alwaysOn
    emptyText={texts.list.all}
    slotProps={SHOW_EMPTY}
  />,
  <SelectInput key="campaign_type" source="campaign_type" choices={TYPE_CHOICES} />,
  <SelectInput key="category" source="category" choices={CATEGORY_CHOICES} />,
  <BooleanInput key="featured" source="featured" defaultValue />,
];

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <CampaignExportButton />
    <CreateButton to="/campaigns/new" variant="contained" />
  </TopToolbar>
);

export default function CampaignList() {
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return (
    <List
      filters={filters}
      filterDefaultValues={{ shelf: 'live' }}
      sort={{ field: 'updated_at', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      actions={<ListActions />}
      {...(phone ? { component: 'div' as const } : {})}
    >
      {phone ? <CampaignCards /> : <CampaignTable />}
    </List>
  );
}
