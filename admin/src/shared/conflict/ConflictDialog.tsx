import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ConflictProblem } from '@livres/api/contract';
import { useResourceContext, useTranslate } from 'react-admin';
import { feedback } from '../feedback/feedback.fr';
import { conflict } from './conflict.fr';

interface Props {
  problem: ConflictProblem;
  /** The fields that staff were about to change; none where they were about to do something else. */
  mine: string[];
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

export function ConflictDialog({ problem, mine, busy, onTheirs, onMine, onClose }: Props) {
  const texts = mine.length > 0 ? conflict.save : conflict.move;
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict-title">{conflict.title}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{conflict.who(problem.changed_by, problem.changed_at)}</Typography>
        <FieldNames title={conflict.fields} fields={problem.changed_fields} />
        <FieldNames title={conflict.mine} fields={mine} />
        <Typography>{texts.choose}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{feedback.cancel}</Button>
        <Button variant="outlined" onClick={onTheirs}>
          {texts.theirs}
        </Button>
        <Button variant="contained" onClick={onMine} loading={busy}>
          {texts.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FieldNames({ title, fields }: { title: string; fields: string[] }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  if (fields.length === 0) return null;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <ul>
        {fields.map((field) => (
          <li key={field}>{translate(`resources.${resource}.fields.${field}`, { _: field })}</li>
        ))}
      </ul>
    </>
  );
}
