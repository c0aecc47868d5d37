import {
  drawnIllustration,
  CATEGORY_COLOR_LABELS,
  CATEGORY_ILLUSTRATION_LABELS,
  TAXONOMY_LIMITS,
  TAXONOMY_MESSAGES,
} from '@livres/api/contract';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { SlugInput } from '../../shared/records/SlugInput';
import { DescriptionInput } from './DescriptionInput';
import { taxonomy as texts } from './taxonomy.fr';
import { choicesOf } from '../../shared/format/choices';

const ILLUSTRATIONS = choicesOf(CATEGORY_ILLUSTRATION_LABELS);
const COLORS = choicesOf(CATEGORY_COLOR_LABELS);
const NAME = [required(TAXONOMY_MESSAGES.category_name_required), maxLength(TAXONOMY_LIMITS.max_name)];

/** The form of a category, new or not. */
export function CategoryInputs() {
  const illustration = useWatch({ name: 'illustration' }) as string | undefined;
  const slug = (useWatch({ name: 'slug' }) as string | undefined) ?? '';
  return (
    <Panel {...texts.sections.category}>
      <TextInput source="name" validate={NAME} helperText={texts.help.name} />
      <DescriptionInput />
      <FormRow>
        <SelectInput source="illustration" choices={ILLUSTRATIONS} validate={required()} helperText={false} />
        <SelectInput source="color" choices={COLORS} validate={required()} helperText={false} />
      </FormRow>
      <FallbackPicture
        key={illustration}
        src={null}
        alt=""
        illustration={illustration && drawnIllustration(illustration, slug)}
        sx={{ width: 240, maxWidth: '100%', aspectRatio: '16 / 9', borderRadius: 1, mb: 2 }}
      />
      <SlugInput />
    </Panel>
  );
}
