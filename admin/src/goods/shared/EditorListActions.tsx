import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from '../../shared/records/ExportButton';
import { useMayEdit } from './use-may-edit';

/** Above a list: its filters, and its export for whoever may edit. */
export function EditorListActions() {
  const mayEdit = useMayEdit();
  return (
    <TopToolbar>
      <FilterButton />
      {mayEdit && <ExportButton />}
    </TopToolbar>
  );
}
