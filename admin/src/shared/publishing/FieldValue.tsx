import { useGetMany, useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin';
import { changeValue } from '../history/change-value';

interface Props {
  field: string;
  value: unknown;
  /** The resource whose numbers the field holds. */
  reference?: string | undefined;
}

/** A value as staff read it: the names of the records that it points to, else its words. */
export function FieldValue({ field, value, reference }: Props) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const ids = [value].flat().filter((id) => typeof id === 'number');
  if (reference && ids.length > 0) return <Names resource={reference} ids={ids} />;
  const isEmpty = Array.isArray(value) && value.length === 0;
  return <>{changeValue(translate, resource, field, isEmpty ? null : value)}</>;
}

function Names({ resource, ids }: { resource: string; ids: number[] }) {
  const represent = useGetRecordRepresentation(resource);
  const { data } = useGetMany(resource, { ids });
  const nameOf = (id: number) => {
    const record = data?.find((one) => one?.id === id);
    const name = record && represent(record);
    return typeof name === 'string' ? name : `nº ${id}`;
  };
  return <>{ids.map(nameOf).join(', ')}</>;
}
