import LessIcon from '@mui/icons-material/Remove';
import MoreIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PhysicalDonationType } from '@livres/api/contract';
import { useId } from 'react';
import { categoriesOf, type Quantities } from './collected';
import { pickups as texts } from './pickups.fr';

interface Props {
  kind: PhysicalDonationType;
  quantities: Quantities;
  /** By category; `collected` for the whole. */
  faults: Record<string, string>;
  onChange: (quantities: Quantities) => void;
}

/** How much there was of each category, by hand or by thumb. */
export function CollectedInputs({ kind, quantities, faults, onChange }: Props) {
  const helpId = useId();
  const write = (category: string, value: string) => onChange({ ...quantities, [category]: value });
  return (
    <Box component="fieldset" aria-describedby={helpId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 650 }}>
        {texts.collected}
      </Typography>
      <FormHelperText id={helpId} error={Boolean(faults['collected'])} sx={{ mb: 1 }}>
        {faults['collected'] ?? texts.collected_help}
      </FormHelperText>
      {categoriesOf(kind).map((category) => (
        <Quantity
          key={category}
          category={category}
          value={quantities[category] ?? ''}
          fault={faults[category]}
          onChange={(value) => write(category, value)}
        />
      ))}
    </Box>
  );
}

interface QuantityProps {
  category: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function Quantity({ category, value, fault, onChange }: QuantityProps) {
  const number = Math.max(0, Math.trunc(Number(value)) || 0);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography aria-hidden sx={{ flex: 1, minWidth: 0 }}>
          {category}
        </Typography>
        <IconButton
          aria-label={texts.less(category)}
          disabled={number === 0}
          onClick={() => onChange(number > 1 ? String(number - 1) : '')}
          sx={THUMB}
        >
          <LessIcon />
        </IconButton>
        <TextField
          value={value}
          onChange={({ target }) => onChange(target.value)}
          error={Boolean(fault)}
          slotProps={{
            htmlInput: { inputMode: 'numeric', 'aria-label': texts.quantity_of(category), sx: NUMBER },
          }}
          sx={{ width: 84, my: 0 }}
        />
        <IconButton aria-label={texts.more(category)} onClick={() => onChange(String(number + 1))} sx={THUMB}>
          <MoreIcon />
        </IconButton>
      </Box>
      {fault && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}

const THUMB = { width: 44, height: 44 } as const;
const NUMBER = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
