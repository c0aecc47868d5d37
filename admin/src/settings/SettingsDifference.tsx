import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { feedback } from '../shared/feedback/feedback.fr';
import { settings as texts } from './settings.fr';
import type { SettingChange } from './use-settings';

interface Props {
  changes: SettingChange[];
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** What the site says now and what it will say, before it is saved. */
export function SettingsDifference({ changes, busy, onSave, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="difference-title">
      <DialogTitle id="difference-title">{texts.review_title}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
          {changes.map(({ setting: { key, label, value: before }, value }) => (
            <div key={key}>
              <Typography component="dt" sx={{ fontWeight: 650 }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {before || texts.empty_value}
                </Box>
                {' → '}
                <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
                  {value || texts.empty_value}
                </Box>
              </Typography>
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{feedback.cancel}</Button>
        <Button variant="contained" onClick={onSave} loading={busy} autoFocus>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
