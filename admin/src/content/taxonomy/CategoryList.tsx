import { drawnIllustration, CATEGORY_COLOR_LABELS, type CategoryRecord } from '@livres/api/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { ContentTable } from '../../shared/records/ContentTable';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { categoryKind } from './taxonomy-kinds';
import { TermCard } from './TermCard';

const Column = DataTable.Col<CategoryRecord>;

export default function CategoryList() {
  const table = (
    <ContentTable>
      <Column source="illustration" disableSort sx={{ width: 96 }}>
        <Illustration />
      </Column>
      <Column source="name">
        <RecordLink />
      </Column>
      <Column source="description" disableSort />
      <Column source="color" disableSort render={({ color }) => CATEGORY_COLOR_LABELS[color]} />
      <Column source="article_count" disableSort align="right" />
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
  return (
    <ContentList kind={categoryKind} sort={{ field: 'name', order: 'ASC' }} table={table} cards={cards} />
  );
}

function Illustration() {
  const record = useRecordContext<CategoryRecord>();
  if (!record) return null;
  return (
    <FallbackPicture
      src={null}
      alt=""
      illustration={drawnIllustration(record.illustration, record.slug)}
      sx={{ width: 80, height: 52, borderRadius: 1 }}
    />
  );
}
