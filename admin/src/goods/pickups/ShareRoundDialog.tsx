import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RoundLink, RoundLinkRequest } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../shared/api/api';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { frenchMoment } from '../../shared/format/french-date';
import { texts } from './round.fr';

interface Props {
  date: string;
  assignedTo: string | null;
  onClose: () => void;
}

/** A private link for a volunteer without an account: what it shows is explained before it is made. */
export function ShareRoundDialog({ date, assignedTo, onClose }: Props) {
  const titleId = useId();
  const link = useMutation({
    mutationFn: (request: RoundLinkRequest) => api.post('/admin/pickup-rounds/link', request),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{texts.share_title}</DialogTitle>
      <DialogContent>
        {assignedTo === null ? (
          <Typography>{texts.share_choose}</Typography>
        ) : (
          <Stack sx={{ gap: 1.5 }}>
            <Typography>{texts.share_what(assignedTo, date)}</Typography>
            <Alert severity="warning">{texts.share_again}</Alert>
            {link.error && <Alert severity="error">{link.error.message}</Alert>}
            {link.data && <MadeLink date={date} {...link.data} />}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        {assignedTo !== null && !link.data && (
          <Button
            variant="contained"
            loading={link.isPending}
            onClick={() => link.mutate({ date, assigned_to: assignedTo })}
          >
            {texts.share_make}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function MadeLink({ date, token, expires_at }: RoundLink & { date: string }) {
  const address = `${window.location.origin}/tournee/${encodeURIComponent(token)}`;
  const subject = encodeURIComponent(texts.mail_subject(date));
  const body = encodeURIComponent(texts.mail_body(date, address));
  return (
    <>
      <TextField
        label={texts.share_link}
        value={address}
        helperText={texts.share_until(frenchMoment(expires_at))}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CopyButton variant="contained" label={texts.copy} text={() => address} />
        <Button variant="outlined" startIcon={<MailIcon />} href={`mailto:?subject=${subject}&body=${body}`}>
          {texts.mail}
        </Button>
      </Stack>
    </>
  );
}
