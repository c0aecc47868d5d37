import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { titleOf, useContentKind, type ContentRecord } from './content-kind';
import { useContentPath } from './use-content-path';

/** The record's title in a row. The row takes the mouse; this takes the keyboard, and opens in another tab. */
export function RecordLink() {
  const kind = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const pathOf = useContentPath();
  if (!record) return null;
  return (
    <Link
      component={RouterLink}
      to={pathOf(record)}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 650, lineHeight: 1.3 }}
    >
      {titleOf(kind, record)}
    </Link>
  );
}
