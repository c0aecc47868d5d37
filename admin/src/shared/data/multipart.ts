/** A form for an upload: fields before files, so that the server knows them when the file arrives. */
export function toMultipart(data: Record<string, unknown>): FormData {
  const form = new FormData();
  const entries = Object.entries(data).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}
