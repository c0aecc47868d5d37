import { BooleanInput, SelectInput } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { CATEGORY_CHOICES, STATUS_CHOICES, TYPE_CHOICES } from './campaign-choices';
import { campaignKind } from './campaign-kind';
import { campaign as texts } from './campaign.fr';
import { CampaignCard } from './CampaignCard';
import { CampaignTable } from './CampaignTable';

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={STATUS_CHOICES}
    alwaysOn
    emptyText={texts.list.all}
    slotProps={{ select: { displayEmpty: true } }}
  />,
  <SelectInput key="campaign_type" source="campaign_type" choices={TYPE_CHOICES} />,
  <SelectInput key="category" source="category" choices={CATEGORY_CHOICES} />,
  <BooleanInput key="featured" source="featured" defaultValue />,
];

export default function CampaignList() {
  const cards = (
    <ContentCards>
      <CampaignCard />
    </ContentCards>
  );
  return <ContentList kind={campaignKind} filters={filters} table={<CampaignTable />} cards={cards} />;
}
