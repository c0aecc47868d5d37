import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CampaignUpdateRecord } from '@livres/api/contract';
import { AutocompleteInput, BooleanInput, DataTable, ReferenceInput, useRecordContext } from 'react-admin';
import { frenchDay } from '../../shared/format/french-date';
import { Caption } from '../../shared/layout/Caption';
import type { ContentRecord } from '../../shared/records/content-kind';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { ContentTable } from '../../shared/records/ContentTable';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { campaignUpdateKind } from './campaign-update-kind';
import { MailingState } from './MailingState';

type Row = CampaignUpdateRecord & ContentRecord;
const Column = DataTable.Col<Row>;
const asked = (q: string) => ({ q });

const filters = [
  <ReferenceInput
    key="campaign_id"
    source="campaign_id"
    reference="campaigns"
    sort={{ field: 'title', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput optionText="title" filterToQuery={asked} />
  </ReferenceInput>,
  <BooleanInput key="is_live" source="is_live" defaultValue />,
];

export default function CampaignUpdateList() {
  const cards = (
    <ContentCards>
      <UpdateCard />
    </ContentCards>
  );
  return (
    <ContentList
      kind={campaignUpdateKind}
      filters={filters}
      sort={{ field: 'date', order: 'DESC' }}
      isImportable={false}
      table={<UpdateTable />}
      cards={cards}
    />
  );
}

const UpdateTable = () => (
  <ContentTable>
    <Column source="date" render={({ date }) => frenchDay(date)} />
    <Column source="title">
      <RecordLink />
    </Column>
    <Column source="campaign_title" disableSort />
    <Column source="status" disableSort render={(record) => <PublicationChip record={record} />} />
    <Column source="mailing" disableSort render={({ id }) => <MailingState id={id} />} />
  </ContentTable>
);

/** An update in the list on a phone. */
function UpdateCard() {
  const record = useRecordContext<Row>();
  if (!record) return null;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
      <Caption>
        {frenchDay(record.date)} · {record.campaign_title}
      </Caption>
      <PublicationChip record={record} />
      <MailingState id={record.id} />
    </Box>
  );
}
