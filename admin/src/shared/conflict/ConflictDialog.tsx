import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ConflictProblem } from '@livres/api/contract';
import { feedback } from '../feedback/feedback.fr';
import { conflict } from './conflict.fr';
import { TitledDialog } from '../layout/TitledDialog';
import { useFieldNames } from './use-field-names';

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
    <TitledDialog
      title={conflict.title}
      onClose={onClose}
      dismiss={feedback.cancel}
      actions={
        <>
          <Button variant="outlined" onClick={onTheirs}>
            {texts.theirs}
          </Button>
          <Button variant="contained" onClick={onMine} loading={busy}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Typography gutterBottom>{conflict.who(problem.changed_by, problem.changed_at)}</Typography>
      <FieldNames title={conflict.fields} fields={problem.changed_fields} />
      <FieldNames title={conflict.mine} fields={mine} />
      <Typography>{texts.choose}</Typography>
    </TitledDialog>
  );
}

function FieldNames({ title, fields }: { title: string; fields: string[] }) {
  const nameOf = useFieldNames();
  if (fields.length === 0) return null;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <ul>
        {fields.map((field) => (
          <li key={field}>{nameOf(field)}</li>
        ))}
      </ul>
    </>
  );
}
