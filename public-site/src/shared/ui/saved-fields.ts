/** What a form held, by the name of its fields; a box, of which several may share a name, also by its value. One that is not ticked is empty. */
export type SavedFields = Record<string, string>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface BringBackOptions {
  withChoices: boolean;
  said: readonly string[];
}

/** What was typed before the script came stays. */
export function bringBack(
  kept: SavedFields,
  place: HTMLElement,
  { withChoices, said }: BringBackOptions,
): void {
  for (const field of fieldsOf(place, withChoices)) {
    const value = kept[keyOf(field)];
    if (value === undefined || said.includes(field.name)) continue;
    if (isTicked(field)) tick(field, value, place);
    else if (field.value === defaultOf(field)) field.value = value;
  }
}

/** What a form holds before anything is typed in it; a refused one shows what was typed as if it had begun so. */
export function begunWith(place: HTMLElement, withChoices: boolean): SavedFields {
  const begun: SavedFields = {};
  for (const field of fieldsOf(place, withChoices)) {
    const isOther = field.type === 'radio' && isTicked(field) && !field.defaultChecked;
    if (!isOther) begun[keyOf(field)] = beginningOf(field);
    else begun[keyOf(field)] ??= '';
  }
  return begun;
}

export function typedIn(place: HTMLElement, withChoices: boolean, begun: SavedFields): SavedFields {
  const changed = fieldsOf(place, withChoices).filter((field) => isChanged(field, begun));
  return Object.fromEntries(changed.map((field) => [keyOf(field), isOff(field) ? '' : field.value]));
}

function fieldsOf(place: HTMLElement, withChoices: boolean): Field[] {
  const fields = place.querySelectorAll<Field>(
    'input:not([type="hidden"]):not([tabindex="-1"]), textarea, select',
  );
  const isTyped = (field: Field) => !isTicked(field) && !(field instanceof HTMLSelectElement);
  return [...fields].filter((field) => field.name !== '' && (withChoices || isTyped(field)));
}

function keyOf(field: Field): string {
  return field.type === 'checkbox' ? `${field.name}=${field.value}` : field.name;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function isOff(field: Field): boolean {
  return isTicked(field) && !field.checked;
}

function isChanged(field: Field, begun: SavedFields): boolean {
  const before = begun[keyOf(field)] ?? beginningOf(field);
  // Of several, the one that is chosen says it all.
  if (field.type === 'radio') return !isOff(field) && field.value !== before;
  return (isOff(field) ? '' : field.value) !== before;
}

function beginningOf(field: Field): string {
  if (!isTicked(field)) return defaultOf(field);
  return field.defaultChecked ? field.value : '';
}

function tick(field: HTMLInputElement, value: string, place: HTMLElement): void {
  if (field.type === 'checkbox') field.checked = field.value === value;
  else if (field.value === value && !isGroupTouched(field, place)) field.checked = true;
}

function isGroupTouched({ name }: HTMLInputElement, place: HTMLElement): boolean {
  const group = place.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  return [...group].some(({ checked, defaultChecked }) => checked !== defaultChecked);
}

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (
    [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? ''
  );
}
