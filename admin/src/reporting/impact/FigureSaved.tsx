import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FigureRecord } from '@livres/api/contract';
import type { FigureEdit } from './figure-edit';
import { figures as texts, figureText } from './figures.fr';

interface Props {
  figure: FigureRecord;
  edit: Extract<FigureEdit, { step: 'refused' | 'contested' }>;
  /** Over which version. */
  onSave: (version: number) => void;
  onDrop: () => void;
}

/** What was typed and is not saved, why, and the two ways on. */
export function FigureSaved({ figure: { unit }, edit, onSave, onDrop }: Props) {
  const { typed } = edit;
  if (edit.step === 'refused')
    return (
      <Kept
        said={[texts.not_saved(typed), edit.reason]}
        keep={texts.retry(typed)}
        drop={texts.give_up}
        isNews={false}
        onKeep={() => onSave(edit.version)}
        onDrop={onDrop}
      />
    );
  const { theirs, problem } = edit;
  const value = figureText(theirs.value, unit);
  const who = problem.changed_by ?? theirs.updated_by;
  return (
    <Kept
      said={[texts.contested(who, problem.changed_at ?? theirs.updated_at, value), texts.yours(typed)]}
      keep={texts.keep_mine(typed)}
      drop={texts.keep_theirs(value)}
      onKeep={() => onSave(theirs.version)}
      onDrop={onDrop}
    />
  );
}

interface KeptProps {
  said: string[];
  keep: string;
  drop: string;
  /** A toast has shown it already, or nothing has. */
  isNews?: boolean;
  onKeep: () => void;
  onDrop: () => void;
}

function Kept({ said, keep, drop, isNews = true, onKeep, onDrop }: KeptProps) {
  return (
    <Alert severity="warning" role={isNews ? 'alert' : 'group'} sx={{ my: 1 }}>
      {said.map((sentence) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" onClick={onKeep}>
          {keep}
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={onDrop}>
          {drop}
        </Button>
      </Stack>
    </Alert>
  );
}
