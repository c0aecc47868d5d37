import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import type { ArticleRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo } from '../../shared/rights/rights';
import { sendAsNewsletter } from './article.fr';

/** An article that is on the site becomes a newsletter, to be read again before it leaves. */
export function SendAsNewsletter() {
  const article = useRecordContext<ArticleRecord>();
  if (!article || article.status !== 'published' || !mayDo('newsletters', 'write')) return null;
  return (
    <Button
      component={Link}
      to={`/newsletters/new?from_article=${article.id}`}
      variant="outlined"
      startIcon={<MailIcon />}
      sx={{ alignSelf: 'start' }}
    >
      {sendAsNewsletter}
    </Button>
  );
}
