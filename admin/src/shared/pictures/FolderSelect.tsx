import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { MediaFolder } from '@livres/api/contract';
import { pictureTexts } from './picture.fr';
import { useFolders } from './use-folders';

export const ALL_FOLDERS = -1;
export const NO_FOLDER = 0;

interface Props {
  label: string;
  /** A folder's number, NO_FOLDER, or ALL_FOLDERS where that is offered. */
  value: number;
  onChange: (folder: number) => void;
  offersAll?: boolean;
  /** What the choice at the top is called, where it is not « Sans dossier ». */
  none?: string;
  isOffered?: (folder: MediaFolder) => boolean;
}

/** One folder of the library, by its whole path. */
export function FolderSelect({ label, value, onChange, offersAll = false, none, isOffered }: Props) {
  const folders = useFolders().filter((folder) => isOffered?.(folder) ?? true);
  const isKnown = value <= NO_FOLDER || folders.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : NO_FOLDER}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {offersAll && <MenuItem value={ALL_FOLDERS}>{pictureTexts.all_folders}</MenuItem>}
      <MenuItem value={NO_FOLDER}>{none ?? pictureTexts.no_folder}</MenuItem>
      {folders.map(({ id, path }) => (
        <MenuItem key={id} value={id}>
          {path.join(' / ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
