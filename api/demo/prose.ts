type Block = string | readonly string[];

/** HTML of a demonstration text: « ## » begins a heading, « > » a quotation, a list of strings is a list. */
export function prose(...blocks: Block[]): string {
  return blocks.map(htmlOf).join('');
}

function htmlOf(block: Block): string {
  if (typeof block !== 'string') return `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`;
  if (block.startsWith('> ')) return quotation(block.slice(2));
  return `<p>${block}</p>`;
}

/** Who said it stands under what was said. */
function quotation(text: string): string {
  const [, said, by] = /^(« .* ») (.+)$/.exec(text) ?? [];
  return said
    ? `<blockquote><p>${said}</p><p>${by}</p></blockquote>`
    : `<blockquote><p>${text}</p></blockquote>`;
}
