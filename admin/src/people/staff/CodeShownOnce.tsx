import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { StaffCreated } from '@livres/api/contract';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { staff as texts } from './staff.fr';

/** The only time that a code can be read: neither Escape nor a click beside closes it. */
export function CodeShownOnce({ created, onClose }: { created: StaffCreated; onClose: () => void }) {
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="code-title">
      <DialogTitle id="code-title">{texts.code_title(created.name)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.code_warning}
        </Alert>
        <TextField
          id="new-code"
          label={texts.code_label}
          value={created.code}
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: '1.1rem' } } }}
        />
        <CopyButton label={texts.copy} text={() => created.code} sx={{ mt: 1 }} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.noted}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
