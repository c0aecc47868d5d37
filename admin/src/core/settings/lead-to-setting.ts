/** How long a closing dialog holds the focus. */
const AFTER_DIALOG_MS = 300;
const FIELDS = 'input, textarea, [contenteditable], [role=combobox], button';

/** Shows a setting and puts the cursor in it, once what was open has closed. */
export function leadToSetting(key: string): void {
  setTimeout(() => {
    const place = document.getElementById(`place-${key}`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
  }, AFTER_DIALOG_MS);
}
