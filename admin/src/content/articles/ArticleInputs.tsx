import Stack from '@mui/material/Stack';
import {
  drawnIllustration,
  ARTICLE_LIMITS,
  ARTICLE_MESSAGES,
  CARD_EXCERPT,
  type ArticleRecord,
  type CategoryRecord,
} from '@livres/api/contract';
import {
  BooleanInput,
  email,
  maxLength,
  required,
  TextInput,
  useGetOne,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { ParisMomentInput } from '../../shared/layout/ParisMomentInput';
import { SeoPreview } from '../../shared/records/SeoPreview';
import { SlugInput } from '../../shared/records/SlugInput';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { article as texts } from './article.fr';
import { CategoriesInput, TagsInput } from './ArticleTermInputs';
import { PictureInput } from '../../shared/pictures/PictureInput';

const VALIDATE = {
  title: [required(ARTICLE_MESSAGES.title_required), maxLength(ARTICLE_LIMITS.max_title)],
  excerpt: maxLength(ARTICLE_LIMITS.max_excerpt),
  author_email: email(ARTICLE_MESSAGES.email_format),
  seo_description: maxLength(ARTICLE_LIMITS.max_seo_description),
};

/** The form of an article, new or not. */
export function ArticleInputs() {
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.presentation}>
        <TextInput source="title" validate={VALIDATE.title} helperText={help.title} />
        <ExcerptInput />
        <CategoriesInput />
        <TagsInput />
        <SlugInput />
        <BooleanInput source="featured" helperText={help.featured} />
      </Panel>
      <Panel {...sections.content}>
        <RichTextField source="content" />
      </Panel>
      <Panel {...sections.image}>
        <ArticlePictureInput />
      </Panel>
      <Panel {...sections.signature}>
        <FormRow>
          <TextInput source="author_name" helperText={help.author_name} />
          <TextInput
            source="author_email"
            type="email"
            validate={VALIDATE.author_email}
            helperText={help.author_email}
          />
        </FormRow>
        <ParisMomentInput source="published_at" helperText={help.published_at} />
      </Panel>
      <Panel {...sections.search}>
        <TextInput
          source="seo_description"
          validate={VALIDATE.seo_description}
          helperText={help.seo_description}
          multiline
        />
        <SeoPreview description={['seo_description', 'excerpt']} />
      </Panel>
    </Stack>
  );
}

function ExcerptInput() {
  const excerpt = useWatch({ name: 'excerpt' }) as string | null | undefined;
  return (
    <TextInput
      source="excerpt"
      validate={VALIDATE.excerpt}
      helperText={texts.help.excerpt(excerpt?.length ?? 0, CARD_EXCERPT)}
      multiline
      minRows={2}
    />
  );
}

/** The picture, with the illustration of the first category where there is none. */
function ArticlePictureInput() {
  const [first] = (useWatch({ name: 'category_ids' }) as number[] | null | undefined) ?? [];
  const { data } = useGetOne<CategoryRecord>(
    'categories',
    { id: first ?? 0 },
    { enabled: first !== undefined },
  );
  const record = useRecordContext<ArticleRecord>();
  const slug = (useWatch({ name: 'slug' }) as string | undefined) ?? '';
  // A drawing of somebody says more than the category's kind does.
  const kind = record?.categories[0]?.id === first ? record?.illustration : data?.illustration;
  return <PictureInput source="featured_image_id" illustration={kind && drawnIllustration(kind, slug)} />;
}
