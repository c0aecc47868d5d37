import { useResourceContext, useTranslate } from 'react-admin';

/** What the form calls a field. */
export function useFieldNames(): (field: string) => string {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (field) => translate(`resources.${resource}.fields.${field}`, { _: field });
}
