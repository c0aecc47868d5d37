import { useGetMany, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { useKindIfAny, type ContentRecord } from '../records/content-kind';
import { changeValue } from './change-value';

interface Props {
  resource: string;
  field: string;
  value: unknown;
}

/** A value as staff read it: an amount, the names of the records that it points to, else its words. */
export function FieldValue({ resource, field, value }: Props) {
  const kind = useKindIfAny();
  const record = useRecordContext<ContentRecord>();
  const translate = useTranslate();
  const show = kind?.shown?.[field];
  const reference = kind?.references?.[field];
  const ids = [value].flat().filter((id) => typeof id === 'number');
  if (show && record && value !== null) return <>{show(value, record)}</>;
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
