import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DIMENSION_LABELS,
  type Dimension,
  type Measure,
  MEASURE_NAMES,
  MEASURE_SHAPES,
  MEASURES,
} from '@livres/api/contract';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { questionTexts as texts } from './questions.fr';
import type { Asking } from './use-asked-question';
import { SubjectsInput } from './SubjectsInput';

/** What is counted, by what, and for whom: only what goes together is offered. */
export function QuestionInputs({ question, onAsk }: Asking) {
  const { measure, dimension } = question;
  const measures = MEASURE_NAMES.filter((name) => name === measure || mayDo(MEASURES[name].resource, 'read'));
  return (
    <Panel title={texts.ask}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          size="small"
          margin="none"
          label={texts.measure}
          value={measure}
          onChange={({ target }) => onAsk({ measure: target.value as Measure })}
        >
          {measures.map((name) => (
            <MenuItem key={name} value={name}>
              {MEASURES[name].label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          margin="none"
          label={texts.dimension}
          value={dimension}
          onChange={({ target }) => onAsk({ dimension: target.value as Dimension })}
        >
          {MEASURE_SHAPES[measure].dimensions.map((name) => (
            <MenuItem key={name} value={name}>
              {DIMENSION_LABELS[name]}
            </MenuItem>
          ))}
        </TextField>
        <SubjectsInput question={question} onAsk={onAsk} />
      </Stack>
    </Panel>
  );
}
