import Typography from '@mui/material/Typography';
import type { ArticleRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { article as texts } from './article.fr';

/** How often the article was read, and how long that takes. */
export function ArticleReadings() {
  const record = useRecordContext<ArticleRecord>();
  if (!record) return null;
  return (
    <Panel title={texts.aside.readings} help={texts.aside.readings_help}>
      <Typography sx={{ fontWeight: 650 }}>{texts.aside.views(record.view_count)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.aside.reading_time(record.reading_time)}
      </Typography>
    </Panel>
  );
}
