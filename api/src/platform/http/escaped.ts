const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML writes it, in an element or in the value of an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
