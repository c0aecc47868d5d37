import { useResourceContext, useTranslate } from 'react-admin';
import { FieldValue } from '../history/FieldValue';
import { useKindIfAny } from '../records/content-kind';
import { readableText } from '../records/readable-text';
import { conflict } from './conflict.fr';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

/** One side of a conflict, whole: rich text as its words, a picture by its description, a date in French. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const resource = useResourceContext() ?? '';
  const kind = useKindIfAny();
  const translate = useTranslate();
  const isEmpty = value === null || value === undefined || value === '';
  if (isEmpty || (Array.isArray(value) && value.length === 0)) return <em>{conflict.merge.empty}</em>;
  const words = kind?.readable?.[field];
  if (words) return <>{words(value)}</>;
  const isWord = (text: string) =>
    translate(`resources.${resource}.values.${field}.${text}`, { _: '' }) !== '';
  if (typeof value === 'string' && !isWord(value) && !ISO_DATE.test(value)) return <>{readableText(value)}</>;
  return <FieldValue resource={resource} field={field} value={value} />;
}
