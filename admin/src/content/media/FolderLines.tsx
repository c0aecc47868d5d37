import AllIcon from '@mui/icons-material/PhotoLibraryOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import OpenIcon from '@mui/icons-material/FolderOpen';
import LooseIcon from '@mui/icons-material/InsertPhotoOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import type { MediaFolder } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { ALL_FOLDERS, NO_FOLDER } from '../../shared/pictures/FolderSelect';
import { pictureTexts } from '../../shared/pictures/picture.fr';
import { folders as texts } from './folder.fr';

interface Props {
  folders: MediaFolder[];
  current: number;
  onOpen: (folder: number) => void;
}

export function FolderLines({ folders, current, onOpen }: Props) {
  const line = (id: number, name: string, icon: ReactNode, depth = 0, pictures?: number) => (
    <ListItem key={id} disablePadding>
      <ListItemButton
        dense
        selected={id === current}
        aria-current={id === current ? 'true' : undefined}
        onClick={() => onOpen(id)}
        sx={{ borderRadius: 1, pl: 1 + depth * 2 }}
      >
        <ListItemIcon sx={{ minWidth: 32 }}>{icon}</ListItemIcon>
        <Typography variant="body2" noWrap title={name} sx={{ flex: 1 }}>
          {name}
        </Typography>
        {pictures !== undefined && (
          <Typography
            variant="caption"
            color="textSecondary"
            aria-label={texts.pictures(pictures)}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {pictures}
          </Typography>
        )}
      </ListItemButton>
    </ListItem>
  );
  return (
    <List disablePadding>
      {line(ALL_FOLDERS, pictureTexts.all_folders, <AllIcon fontSize="small" />)}
      {line(NO_FOLDER, pictureTexts.no_folder, <LooseIcon fontSize="small" />)}
      {folders.map(({ id, name, path, pictures }) => {
        const icon = id === current ? <OpenIcon fontSize="small" /> : <FolderIcon fontSize="small" />;
        return line(id, name, icon, path.length - 1, pictures);
      })}
    </List>
  );
}
