import type { TagRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { ContentTable } from '../../shared/records/ContentTable';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { tagKind } from './taxonomy-kinds';
import { TermCard } from './TermCard';

const Column = DataTable.Col<TagRecord>;

export default function TagList() {
  const table = (
    <ContentTable>
      <Column source="name">
        <RecordLink />
      </Column>
      <Column source="description" disableSort />
      <Column source="article_count" disableSort align="right" />
      <Column source="event_count" disableSort align="right" />
      <Column source="use_count" align="right" />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
  const cards = (
    <ContentCards>
      <TermCard />
    </ContentCards>
  );
  return <ContentList kind={tagKind} sort={{ field: 'name', order: 'ASC' }} table={table} cards={cards} />;
}
