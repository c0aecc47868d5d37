import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { filledQuery } from '../../shared/ui/filled-query';
import type { ScholarshipFaults } from './scholarship-faults';
import {
  addressOfFilled,
  changedAddress,
  readScholarshipFilters,
  type ScholarshipAsked,
} from './scholarship-filters';

/** After the last change; the address then asks it. Source: specification §9. */
const CALM_MS = 500;

interface FilterForm {
  form: React.RefObject<HTMLFormElement | null>;
  faults: ScholarshipFaults;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** Applies what is filled in at once. */
  applyNow(): void;
}

/** Fields that the address follows, and that follow the address where something else changed it. */
export function useFilterForm(asked: ScholarshipAsked, today: string): FilterForm {
  const navigate = useNavigate();
  const { location: leading } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const calm = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastField = useRef('');
  const [faults, setFaults] = useState(asked.faults);
  const current = changedAddress(asked.filters, {});
  const shown = useRef(current);
  /** The fields as the address had them last. */
  const known = useRef<Values | null>(null);

  const applyNow = (changed = '') => {
    clearTimeout(calm.current);
    if (!form.current) return;
    known.current = valuesOf(form.current);
    const filled = readScholarshipFilters(filledQuery(form.current), today);
    setFaults(filled.faults);
    const address = addressOfFilled(filled, asked.filters);
    if (address === shown.current) return;
    shown.current = address;
    // Going back leads to the field before, not to each pause in typing.
    const replace = changed !== '' && changed === lastField.current;
    lastField.current = changed;
    void navigate(address, { preventScrollReset: true, replace });
  };
  const applyWhenCalm = (changed = '') => {
    clearTimeout(calm.current);
    calm.current = setTimeout(() => latest.current(changed), CALM_MS);
  };
  const latest = useRef(applyNow);
  useEffect(() => {
    // What a link asks for meanwhile counts too.
    const isLedElsewhere = leading && leading.pathname + leading.search !== shown.current;
    latest.current = isLedElsewhere ? applyWhenCalm : applyNow;
  });
  useEffect(() => {
    // What was filled in before the script came applies too.
    if (form.current) known.current = valuesOf(form.current);
    calm.current = setTimeout(() => latest.current(), CALM_MS);
    return () => clearTimeout(calm.current);
  }, []);
  useEffect(() => {
    // What was filled in here, or before the script came, stays as it is.
    if (shown.current === current) return;
    shown.current = current;
    lastField.current = '';
    clearTimeout(calm.current);
    setFaults(asked.faults);
    if (!form.current) return;
    // And so does what is being typed while a link leads elsewhere, but for one that clears all.
    const isCleared = Object.keys(asked.typed).length === 0;
    const isEdited = fill(form.current, asked.typed, isCleared ? null : known.current);
    known.current = valuesOf(form.current);
    if (isEdited) calm.current = setTimeout(() => latest.current(), CALM_MS);
  }, [current, asked]);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    applyWhenCalm((target as unknown as HTMLInputElement).name);
  };
  return { form, faults, onInput, applyNow: () => applyNow() };
}

type Values = Partial<Record<string, string>>;
type Field = HTMLInputElement | HTMLSelectElement;

const isBox = (field: Field) => field.type === 'checkbox';
const valueOf = (field: Field) => (isBox(field) && !(field as HTMLInputElement).checked ? '' : field.value);
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(({ name, type }) => name && type !== 'hidden');
const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field)]));

/** Writes values into the fields that are as they were known, into all where nothing is; answers whether one is not. */
function fill(form: HTMLFormElement, values: Values, known: Values | null): boolean {
  let isEdited = false;
  for (const field of fieldsOf(form)) {
    const { name } = field;
    if (known && valueOf(field) !== known[name]) isEdited = true;
    else if (isBox(field)) (field as HTMLInputElement).checked = Boolean(values[name]);
    else field.value = values[name] ?? '';
  }
  return isEdited;
}
