import { useRecordContext } from 'react-admin';
import { titleOf, useContentKind, type ContentRecord } from './content-kind';
import { RowLink } from './RowLink';
import { useContentPath } from './use-content-path';

/** The record's title in a row. */
export function RecordLink() {
  const kind = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const pathOf = useContentPath();
  if (!record) return null;
  return (
    <RowLink to={pathOf(record)} sx={{ lineHeight: 1.3 }}>
      {titleOf(kind, record)}
    </RowLink>
  );
}
