import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { slugOf } from '@livres/api/contract';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContentKind, type ContentRecord } from './content-kind';
import { form as texts } from './form.fr';

/** The end of the page's address: suggested from the title, shown in full, with what becomes of the old one. */
export function SlugInput() {
  const { resource, title, publicPath } = useContentKind();
  const translate = useTranslate();
  const origin = translate(`resources.${resource}.fields.${title}`);
  const { setValue } = useFormContext();
  const [name, slug] = useWatch({ name: [title, 'slug'] }) as (string | null | undefined)[];
  const suggestion = slugOf(name ?? '');
  const take = () => setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true });
  const button = slug && suggestion && slug !== suggestion && (
    <InputAdornment position="end">
      <Button size="small" onClick={take}>
        {texts.slug_suggest(origin)}
      </Button>
    </InputAdornment>
  );
  return (
    <TextInput
      source="slug"
      {...(publicPath ? {} : { label: texts.slug_alone })}
      placeholder={suggestion}
      helperText={<SlugHelp slug={slug || suggestion} origin={origin} />}
      slotProps={{ input: { endAdornment: button } }}
    />
  );
}

function SlugHelp({ slug, origin }: { slug: string; origin: string }) {
  const { publicPath } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const address = (end: string) => window.location.host + (publicPath?.(end) ?? '');
  const today = record?.public_slug;
  return (
    <>
      {publicPath && slug ? texts.slug_full(address(slug)) : texts.slug_help(origin)}
      {publicPath && today && slug !== '' && slug !== today && (
        <>
          <br />
          {texts.slug_redirect(address(today))}
        </>
      )}
    </>
  );
}
