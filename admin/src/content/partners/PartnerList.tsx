import { PARTNER_KIND_LABELS } from '@livres/api/contract';
import { BooleanInput, SelectInput } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { OrderButton } from '../../shared/records/OrderButton';
import { partnerKind } from './partner-kind';
import { PartnerCard } from './PartnerCard';
import { PartnerTable } from './PartnerTable';
import { choicesOf } from '../../shared/format/choices';

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf(PARTNER_KIND_LABELS)} />,
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
