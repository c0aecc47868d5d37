import { DateInput, FilterButton, SearchInput, SelectArrayInput, SelectInput, TopToolbar } from 'react-admin';
import { ExportButton } from '../../../shared/records/ExportButton';
import { CaseKindProvider, type CaseKind } from './case-kind';
import { CaseCards } from './CaseCards';
import { CasePresets } from './CasePresets';
import { CaseTable } from './CaseTable';
import { CaseViews } from './CaseViews';
import { useAssignees } from './case-queries';
import { casework as texts } from './casework.fr';
import { RecordList } from '../../../shared/records/RecordList';

/** What students sent, those that wait first. */
export function CaseList({ kind }: { kind: CaseKind }) {
  const people = useAssignees(kind.resource);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectArrayInput key="status" source="status" choices={statusChoices(kind)} />,
    <SelectInput key="assigned_to" source="assigned_to" choices={people} />,
    ...kind.filters,
    <DateInput key="created_from" source="created_from" />,
    <DateInput key="created_to" source="created_to" />,
    <SelectInput key="shelf" source="shelf" choices={[{ id: 'bin', name: texts.bin_shelf }]} />,
  ];
  return (
    <CaseKindProvider kind={kind}>
      <RecordList
        resource={kind.resource}
        filters={filters}
        filterDefaultValues={{ status: kind.open }}
        sort={{ field: 'created_at', order: 'DESC' }}
        actions={<ListActions />}
        table={<CaseTable />}
        cards={<CaseCards />}
      >
        <CasePresets />
      </RecordList>
    </CaseKindProvider>
  );
}

const statusChoices = ({ statuses, labels }: CaseKind) =>
  statuses.map((status) => ({ id: status, name: labels[status] ?? status }));

function ListActions() {
  return (
    <TopToolbar>
      <CaseViews current="list" />
      <FilterButton />
      <ExportButton />
    </TopToolbar>
  );
}
