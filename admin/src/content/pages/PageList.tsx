import { PAGE_KIND_LABELS, type ContentPageRecord } from '@livres/api/contract';
import { BooleanInput, SelectInput, useRecordContext, DataTable } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { pageKind } from './page-kind';
import { choicesOf } from '../../shared/format/choices';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { ContentTable } from '../../shared/records/ContentTable';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<ContentPageRecord & ContentRecord>;

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf(PAGE_KIND_LABELS)} />,
  <BooleanInput key="is_live" source="is_live" defaultValue />,
];

export default function PageList() {
  const cards = (
    <ContentCards>
      <PageCard />
    </ContentCards>
  );
  return (
    <ContentList
      kind={pageKind}
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      isImportable={false}
      table={<PageTable />}
      cards={cards}
    />
  );
}

/** A page in the list on a phone. */
function PageCard() {
  const record = useRecordContext<ContentPageRecord & ContentRecord>();
  if (!record) return null;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
      <Caption sx={{ overflowWrap: 'anywhere' }}>{record.path}</Caption>
      <PublicationChip record={record} />
    </Box>
  );
}

function PageTable() {
  return (
    <ContentTable>
      <Column source="title">
        <RecordLink />
      </Column>
      <Column source="path" disableSort />
      <Column source="kind" render={({ kind }) => PAGE_KIND_LABELS[kind]} />
      <Column source="status" disableSort render={(record) => <PublicationChip record={record} />} />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
}
