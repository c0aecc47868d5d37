import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ApiError } from '@livres/api/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { dayInParis } from '../../shared/format/calendar-days';
import { Panel } from '../../shared/layout/Panel';
import { accountTexts as texts } from './reconciliation.fr';
import { RECONCILIATION } from './reconciliation-queries';

/** What is on the account by the bank's site, where no statement says it. */
export function BalanceForm({ accounts }: { accounts: string[] }) {
  const [today] = useState(() => dayInParis(Date.now()));
  const [account, setAccount] = useState(accounts[0] ?? '');
  const [day, setDay] = useState(today);
  const [amount, setAmount] = useState('');
  const queries = useQueryClient();
  const notify = useNotify();
  const save = useMutation({
    mutationFn: () => api.post('/admin/bank-balances', { account, day, amount }),
    onSuccess: () => {
      setAmount('');
      notify(texts.saved, { type: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: RECONCILIATION }),
  });
  const faults = save.error instanceof ApiError ? (save.error.body.errors ?? {}) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Panel title={texts.balance_title} help={texts.balance_help}>
      <Box component="form" onSubmit={submit} noValidate sx={FORM}>
        {accounts.length > 1 && (
          <TextField
            select
            size="small"
            label={texts.account}
            value={account}
            onChange={({ target }) => setAccount(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            {accounts.map((name) => (
              <MenuItem key={name} value={name}>
                {name || texts.no_account}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          size="small"
          type="date"
          label={texts.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={faults['day'] !== undefined}
          helperText={faults['day']}
          slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
        />
        <TextField
          size="small"
          label={texts.amount}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={faults['amount'] !== undefined}
          helperText={faults['amount']}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 30 } }}
        />
        <Button type="submit" variant="outlined" loading={save.isPending}>
          {texts.save}
        </Button>
      </Box>
      {save.error && Object.keys(faults).length === 0 && (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          {save.error.message}
        </Alert>
      )}
    </Panel>
  );
}

const FORM = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' } as const;
