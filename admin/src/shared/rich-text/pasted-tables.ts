const BETWEEN_CELLS = ' · ';

/** Tables as text, which the site has no other place for: a line for each row; what only held a layout together goes. */
export function withoutTables(body: HTMLElement): void {
  // The innermost come last, and are made text before what holds them.
  for (const table of [...body.querySelectorAll('table')].toReversed())
    table.replaceWith(...[...table.rows].flatMap(asLine));
}

function asLine({ cells }: HTMLTableRowElement): Node[] {
  const filled = [...cells].filter(isFilled);
  if (filled.length < 2 || filled.some(holdsBlocks)) return filled.flatMap((cell) => asBlocks(cell));
  const line = document.createElement('p');
  for (const [rank, cell] of filled.entries()) line.append(rank > 0 ? BETWEEN_CELLS : '', ...linesOf(cell));
  return [line];
}

const isFilled = (cell: HTMLElement) => cell.textContent.trim() !== '' || cell.querySelector('img') !== null;

const holdsBlocks = (cell: HTMLElement) =>
  cell.querySelector('ul, ol, h1, h2, h3, h4, h5, h6, blockquote') !== null ||
  cell.querySelectorAll('p, div').length > 1;

function asBlocks(cell: HTMLElement): Node[] {
  if (cell.querySelector('p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote')) return [...cell.childNodes];
  const line = document.createElement('p');
  line.append(...cell.childNodes);
  return [line];
}

/** What a cell says, without the paragraph that Word puts around it. */
const linesOf = (cell: HTMLElement) =>
  [...cell.childNodes].flatMap((one) => (/^(?:P|DIV)$/.test(one.nodeName) ? [...one.childNodes] : [one]));
