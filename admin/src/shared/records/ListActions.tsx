import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from './ExportButton';

/** Above a list: its filters, and its export. */
export const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
  </TopToolbar>
);
