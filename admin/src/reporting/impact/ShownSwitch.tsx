import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { places as texts } from './places.fr';

interface Props {
  label: string;
  checked: boolean;
  /** Nothing for who may only read. */
  onChange: (() => void) | undefined;
}

/** Whether the site shows a place or a year, in words beside the switch. */
export function ShownSwitch({ label, checked, onChange }: Props) {
  return (
    <FormControlLabel
      label={checked ? texts.shown_short : texts.hidden_short}
      disabled={!onChange}
      control={
        <Switch
          size="small"
          checked={checked}
          onChange={onChange}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
      slotProps={{ typography: { variant: 'body2', sx: { minWidth: 72 } } }}
      sx={{ m: 0, gap: 1 }}
    />
  );
}
