/** What Gmail shows of a message: beyond it, the rest is cut off behind a link. */
const MOST_BYTES = 102 * 1024;

interface ReadEmail {
  subject: string;
  text: string;
  html: string;
  pictures: { cid: string; mimeType: string }[];
}

/** What is wrong with an e-mail that the product wrote: every one has the layout of all, and says in text what it says in HTML. */
export function emailFaults({ subject, text, html, pictures }: ReadEmail): string[] {
  const shown = [...html.matchAll(/"cid:([^"]+)"/g)].map(([, cid]) => cid!);
  // What stands in quotes is the value of an attribute.
  const tags = html.replace(/"[^"]*"/g, '""');
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
  const faults = [
    [!html.includes('"cid:marque@livres"'), 'it is not in the layout of all e-mails'],
    [!html.includes('max-width:600px'), 'it is wider than 600 pixels'],
    [!html.includes('prefers-color-scheme:dark'), 'it has no colours for dark screens'],
    [Buffer.byteLength(html) > MOST_BYTES, `its HTML weighs ${Buffer.byteLength(html)} bytes`],
    [/<script|<[^>]*\son[a-z]+=/i.test(tags) || /="javascript:/i.test(html), 'it holds a script'],
    [/<img(?![^>]* alt=")[^>]*>/.test(html), 'a picture has no text'],
    [shown.some((cid) => !pictures.some((one) => one.cid === cid)), 'a picture that it shows is not in it'],
    [/<(?:img|link|iframe)[^>]* (?:src|href)="https?:/.test(html), 'it fetches something from elsewhere'],
    ...links.map((url) => [!text.includes(url), `its text lacks the link ${url}`] as const),
  ] as const;
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`« ${subject} »: ${fault}`] : []));
}
