import type { CategoryRecord } from '@livres/api/contract';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MediaInput } from '../shared/MediaInput';

/** The picture, with the illustration of the first category where there is none. */
export function ArticlePictureInput() {
  const [first] = (useWatch({ name: 'category_ids' }) as number[] | null | undefined) ?? [];
  const { data } = useGetOne<CategoryRecord>(
    'categories',
    { id: first ?? 0 },
    { enabled: first !== undefined },
  );
  return <MediaInput source="featured_image_id" category={data?.illustration} />;
}
