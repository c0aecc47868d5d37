import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
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
  const form = useRef<HTMLFormElement>(null);
  const calm = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastField = useRef('');
  const [faults, setFaults] = useState(asked.faults);
  const current = changedAddress(asked.filters, {});
  const shown = useRef(current);

  const applyNow = (changed = '') => {
    clearTimeout(calm.current);
    if (!form.current) return;
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
  const latest = useRef(applyNow);
  useEffect(() => {
    latest.current = applyNow;
  });
  useEffect(() => {
    // What was filled in before the script came applies too.
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
    if (form.current) fill(form.current, asked.typed);
  }, [current, asked]);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    clearTimeout(calm.current);
    calm.current = setTimeout(() => latest.current(name), CALM_MS);
  };
  return { form, faults, onInput, applyNow: () => applyNow() };
}

function fill(form: HTMLFormElement, values: Partial<Record<string, string>>): void {
  for (const field of form.elements) {
    const isInput = field instanceof HTMLInputElement;
    if (isInput && field.type === 'checkbox') field.checked = Boolean(values[field.name]);
    else if (isInput || field instanceof HTMLSelectElement) field.value = values[field.name] ?? '';
  }
}
