import type { TagRecord } from '@livres/api/contract';
import { AutocompleteArrayInput, ReferenceArrayInput, useDataProvider, useNotify } from 'react-admin';
import { article as texts } from './article.fr';
import { BY_NAME } from '../../shared/records/reference-choices';

const ALL = 100;
const asked = (q: string) => ({ q });

export function CategoriesInput() {
  return (
    <ReferenceArrayInput source="category_ids" reference="categories" sort={BY_NAME} perPage={ALL}>
      <AutocompleteArrayInput optionText="name" filterToQuery={asked} helperText={texts.help.categories} />
    </ReferenceArrayInput>
  );
}

/** Tags, among which a word that is none yet becomes one. */
export function TagsInput() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const add = async (name?: string) => {
    if (!name?.trim()) return undefined;
    try {
      const { data: tag } = await dataProvider.create<TagRecord>('tags', { data: { name: name.trim() } });
      notify(texts.tag_created(tag.name), { type: 'success' });
      return tag;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
  };
  return (
    <ReferenceArrayInput source="tag_ids" reference="tags" sort={BY_NAME} perPage={ALL}>
      <AutocompleteArrayInput
        optionText="name"
        filterToQuery={asked}
        onCreate={add}
        createItemLabel={texts.create_tag}
        helperText={texts.help.tags}
      />
    </ReferenceArrayInput>
  );
}
