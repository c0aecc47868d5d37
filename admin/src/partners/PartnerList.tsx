import { PARTNER_KIND_LABELS } from '@livres/api/contract';
import { BooleanInput, SelectInput } from 'react-admin';
import { ContentCards } from '../shared/publishing/ContentCards';
import { ContentList } from '../shared/publishing/ContentList';
import { OrderButton } from '../shared/publishing/OrderButton';
import { partnerKind } from './partner-kind';
import { PartnerCard } from './PartnerCard';
import { PartnerTable } from './PartnerTable';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    choices={Object.entries(PARTNER_KIND_LABELS).map(([id, name]) => ({ id, name }))}
  />,
  <BooleanInput key="active" source="active" defaultValue />,
  <BooleanInput key="is_live" source="is_live" defaultValue />,
];

export default function PartnerList() {
  const cards = (
    <ContentCards>
      <PartnerCard />
    </ContentCards>
  );
  return (
    <ContentList
      kind={partnerKind}
      filters={filters}
      sort={{ field: 'order', order: 'ASC' }}
      actions={<OrderButton />}
      table={<PartnerTable />}
      cards={cards}
    />
  );
}
