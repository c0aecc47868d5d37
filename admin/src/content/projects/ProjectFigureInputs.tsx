import { maxValue, minValue, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { project as texts } from './project.fr';

const notNegative = [minValue(0)];
const percentage = [minValue(0), maxValue(100)];
const whole = { min: 0, step: 1, helperText: false } as const;

/** How far the project is, and what it counts. */
export function ProjectFigureInputs() {
  const status = useWatch({ name: 'status' }) as string | undefined;
  return (
    <>
      {status === 'in_progress' && (
        <NumberInput
          source="progress"
          min={0}
          max={100}
          step={5}
          validate={percentage}
          helperText={texts.help.progress}
        />
      )}
      <FormRow>
        <NumberInput source="books_count" {...whole} validate={notNegative} />
        <NumberInput source="libraries_count" {...whole} validate={notNegative} />
        <NumberInput source="beneficiaries_count" {...whole} validate={notNegative} />
      </FormRow>
    </>
  );
}
