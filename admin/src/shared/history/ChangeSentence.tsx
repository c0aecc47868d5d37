import Link from '@mui/material/Link';
import type { AuditEntry } from '@livres/api/contract';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { auditLink, changeSentence } from './change-sentence';

interface Props {
  entry: AuditEntry;
  onNavigate?: (() => void) | undefined;
}

/** Who did what, with a link to the record where this member of staff may open it. */
export function ChangeSentence({ entry, onNavigate }: Props) {
  const translate = useTranslate();
  const { canAccess: mayRead } = useCanAccess({ resource: entry.resource, action: 'show' });
  const { canAccess: mayEdit } = useCanAccess({ resource: entry.resource, action: 'edit' });
  const to = mayRead ? auditLink(entry, mayEdit ?? false) : null;
  const sentence = changeSentence(entry, translate);
  return (
    <>
      <strong>{entry.staff_name}</strong>{' '}
      {to ? (
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          sx={{ overflowWrap: 'anywhere' }}
          {...(onNavigate ? { onClick: onNavigate } : {})}
        >
          {sentence}
        </Link>
      ) : (
        sentence
      )}
    </>
  );
}
