import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffCreated } from '@livres/api/contract';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { staff as texts } from './staff.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';

/** The only time that a code can be read: neither Escape nor a click beside closes it. */
export function CodeShownOnce({ created, onClose }: { created: StaffCreated; onClose: () => void }) {
  return (
    <TitledDialog
      title={texts.code_title(created.name)}
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.noted}
        </Button>
      }
    >
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
    </TitledDialog>
  );
}
