/** Finds a text as it is printed in French, whichever spaces stand in it. */
export function asPrinted(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`));
}
