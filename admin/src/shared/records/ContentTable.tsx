import type { ReactElement, ReactNode } from 'react';
import { DataTable, useCanAccess, useResourceContext } from 'react-admin';
import { LabelledCheckboxes } from '../layout/LabelledCheckboxes';
import type { ContentRecord } from './content-kind';
import { ContentBulkActions } from './ContentBulkActions';
import { useContentPath } from './use-content-path';

interface Props {
  /** The columns: `DataTable.Col`. */
  children: ReactNode;
  bulkActions?: ReactElement;
}

/** The rows of a list; a row opens its record, ticked ones can be published, withdrawn, binned. */
export function ContentTable({ children, bulkActions = <ContentBulkActions /> }: Props) {
  const resource = useResourceContext() ?? '';
  const pathOf = useContentPath();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  return (
    <LabelledCheckboxes>
      <DataTable<ContentRecord>
        rowClick={(_id, _resource, record) => pathOf(record)}
        bulkActionButtons={canAccess ? bulkActions : false}
        size="small"
      >
        {children}
      </DataTable>
    </LabelledCheckboxes>
  );
}
