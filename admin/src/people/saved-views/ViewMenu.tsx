import KeepIcon from '@mui/icons-material/BookmarkAddOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/DriveFileRenameOutline';
import OwnIcon from '@mui/icons-material/PersonOutlined';
import TeamIcon from '@mui/icons-material/GroupOutlined';
import UpdateIcon from '@mui/icons-material/Update';
import ViewsIcon from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedView } from '@livres/api/contract';
import { useId, useState } from 'react';
import { texts } from './saved-views.fr';
import { whoseIs } from './whose-view';

export type ViewAction = 'keep' | 'update' | 'edit' | 'remove';

interface Props {
  views: readonly SavedView[];
  /** The one that is shown, changed since or not. */
  shown: SavedView | null;
  isChanged: boolean;
  onOpen: (view: SavedView) => void;
  onAction: (action: ViewAction) => void;
}

/** The views of a list, and what can be done with the one that is shown. */
export function ViewMenu({ views, shown, isChanged, onOpen, onAction }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<ViewsIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ textAlign: 'left', overflowWrap: 'anywhere', minHeight: { xs: 44, md: 32 } }}
      >
        {shown ? texts.opened(shown.name, isChanged) : texts.menu}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {views.map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view === shown && !isChanged}
            selected={view === shown}
            onClick={then(() => onOpen(view))}
            sx={LINE}
          >
            <ListItemIcon>
              {view.is_shared ? <TeamIcon fontSize="small" /> : <OwnIcon fontSize="small" />}
            </ListItemIcon>
            <ListItemText primary={view.name} secondary={whoseIs(view)} />
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        {actionsOn(shown, isChanged).map(({ action, label, Icon }) => (
          <MenuItem key={action} onClick={then(() => onAction(action))} sx={LINE}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface MenuAction {
  action: ViewAction;
  label: string;
  Icon: typeof KeepIcon;
}

function actionsOn(shown: SavedView | null, isChanged: boolean): MenuAction[] {
  const keep: MenuAction = { action: 'keep', label: texts.keep, Icon: KeepIcon };
  if (!shown?.may_change) return [keep];
  const update: MenuAction = { action: 'update', label: texts.update(shown.name), Icon: UpdateIcon };
  return [
    ...(isChanged ? [update] : []),
    keep,
    { action: 'edit', label: texts.edit(shown.name), Icon: EditIcon },
    { action: 'remove', label: texts.remove(shown.name), Icon: RemoveIcon },
  ];
}

const LINE = { whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: 420 } as const;
