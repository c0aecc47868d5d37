import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { importTexts as texts } from './statement-import.fr';

interface Props {
  /** The accounts that the file itself names; an empty one where it names none. */
  read: string[];
  account: string;
  onChange: (account: string) => void;
}

/** Which account a spreadsheet is of, where it does not say: twins on two accounts are two lines. */
export function StatementAccount({ read, account, onChange }: Props) {
  const [typed, setTyped] = useState(account);
  if (account === '' && !read.includes('')) return null;
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim());
      }}
    >
      <TextField
        size="small"
        label={texts.account}
        helperText={texts.account_help}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      <Button type="submit" disabled={typed.trim() === account}>
        {texts.account_set}
      </Button>
    </Box>
  );
}
