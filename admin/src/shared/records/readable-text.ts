/** Rich text as its words alone, a line a paragraph; any other text as it is. */
export function readableText(value: string): string {
  if (!/<[a-z][\s\S]*>/i.test(value)) return value;
  const spaced = value.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/gi, '$&\n');
  return new DOMParser()
    .parseFromString(spaced, 'text/html')
    .body.textContent.replace(/\n{2,}/g, '\n')
    .trim();
}
