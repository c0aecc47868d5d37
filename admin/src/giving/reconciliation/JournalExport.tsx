import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../shared/api/save-file';
import { dayInParis } from '../../shared/format/calendar-days';
import { Panel } from '../../shared/layout/Panel';
import { accountTexts as texts } from './reconciliation.fr';

const YEARS_BACK = 10;

/** The entries of a year, as the accountant takes them. */
export function JournalExport() {
  const [now] = useState(() => Number(dayInParis(Date.now()).slice(0, 4)));
  const [year, setYear] = useState(now);
  const save = useMutation({
    mutationFn: (file: 'fec' | 'fec-description' | 'journal.csv') =>
      saveFile(`/admin/accounting/${file}`, { year: String(year) }, `journal-${year}.csv`),
  });
  return (
    <Panel title={texts.export} help={texts.export_help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={texts.year}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ minWidth: 110 }}
        >
          {Array.from({ length: YEARS_BACK }, (_, back) => now - back).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" loading={save.isPending} onClick={() => save.mutate('fec')}>
          {texts.fec}
        </Button>
        <Button variant="outlined" loading={save.isPending} onClick={() => save.mutate('fec-description')}>
          {texts.description}
        </Button>
        <Button variant="outlined" loading={save.isPending} onClick={() => save.mutate('journal.csv')}>
          {texts.csv}
        </Button>
      </Box>
      {save.error && (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          {save.error.message}
        </Alert>
      )}
    </Panel>
  );
}
