import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CHECK_IN_LIMITS } from '@livres/api/contract';
import { type SubmitEvent, useState } from 'react';
import { texts } from './check-in.fr';

interface Props {
  name: string | null;
  onChange: (name: string | null) => void;
}

export function DoorName({ name, onChange }: Props) {
  const [typed, setTyped] = useState('');
  if (name !== null)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.door_is(name)}</Typography>
        <Button size="small" onClick={() => onChange(null)}>
          {texts.door_change}
        </Button>
      </Box>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange(typed);
  };
  return (
    <Card
      component="form"
      onSubmit={submit}
      sx={{
        p: 2,
        mb: 2,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        overflow: 'visible',
      }}
    >
      <TextField
        fullWidth
        label={texts.door}
        helperText={texts.door_help}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: CHECK_IN_LIMITS.door } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!typed.trim()}
        sx={{ alignSelf: { sm: 'flex-start' }, py: 1.75, whiteSpace: 'nowrap' }}
      >
        {texts.door_save}
      </Button>
    </Card>
  );
}
