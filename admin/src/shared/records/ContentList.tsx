import { SHELF_LABELS } from '@livres/api/contract';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  SearchInput,
  SelectInput,
  TopToolbar,
  type SortPayload,
} from 'react-admin';
import { ContentKindProvider, type ContentKind } from './content-kind';
import { newPath } from './content-paths';
import { ExportButton } from './ExportButton';
import { ImportButton } from './ImportButton';
import { RecordList } from './RecordList';
import { choicesOf } from '../format/choices';

interface Props {
  kind: ContentKind;
  /** The kind's own, after search and shelf. */
  filters?: ReactElement[];
  sort?: SortPayload;
  /** The kind's own buttons, beside import and export. */
  actions?: ReactNode;
  /** Whether lines of a spreadsheet can become records of it. */
  isImportable?: boolean;
  /** Rows, where there is room for them. */
  table: ReactElement;
  /** Cards, on a phone. */
  cards: ReactElement;
}

const SHELVES = choicesOf(SHELF_LABELS);
const EVERY_KIND = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="shelf" source="shelf" choices={SHELVES} alwaysOn validate={() => undefined} />,
];
const WHOLE = { shelf: 'live' };
const NEWEST_FIRST: SortPayload = { field: 'updated_at', order: 'DESC' };

/** The list of a kind: search, shelf and filters, saved searches, import, export, rows or cards. */
export function ContentList({
  kind,
  filters = [],
  sort = NEWEST_FIRST,
  actions: own,
  isImportable = true,
  table,
  cards,
}: Props) {
  const actions = (
    <TopToolbar>
      <FilterButton />
      {own}
      {isImportable && <ImportButton />}
      <ExportButton formats={kind.export_formats} />
      <CreateButton to={newPath(kind.resource)} variant="contained" />
    </TopToolbar>
  );
  return (
    <ContentKindProvider value={kind}>
      <RecordList
        resource={kind.resource}
        filters={[...EVERY_KIND, ...filters]}
        filterDefaultValues={WHOLE}
        whole={WHOLE}
        sort={sort}
        actions={actions}
        table={table}
        cards={cards}
      />
    </ContentKindProvider>
  );
}
