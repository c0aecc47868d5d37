type Values = Record<string, unknown>;

/** What a new record's form sends: the fields that staff may write, and nothing for an address left empty. */
export function contentInput(form: Values, blank: Values): Values {
  const input = writable(form, blank);
  if (input['slug'] === '') delete input['slug'];
  return input;
}

/** What an edit sends: the fields that changed, and the version that they were changed from. */
export function contentChanges(form: Values, before: Values, blank: Values): Values {
  const [now, then] = [writable(form, blank), writable(before, blank)];
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(then[field]),
  );
  return { ...Object.fromEntries(changed), ...('version' in form ? { version: form['version'] } : {}) };
}

function writable(form: Values, blank: Values): Values {
  return Object.fromEntries(
    Object.entries(blank).map(([field, empty]) => [field, valueOf(form[field], empty)]),
  );
}

function valueOf(value: unknown, empty: unknown): unknown {
  if (typeof empty === 'number') return Number(value) || 0;
  return value ?? empty;
}
