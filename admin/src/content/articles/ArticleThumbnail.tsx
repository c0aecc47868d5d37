import { drawnIllustration, type ArticleRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';

export function ArticleThumbnail({ width, height }: { width: number; height: number }) {
  const record = useRecordContext<ArticleRecord>();
  if (!record) return null;
  return (
    <FallbackPicture
      key={record.picture?.id ?? 0}
      src={pictureSource(record.picture, 160)}
      alt=""
      illustration={drawnIllustration(record.illustration, record.slug)}
      focal={record.picture ?? undefined}
      sx={{ width, height, borderRadius: 1, flexShrink: 0 }}
    />
  );
}
