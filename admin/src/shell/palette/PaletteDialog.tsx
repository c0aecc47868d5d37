import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { shell } from '../shell.fr';
import { optionsFor, type PaletteOption } from './palette-options';
import { fixedOptions, useRecordOptions } from './use-palette';

const texts = shell.palette;

interface Props {
  recent: PaletteOption[];
  onChoose: (option: PaletteOption) => void;
  onClose: () => void;
}

/** One field for records, screens and acts, by keyboard. */
export function PaletteDialog({ recent, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const fixed = useMemo(() => fixedOptions(), []);
  const records = useRecordOptions(typed);
  const lately = recent.map((one) => ({ ...one, group: texts.recent }));
  const options = optionsFor(typed, lately, fixed, records.options);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': texts.title,
          sx: { mx: { xs: 1, sm: 4 }, mt: { xs: 1, sm: '10vh' }, p: 2, pb: 1 },
        },
      }}
    >
      <Autocomplete<PaletteOption>
        open
        autoHighlight
        disablePortal
        value={null}
        inputValue={typed}
        options={options}
        groupBy={({ group }) => group}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ label }) => label}
        // What matches is chosen already.
        filterOptions={(all) => all}
        onInputChange={(_event, value, reason) => reason === 'input' && setTyped(value)}
        onChange={(_event, option) => typeof option === 'object' && option && onChoose(option)}
        // Its list is always open: Escape would only be swallowed.
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        noOptionsText={records.isSearching && typed ? texts.searching : texts.nothing}
        forcePopupIcon={false}
        slots={{ popper: Below, paper: Box }}
        slotProps={{ listbox: { sx: { maxHeight: 'min(56vh, 480px)', pb: 0 } } }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={texts.title}
            placeholder={texts.placeholder}
            autoFocus
            margin="none"
          />
        )}
      />
      {records.hasFailed && (
        <Typography role="status" variant="body2" color="error" sx={{ py: 1 }}>
          {texts.failed}
        </Typography>
      )}
    </Dialog>
  );
}

/** The list is part of the dialog, below its field. */
const Below = ({ children }: PopperProps) => (
  <Box sx={{ mt: 1 }}>{typeof children === 'function' ? null : children}</Box>
);
