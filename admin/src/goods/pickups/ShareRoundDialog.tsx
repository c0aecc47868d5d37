import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RoundLink, RoundLinkRequest } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { frenchMoment } from '../../shared/format/french-date';
import { texts } from './round.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';

interface Props {
  date: string;
  assignedTo: string | null;
  onClose: () => void;
}

/** A private link for a volunteer without an account: what it shows is explained before it is made. */
export function ShareRoundDialog({ date, assignedTo, onClose }: Props) {
  const link = useMutation({
    mutationFn: (request: RoundLinkRequest) => api.post('/admin/pickup-rounds/link', request),
  });
  return (
    <TitledDialog
      title={texts.share_title}
      onClose={onClose}
      dismiss={texts.close}
      actions={
        assignedTo !== null &&
        !link.data && (
          <Button
            variant="contained"
            loading={link.isPending}
            onClick={() => link.mutate({ date, assigned_to: assignedTo })}
          >
            {texts.share_make}
          </Button>
        )
      }
    >
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
    </TitledDialog>
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
