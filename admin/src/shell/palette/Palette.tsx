import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { shell } from '../shell.fr';
import { PaletteDialog } from './PaletteDialog';
import { rememberChoice, type PaletteOption } from './palette-options';

/** What leads anywhere: its button, and Ctrl K or ⌘ K. What was chosen is forgotten with the session, as it may name people. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<PaletteOption[]>([]);
  const navigate = useNavigate();
  const notify = useNotify();
  useShortcut(() => setOpen(true));

  function choose(option: PaletteOption): void {
    setOpen(false);
    setRecent(rememberChoice(recent, option));
    if (option.path) void navigate(option.path);
    option.run?.().catch((error: Error) => notify(error.message, { type: 'error' }));
  }

  return (
    <>
      <Tooltip title={shell.palette.shortcut}>
        <IconButton
          color="inherit"
          onClick={() => setOpen(true)}
          aria-label={shell.palette.open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          sx={{ width: 44, height: 44 }}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && <PaletteDialog recent={recent} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
