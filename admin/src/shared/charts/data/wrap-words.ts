/** A text in lines of so many letters, where words allow it; what is left after the last line ends in « … ». */
export function wrapWords(text: string, letters: number, most = 3): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most).map((line) => cut(line, letters + 4));
  if (lines.length > most) kept[most - 1] = `${cut(kept[most - 1]!, letters - 1)}…`;
  return kept;
}

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;
