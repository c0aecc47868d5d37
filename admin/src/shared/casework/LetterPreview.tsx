import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CaseLetterPreview } from '@livres/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { feedback } from '../feedback/feedback.fr';
import { Facts } from '../layout/Facts';
import type { CaseRecord } from './case-kind';
import { casework } from './casework.fr';
import { useFilledLetter } from './use-letter';

const texts = casework.letter;

interface Props {
  record: CaseRecord;
  letter: Record<'subject' | 'body' | 'status', string>;
  onClose: () => void;
}

/** The letter as it will be read; one that cannot leave says why, and closes. */
export function LetterPreview({ record, letter, onClose }: Props) {
  const { mutate, data } = useFilledLetter(record);
  const fill = useEffectEvent(() => mutate(letter, { onError: onClose }));
  useEffect(() => fill(), []);
  return (
    <Dialog open onClose={onClose} aria-labelledby="letter-preview" maxWidth="sm" fullWidth>
      <DialogTitle id="letter-preview">{texts.preview_title}</DialogTitle>
      <DialogContent>
        {data ? <Letter letter={data} /> : <Skeleton variant="rounded" height={240} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {feedback.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Letter({ letter: { to, subject, body } }: { letter: CaseLetterPreview }) {
  return (
    <>
      <Facts
        facts={[
          [texts.to, to],
          [texts.subject, subject],
        ]}
      />
      <Typography sx={PAPER}>{body}</Typography>
    </>
  );
}

const PAPER = {
  mt: 2,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderTop: 4,
  borderTopColor: 'primary.main',
  borderRadius: 1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
