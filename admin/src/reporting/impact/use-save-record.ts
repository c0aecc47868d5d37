import { ApiError } from '@livres/api/client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConflict } from '../../shared/conflict/use-conflict';
import { conflict } from '../../shared/conflict/conflict.fr';
import { useMetricsMutation } from './use-metrics-mutation';

interface Options<Values, Answer> {
  /** What is changed; nothing where it is created. */
  record: (object & { version: number }) | undefined;
  valuesOf: (form: FieldValues) => Values;
  create: (values: Values) => Promise<Answer>;
  update: (values: Partial<Values> & { version: number }) => Promise<Answer>;
  done: (answer: Answer, values: Values) => ReactNode;
  failed: string;
  onClose: () => void;
}

/** Saves a dialog's form: only what changed, refused fields marked where they are, and a conflict asked about. */
export function useSaveRecord<Values extends object, Answer>(options: Options<Values, Answer>) {
  const { record, valuesOf, create, update, done, failed, onClose } = options;
  const { ask, dialog } = useConflict(onClose);
  const change = (values: Values, version: number) =>
    update({ ...changedFields(values, record ?? {}), version });
  const { mutateAsync } = useMetricsMutation({
    run: (values: Values) => (record ? change(values, record.version) : create(values)),
    done,
    failed,
    told: (error, values) =>
      ask(error, {
        mine: Object.keys(changedFields(values, record ?? {})),
        retry: async (version) => {
          await change(values, version);
          onClose();
        },
        done: conflict.kept,
      }),
  });

  async function save(form: FieldValues): Promise<Record<string, string> | undefined> {
    try {
      await mutateAsync(valuesOf(form));
      onClose();
    } catch (error) {
      if (error instanceof ApiError) return error.body.errors;
    }
    return undefined;
  }
  return { save, dialog };
}

/** The fields of a form that differ from the record it was opened on: those alone are sent. */
function changedFields<Values extends object>(values: Values, record: object): Partial<Values> {
  const before = record as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== before[field]),
  ) as Partial<Values>;
}
