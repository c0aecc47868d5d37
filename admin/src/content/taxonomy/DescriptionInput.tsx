import { TAXONOMY_LIMITS } from '@livres/api/contract';
import { maxLength, TextInput } from 'react-admin';
import { taxonomy as texts } from './taxonomy.fr';

const NO_LONGER = maxLength(TAXONOMY_LIMITS.max_description);

export const DescriptionInput = () => (
  <TextInput source="description" validate={NO_LONGER} helperText={texts.help.description} multiline />
);
