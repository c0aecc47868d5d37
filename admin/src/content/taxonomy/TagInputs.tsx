import { TAXONOMY_LIMITS, TAXONOMY_MESSAGES } from '@livres/api/contract';
import { maxLength, required, TextInput } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { SlugInput } from '../../shared/records/SlugInput';
import { DescriptionInput } from './DescriptionInput';
import { taxonomy as texts } from './taxonomy.fr';

const NAME = [required(TAXONOMY_MESSAGES.tag_name_required), maxLength(TAXONOMY_LIMITS.max_name)];

/** The form of a tag, new or not. */
export function TagInputs() {
  return (
    <Panel {...texts.sections.tag}>
      <TextInput source="name" validate={NAME} helperText={texts.help.name} />
      <DescriptionInput />
      <SlugInput />
    </Panel>
  );
}
