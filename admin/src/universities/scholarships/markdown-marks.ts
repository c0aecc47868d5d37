export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around what is selected, or around `example` where nothing is; what is left selected is the words. */
export function around({ text, start, end }: Selected, mark: string, example: string): Selected {
  const words = text.slice(start, end) || example;
  return {
    text: text.slice(0, start) + mark + words + mark + text.slice(end),
    start: start + mark.length,
    end: start + mark.length + words.length,
  };
}

/** Puts `mark` before each line of the selection, or takes it away where all of them have it. */
export function before({ text, start, end }: Selected, mark: string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { text: text.slice(0, first) + marked + text.slice(last), start: first, end: first + marked.length };
}

/** Makes a link of what is selected; the address is what is left selected, to be typed over. */
export function link({ text, start, end }: Selected, example: string): Selected {
  const words = text.slice(start, end) || example;
  const address = 'https://';
  const from = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}
