import CloseIcon from '@mui/icons-material/Close';
import PinIcon from '@mui/icons-material/PushPin';
import IconButton from '@mui/material/IconButton';
import { useLocation } from 'react-router-dom';
import { usePinning, usePins } from '../reporting/shared/use-pins';
import { MenuLine } from './MenuLine';
import { shell } from './shell.fr';

interface Props {
  compact: boolean;
  onNavigate: (() => void) | undefined;
}

/** The screens of figures that whoever is at work has pinned, each with a way to take it off. */
export function PinnedScreens({ compact, onNavigate }: Props) {
  const { pathname, search } = useLocation();
  const { data: pins = [] } = usePins();
  const { unpin, isBusy } = usePinning();
  return pins.map(({ id, label, path }) => (
    <MenuLine
      key={id}
      entry={{ path, label, icon: PinIcon }}
      active={path === pathname + search}
      compact={compact}
      onNavigate={onNavigate}
      action={
        <IconButton
          edge="end"
          aria-label={shell.unpin(label)}
          disabled={isBusy}
          onClick={() => unpin({ id })}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      }
    />
  ));
}
