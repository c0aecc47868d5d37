import { ARTICLE_STATUS_LABELS } from '@livres/api/contract';
import {
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { articleKind } from './article-kind';
import { article as texts } from './article.fr';
import { ArticleTable } from './ArticleTable';
import { choicesOf } from '../../shared/format/choices';
import { BY_NAME } from '../../shared/records/reference-choices';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeAgo } from '../../shared/format/french-date';
import { titleOf, type ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { ArticleThumbnail } from './ArticleThumbnail';
import { Caption } from '../../shared/layout/Caption';

const STATUS_CHOICES = choicesOf(ARTICLE_STATUS_LABELS);
const asked = (q: string) => ({ q });

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={STATUS_CHOICES}
    alwaysOn
    emptyText={texts.list.all}
    slotProps={{ select: { displayEmpty: true } }}
  />,
  <ReferenceArrayInput key="category_ids" source="category_ids" reference="categories" sort={BY_NAME}>
    <AutocompleteArrayInput optionText="name" filterToQuery={asked} />
  </ReferenceArrayInput>,
  <ReferenceArrayInput key="tag_ids" source="tag_ids" reference="tags" sort={BY_NAME}>
    <AutocompleteArrayInput optionText="name" filterToQuery={asked} />
  </ReferenceArrayInput>,
  <TextInput key="author" source="author" />,
  <BooleanInput key="featured" source="featured" defaultValue />,
  <BooleanInput key="has_pending_changes" source="has_pending_changes" defaultValue />,
];

export default function ArticleList() {
  const cards = (
    <ContentCards>
      <ArticleCard />
    </ContentCards>
  );
  return <ContentList kind={articleKind} filters={filters} table={<ArticleTable />} cards={cards} />;
}

/** An article in the list on a phone. */
function ArticleCard() {
  const record = useRecordContext<ContentRecord>();
  if (!record) return null;
  return (
    <>
      <ArticleThumbnail width={84} height={64} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{titleOf(articleKind, record)}</Typography>
        <PublicationChip record={record} />
        <Caption>{texts.list.updated(timeAgo(record.updated_at, Date.now()))}</Caption>
      </Box>
    </>
  );
}
