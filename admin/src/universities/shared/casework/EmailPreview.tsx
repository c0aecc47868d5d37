import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CaseEmailPreview } from '@livres/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { feedback } from '../../../shared/feedback/feedback.fr';
import { DetailList } from '../../../shared/layout/DetailList';
import type { CaseRecord } from './case-kind';
import { casework } from './casework.fr';
import { useFilledEmail } from './use-email';
import { TitledDialog } from '../../../shared/layout/TitledDialog';

const texts = casework.letter;

interface Props {
  record: CaseRecord;
  letter: Record<'subject' | 'body' | 'status', string>;
  onClose: () => void;
}

/** The email as it will be read; one that cannot leave says why, and closes. */
export function EmailPreview({ record, letter, onClose }: Props) {
  const { mutate, data } = useFilledEmail(record);
  const fill = useEffectEvent(() => mutate(letter, { onError: onClose }));
  useEffect(() => fill(), []);
  return (
    <TitledDialog
      title={texts.preview_title}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {feedback.close}
        </Button>
      }
    >
      {data ? <Email letter={data} /> : <Skeleton variant="rounded" height={240} />}
    </TitledDialog>
  );
}

function Email({ letter: { to, subject, body } }: { letter: CaseEmailPreview }) {
  return (
    <>
      <DetailList
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
