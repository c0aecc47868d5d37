import { useController } from 'react-hook-form';
import { FolderSelect, NO_FOLDER } from '../../shared/pictures/FolderSelect';
import { pictureTexts } from '../../shared/pictures/picture.fr';

/** The folder of the record. */
export function FolderInput() {
  const { field } = useController<{ folder_id: number | null }>({ name: 'folder_id' });
  return (
    <FolderSelect
      label={pictureTexts.folder}
      value={field.value ?? NO_FOLDER}
      onChange={(folder) => field.onChange(folder === NO_FOLDER ? null : folder)}
    />
  );
}
