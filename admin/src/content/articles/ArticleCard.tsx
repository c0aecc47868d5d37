import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { timeAgo } from '../../shared/format/french-date';
import { titleOf, type ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { articleKind } from './article-kind';
import { article as texts } from './article.fr';
import { ArticleThumbnail } from './ArticleThumbnail';

/** An article in the list on a phone. */
export function ArticleCard() {
  const record = useRecordContext<ContentRecord>();
  if (!record) return null;
  return (
    <>
      <ArticleThumbnail width={84} height={64} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{titleOf(articleKind, record)}</Typography>
        <PublicationChip record={record} />
        <Typography variant="caption" color="textSecondary">
          {texts.list.updated(timeAgo(record.updated_at, Date.now()))}
        </Typography>
      </Box>
    </>
  );
}
