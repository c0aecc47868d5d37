import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ArticleRecord } from '@livres/api/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { frenchDay } from '../../shared/format/french-date';
import { frenchNumber } from '../../shared/format/french-number';
import type { ContentRecord } from '../../shared/records/content-kind';
import { ContentTable } from '../../shared/records/ContentTable';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { article as texts } from './article.fr';
import { ArticleBulkActions } from './ArticleBulkActions';
import { ArticleThumbnail } from './ArticleThumbnail';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<ArticleRecord>;
const namesOf = (terms: { name: string }[]) => terms.map(({ name }) => name).join(', ');

export function ArticleTable() {
  return (
    <ContentTable bulkActions={<ArticleBulkActions />}>
      <Column source="picture" disableSort sx={{ width: 96 }}>
        <ArticleThumbnail width={80} height={52} />
      </Column>
      <Column source="title">
        <TitleCell />
      </Column>
      <Column source="status">
        <StatusCell />
      </Column>
      <Column source="category_ids" disableSort render={({ categories }) => namesOf(categories)} />
      <Column source="author_name" />
      <Column
        source="published_at"
        render={({ published_at }) => (published_at ? frenchDay(published_at) : texts.list.not_published)}
      />
      <Column source="view_count" align="right" render={({ view_count }) => frenchNumber(view_count)} />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
}

function StatusCell() {
  const record = useRecordContext<ContentRecord>();
  return record ? <PublicationChip record={record} /> : null;
}

function TitleCell() {
  const record = useRecordContext<ArticleRecord>();
  if (!record) return null;
  return (
    <Box sx={{ minWidth: 140, maxWidth: 340 }}>
      <RecordLink />
      <br />
      <Caption>{namesOf(record.tags)}</Caption>
      {record.featured && (
        <Chip
          size="small"
          icon={<StarIcon />}
          label={texts.list.featured}
          variant="outlined"
          sx={{ ml: 1, height: 20 }}
        />
      )}
    </Box>
  );
}
