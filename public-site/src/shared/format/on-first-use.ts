/**
 * What is made once, when it is first asked for. Making a formatter of dates or numbers takes a slow phone 10 to 20 ms,
 * which a page that shows none should not spend, nor any page while its scripts begin.
 */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}
