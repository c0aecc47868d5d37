import { PAGE_KIND_LABELS } from '@livres/api/contract';
import { BooleanInput, SelectInput } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { pageKind } from './page-kind';
import { PageCard } from './PageCard';
import { PageTable } from './PageTable';
import { choicesOf } from '../../shared/format/choices';

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
