import { PAGE_KIND_LABELS } from '@livres/api/contract';
import { BooleanInput, SelectInput } from 'react-admin';
import { ContentCards } from '../shared/publishing/ContentCards';
import { ContentList } from '../shared/publishing/ContentList';
import { pageKind } from './page-kind';
import { PageCard } from './PageCard';
import { PageTable } from './PageTable';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    choices={Object.entries(PAGE_KIND_LABELS).map(([id, name]) => ({ id, name }))}
  />,
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
