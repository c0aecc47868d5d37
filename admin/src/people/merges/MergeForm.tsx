import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ComparedField,
  MERGE_FIELD_LABELS,
  type MergeField,
  type MergeSide,
  type PeopleComparison,
} from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { Panel } from '../../shared/layout/Panel';
import { calledOf } from './PersonLines';
import { texts } from './people-merge.fr';

interface Props {
  comparison: PeopleComparison;
  /** One of the two changed since they were compared. */
  onChange: () => void;
}

type Choice = Record<MergeField, MergeSide>;

/** Field by field, which is kept; then the merge, once it is confirmed. */
export function MergeForm({ comparison, onChange }: Props) {
  const { kept, absorbed, fields, stamp } = comparison;
  const suggested = Object.fromEntries(fields.map((one) => [one.field, one.suggested])) as Choice;
  const [choice, setChoice] = useState(suggested);
  const [isAsked, setIsAsked] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const merge = useMutation({
    mutationFn: () =>
      api.post('/admin/people-merges', { kept_id: kept.id, absorbed_id: absorbed.id, ...choice, stamp }),
    onSuccess: ({ moved }) => {
      notify(texts.done(moved), { type: 'success' });
      // Of the two who were compared, one is no more.
      queries.removeQueries({ queryKey: ['people-merges', 'comparison'] });
      void navigate('/people-merges');
      void queries.invalidateQueries();
    },
    onError: (error: Error) => {
      notify(error.message, { type: 'error' });
      setIsAsked(false);
      onChange();
    },
  });
  return (
    <>
      <Panel title={texts.field_choice} help={texts.field_help}>
        <Stack sx={{ gap: 2 }}>
          {fields.map((one) => (
            <FieldChoice
              key={one.field}
              compared={one}
              side={choice[one.field]}
              onChoose={(side) => setChoice({ ...choice, [one.field]: side })}
            />
          ))}
        </Stack>
      </Panel>
      <Button variant="contained" onClick={() => setIsAsked(true)} sx={{ alignSelf: 'flex-start' }}>
        {texts.merge}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.confirm_title}
        action={texts.confirm_action}
        color="primary"
        busy={merge.isPending}
        onConfirm={() => merge.mutate()}
        onClose={() => setIsAsked(false)}
      >
        <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
          <Typography>{texts.confirm(absorbed.email || calledOf(absorbed), kept.email)}</Typography>
          <Typography>{texts.confirm_receipts}</Typography>
          <Typography>{texts.confirm_undo}</Typography>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

interface FieldProps {
  compared: ComparedField;
  side: MergeSide;
  onChoose: (side: MergeSide) => void;
}

/** A choice where both say something else; else what is known. */
function FieldChoice({ compared: { field, kept, absorbed }, side, onChoose }: FieldProps) {
  const label = MERGE_FIELD_LABELS[field];
  if (!kept || !absorbed || kept === absorbed)
    return (
      <Stack>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography>{kept || absorbed || texts.nothing}</Typography>
      </Stack>
    );
  return (
    <FormControl>
      <FormLabel id={`merge-${field}`}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={`merge-${field}`}
        value={side}
        onChange={(_, value) => onChoose(value as MergeSide)}
      >
        <FormControlLabel value="kept" control={<Radio />} label={`${kept} (${texts.of_kept})`} />
        <FormControlLabel value="absorbed" control={<Radio />} label={`${absorbed} (${texts.of_absorbed})`} />
      </RadioGroup>
    </FormControl>
  );
}
