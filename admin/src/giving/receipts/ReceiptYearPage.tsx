import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Title } from 'react-admin';
import { recentYears } from './gift-years';
import { BatchPanel } from './BatchPanel';
import { DeclarationPanel } from './DeclarationPanel';
import { texts } from './receipt.fr';
import { ReceiptsOff } from './ReceiptsOff';
import { ReceiptTabs } from './ReceiptTabs';

/** What a year of gifts asks for: the receipts that are still to be issued, and the declaration. */
export default function ReceiptYearPage() {
  const years = recentYears(Date.now());
  const [year, setYear] = useState(years[1]!);
  return (
    <>
      <Title title={texts.tabs.year} />
      <ReceiptTabs />
      <ReceiptsOff />
      <Stack sx={{ gap: 2, mt: 2, maxWidth: 860 }}>
        <TextField
          select
          label={texts.batch.year}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ width: 220 }}
        >
          {years.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <BatchPanel year={year} />
        <DeclarationPanel year={year} />
      </Stack>
    </>
  );
}
