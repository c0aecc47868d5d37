import { useCanAccess, useResourceContext } from 'react-admin';
import type { ContentRecord } from './content-kind';
import { editPath, showPath } from './content-paths';

/** Where a record of the context's kind opens for this member of staff: its form, or its page to read. */
export function useContentPath(): (record: Pick<ContentRecord, 'id' | 'slug'>) => string {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  return (record) => (canAccess ? editPath : showPath)(resource, record);
}
