import { PARTNER_KIND_LABELS, type PartnerRecord } from '@livres/api/contract';
import { BooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { OrderButton } from '../../shared/records/OrderButton';
import { partnerKind } from './partner-kind';
import { PartnerTable } from './PartnerTable';
import { choicesOf } from '../../shared/format/choices';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { PartnerLogo } from './PartnerLogo';
import { Caption } from '../../shared/layout/Caption';

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

/** A partner in the list on a phone. */
function PartnerCard() {
  const record = useRecordContext<PartnerRecord & ContentRecord>();
  if (!record) return null;
  return (
    <>
      <PartnerLogo partner={record} size={56} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.name}</Typography>
        <Caption>{[PARTNER_KIND_LABELS[record.kind], record.country].filter(Boolean).join(' · ')}</Caption>
        <PublicationChip record={record} />
      </Box>
    </>
  );
}
