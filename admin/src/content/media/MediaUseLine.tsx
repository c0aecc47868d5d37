import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MediaUse } from '@livres/api/contract';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { recordPage } from '../../shared/history/change-sentence';
import { media as texts } from './media.fr';

/** One record that shows the picture: what it is, with a link where this member of staff may open it. */
export function MediaUseLine({ use: { resource, record_id, label } }: { use: MediaUse }) {
  const translate = useTranslate();
  const { canAccess: mayRead } = useCanAccess({ resource, action: 'show' });
  const { canAccess: mayEdit = false } = useCanAccess({ resource, action: 'edit' });
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
  const said = texts.use(kind.charAt(0).toUpperCase() + kind.slice(1), label);
  const page = mayRead ? recordPage(resource, record_id, mayEdit) : null;
  return (
    <Typography>
      {page ? (
        <Link component={RouterLink} to={page}>
          {said}
        </Link>
      ) : (
        said
      )}
    </Typography>
  );
}
