import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SETTING_LIMITS } from '@livres/api/contract';
import { useState } from 'react';
import { feedback } from '../../shared/feedback/feedback.fr';
import type { SettingChange } from './setting-drafts';
import { savedInFrench, valueInFrench } from './setting-labels';
import { settings as texts } from './settings.fr';

interface Props {
  changes: SettingChange[];
  busy: boolean;
  /** Why the last try saved nothing. */
  error: Error | null;
  onSave: (reason: string) => void;
  onClose: () => void;
}

/** What the site says now and what it will say, and why, before it is saved. */
export function SettingsDifference({ changes, busy, error, onSave, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="difference-title">
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSave(reason);
        }}
      >
        <DialogTitle id="difference-title">{texts.review_title}</DialogTitle>
        <DialogContent>
          <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gap: 2 }}>
            {changes.map((change) => (
              <Difference key={change.setting.key} {...change} />
            ))}
          </Box>
          <TextField
            label={texts.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText={texts.reason_help}
            slotProps={{ htmlInput: { maxLength: SETTING_LIMITS.max_reason } }}
          />
          {error && (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {error.message} {texts.save_failed}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{feedback.cancel}</Button>
          <Button type="submit" variant="contained" loading={busy} autoFocus>
            {error ? feedback.retry : texts.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function Difference({ setting, draft }: SettingChange) {
  return (
    <div>
      <Typography component="dt" sx={{ fontWeight: 650 }}>
        {setting.label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {savedInFrench(setting) || texts.empty_value}
        </Box>
        {' → '}
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
          {valueInFrench(setting, draft.value) || texts.empty_value}
        </Box>
      </Typography>
    </div>
  );
}
