import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SPREAD_LINE } from '../../../shared/layout/sx';

interface Props {
  label: string;
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchLine({ label, help, checked, onChange }: Props) {
  const [labelId, helpId] = [useId(), useId()];
  return (
    <Box sx={{ ...SPREAD_LINE, borderTop: 1, borderColor: 'divider' }}>
      <div>
        <Typography id={labelId} sx={{ fontWeight: 650 }}>
          {label}
        </Typography>
        <Typography id={helpId} variant="body2" color="textSecondary">
          {help}
        </Typography>
      </div>
      <Switch
        checked={checked}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { 'aria-labelledby': labelId, 'aria-describedby': helpId } }}
      />
    </Box>
  );
}
