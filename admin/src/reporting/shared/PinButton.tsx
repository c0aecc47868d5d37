import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import Button from '@mui/material/Button';
import { PIN_LIMITS, PIN_PATH } from '@livres/api/contract';
import { useLocation } from 'react-router-dom';
import { analyticsTexts as texts } from './analytics.fr';
import { usePinning, usePins } from './use-pins';

/** Keeps this screen, as it is asked now, in the menu; where it is there already, takes it off. */
export function PinButton({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const { data: pins } = usePins();
  const { pin, unpin, isBusy } = usePinning();
  const path = pathname + search;
  if (!pins || !PIN_PATH.test(path)) return null;
  const kept = pins.find((one) => one.path === path);
  return (
    <Button
      variant="outlined"
      startIcon={kept ? <PinnedIcon /> : <PinIcon />}
      disabled={isBusy}
      sx={{ alignSelf: 'flex-end' }}
      onClick={() =>
        kept ? unpin(kept) : pin({ label: [...label].slice(0, PIN_LIMITS.label).join(''), path })
      }
    >
      {kept ? texts.unpin : texts.pin}
    </Button>
  );
}
