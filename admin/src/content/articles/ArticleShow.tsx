import Typography from '@mui/material/Typography';
import { drawnIllustration, type ArticleRecord } from '@livres/api/contract';
import { RichTextField, useRecordContext } from 'react-admin';
import { frenchDay } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';
import { ContentShow } from '../../shared/records/ContentShow';
import { articleKind } from './article-kind';
import { article as texts } from './article.fr';
import { ArticleReadings } from './ArticleReadings';

/** An article to read, for those who may not change it. */
export default function ArticleShow() {
  return (
    <ContentShow kind={articleKind} aside={<ArticleReadings />}>
      <Summary />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<ArticleRecord>();
  if (!record) return null;
  const facts = [
    record.author_name,
    record.published_at && frenchDay(record.published_at),
    ...record.categories.map(({ name }) => name),
    ...record.tags.map(({ name }) => name),
  ];
  return (
    <Panel title={texts.sections.presentation.title}>
      <FallbackPicture
        src={pictureSource(record.picture, 960)}
        alt={record.picture?.alt ?? ''}
        illustration={drawnIllustration(record.illustration, record.slug)}
        focal={record.picture ?? undefined}
        sx={{ width: '100%', maxHeight: 320, borderRadius: 1 }}
      />
      <Typography sx={{ my: 1.5, fontWeight: 650 }}>{record.excerpt}</Typography>
      <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      <RichTextField source="content" />
    </Panel>
  );
}
