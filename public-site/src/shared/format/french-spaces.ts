/** Staff type plain spaces; French print keeps these with their neighbour. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:;!?»%€])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f');
}

/** The same in the text of an HTML passage; what stands in its tags is left alone. */
export function withFrenchSpacesInHtml(html: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : withFrenchSpaces(part)));
}
