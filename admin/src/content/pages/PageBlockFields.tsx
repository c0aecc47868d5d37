import { PAGE_BLOCK_LABELS, PAGE_LIMITS, PAGE_MESSAGES, type PageBlockType } from '@livres/api/contract';
import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { ITEM_LABELS, page as texts } from './page.fr';
import { choicesOf } from '../../shared/format/choices';

const TYPES = choicesOf(PAGE_BLOCK_LABELS);
const fewEnough = (items: unknown[] | null | undefined) =>
  (items?.length ?? 0) > PAGE_LIMITS.max_items ? `${PAGE_LIMITS.max_items} éléments au plus.` : undefined;

/** The fields of a part, by its type. */
export function PageBlockFields({ type }: { type: PageBlockType }) {
  return (
    <>
      <FormRow>
        <TextInput source="heading" validate={required(PAGE_MESSAGES.heading_required)} helperText={false} />
        <SelectInput source="type" choices={TYPES} validate={required()} helperText={false} />
      </FormRow>
      <RichTextField source="body" />
      {type !== 'text' && <Entries type={type} />}
      <TextInput source="anchor" helperText={texts.help.anchor} sx={{ mt: 2 }} />
    </>
  );
}

function Entries({ type }: { type: Exclude<PageBlockType, 'text'> }) {
  const labels = ITEM_LABELS[type];
  return (
    <ArrayInput source="items" validate={fewEnough} helperText={false}>
      <SimpleFormIterator fullWidth disableClear>
        {labels.detail && <TextInput source="detail" label={labels.detail} helperText={false} />}
        <TextInput source="title" label={labels.title} helperText={false} />
        {labels.text && <TextInput source="text" label={labels.text} multiline helperText={false} />}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
