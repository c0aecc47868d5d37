import { toMajorUnits, type Currency } from '@livres/api/contract';
import { useContext } from 'react';
import { useGetMany, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { frenchMoney } from '../format/french-number';
import { useKindIfAny, type ContentRecord } from '../records/content-kind';
import { changeValue } from './change-value';
import { RecordedValuesContext } from './recorded-values';

interface Props {
  resource: string;
  field: string;
  value: unknown;
}

/** A value as staff read it: an amount, the names of the records that it points to, else its words. */
export function FieldValue({ resource, field, value }: Props) {
  const kind = useKindIfAny();
  const recorded = useContext(RecordedValuesContext);
  const record = useRecordContext<ContentRecord & { currency?: Currency }>();
  const translate = useTranslate();
  const show = kind?.shown?.[field];
  const reference = { ...kind?.references, ...recorded.references }[field];
  const ids = [value].flat().filter((id) => typeof id === 'number');
  if (show && record && value !== null) return <>{show(value, record)}</>;
  if (recorded.amounts?.includes(field) && typeof value === 'number') {
    const currency = record?.currency ?? 'EUR';
    return <>{frenchMoney(toMajorUnits(value, currency), currency)}</>;
  }
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
