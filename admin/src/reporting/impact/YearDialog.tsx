import { IMPACT_LIMITS, IMPACT_MESSAGES, type YearInput, type YearRecord } from '@livres/api/contract';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  ResourceContextProvider,
  TextInput,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { api } from '../../shared/api/api';
import { UndoToast } from '../../shared/feedback/UndoToast';
import { FormRow } from '../../shared/layout/FormRow';
import { COUNT } from './count-input';
import { RecordDialog } from './RecordDialog';
import { createYear, updateYear, type SavedYear } from './save-year';
import { useMetricsMutation } from './use-metrics-mutation';
import { useSaveRecord } from './use-save-record';
import { years as texts } from './years.fr';

interface Props {
  record?: YearRecord;
  /** The year that a new entry is most likely for. */
  year: number;
  onClose: () => void;
}

const { first_year, last_year, milestone } = IMPACT_LIMITS;
const YEAR = [required(), minValue(first_year), maxValue(last_year)];

/** Where the association stood at the end of a year, new or changed. */
export function YearDialog(props: Props) {
  return (
    <ResourceContextProvider value="yearly-progress">
      <YearForm {...props} />
    </ResourceContextProvider>
  );
}

function YearForm({ record, year, onClose }: Props) {
  const giveBack = useGiveBack();
  const { save, dialog } = useSaveRecord({
    record,
    valuesOf,
    create: (values: YearInput) => createYear(api, values),
    update: async (values): Promise<SavedYear> => ({
      year: await updateYear(api, record?.id ?? 0, values),
      replaced: null,
    }),
    done: (saved) => told(saved, record === undefined, () => giveBack(saved)),
    failed: record ? texts.update_failed : texts.create_failed,
    onClose,
  });
  return (
    <>
      <RecordDialog
        title={record ? texts.edit_title(record.year) : texts.create_title}
        action={record ? texts.save : texts.create_action}
        record={record ?? { year, is_active: true, books_distributed: 0, libraries_count: 0 }}
        onSave={save}
        onClose={onClose}
      >
        <FormRow>
          <NumberInput source="year" autoFocus step={1} validate={YEAR} helperText={false} />
          <NumberInput source="books_distributed" {...COUNT} />
          <NumberInput source="libraries_count" {...COUNT} />
        </FormRow>
        <TextInput
          source="milestone"
          multiline
          minRows={2}
          validate={required(IMPACT_MESSAGES.milestone_required)}
          helperText={texts.milestone_help}
          slotProps={{ htmlInput: { maxLength: milestone } }}
        />
        <BooleanInput source="is_active" helperText={texts.active_help} />
      </RecordDialog>
      {dialog}
    </>
  );
}

/** What the toast says; where an entry was replaced, with a way back. */
function told({ year: { year }, replaced }: SavedYear, isNew: boolean, onUndo: () => void): ReactNode {
  if (replaced) return <UndoToast message={texts.replaced(year)} onUndo={onUndo} />;
  return isNew ? texts.created(year) : texts.updated(year);
}

/** Puts an entry that a new one replaced back as it was. */
function useGiveBack() {
  const { mutate } = useMetricsMutation({
    run: ({ year, replaced }: SavedYear) =>
      updateYear(api, year.id, { ...valuesOf(replaced ?? year), version: year.version }),
    done: ({ year }) => texts.given_back(year),
    failed: texts.update_failed,
  });
  return mutate;
}

function valuesOf({
  year,
  books_distributed,
  libraries_count,
  milestone: said,
  is_active,
}: FieldValues): YearInput {
  return { year, books_distributed, libraries_count, milestone: said, is_active };
}
