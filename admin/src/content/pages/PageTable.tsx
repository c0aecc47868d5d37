import { PAGE_KIND_LABELS, type ContentPageRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import type { ContentRecord } from '../../shared/records/content-kind';
import { ContentTable } from '../../shared/records/ContentTable';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';

const Column = DataTable.Col<ContentPageRecord & ContentRecord>;

export function PageTable() {
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
