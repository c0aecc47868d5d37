/** To be run in a page, whose parser knows namespaces: what a feed breaks of RSS 2.0 and Atom, as the W3C's validator reads them. */
export const FEED_FAULTS = `((xml, address) => {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  if (document.querySelector('parsererror')) return [document.querySelector('parsererror').textContent];
  const faults = [];
  const root = document.documentElement;
  const isAtom = root.localName === 'feed';
  const own = (element, name) => [...element.children].filter((one) => one.nodeName === name);
  const text = (element, name) => own(element, name).map((one) => one.textContent.trim()).join('');
  const must = (holds, fault) => holds || faults.push(fault);
  const one = (element, names) => names.forEach((name) => must(own(element, name).length === 1 && text(element, name) !== '', element.nodeName + ' has no one ' + name));
  const isWhole = (url) => /^https?:\\/\\//.test(url);
  const channel = isAtom ? root : own(root, 'channel')[0];
  one(channel, isAtom ? ['id', 'title', 'updated'] : ['title', 'link', 'description', 'lastBuildDate']);
  if (!isAtom) must(root.getAttribute('version') === '2.0', 'no version');
  const self = own(channel, isAtom ? 'link' : 'atom:link').find((link) => link.getAttribute('rel') === 'self');
  must(self?.getAttribute('href') === address, 'is elsewhere for itself: ' + self?.getAttribute('href'));
  const entries = own(channel, isAtom ? 'entry' : 'item');
  must(entries.length > 0, 'is empty');
  const ids = entries.map((entry) => text(entry, isAtom ? 'id' : 'guid'));
  must(ids.every(Boolean) && new Set(ids).size === ids.length, 'entries share an id');
  for (const entry of entries) {
    one(entry, isAtom ? ['id', 'title', 'updated'] : ['title', 'link', 'guid', 'pubDate']);
    const dates = isAtom ? [text(entry, 'updated'), text(entry, 'published')] : [text(entry, 'pubDate')];
    const form = isAtom ? /^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$/ : /^[A-Z][a-z]{2}, \\d\\d [A-Z][a-z]{2} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT$/;
    for (const date of dates) must(form.test(date), 'no date: ' + date);
    for (const author of own(entry, 'author'))
      must(isAtom ? text(author, 'name') !== '' : /^\\S+@\\S+/.test(author.textContent), 'no author: ' + author.textContent);
    if (isAtom) must(own(entry, 'author').length + own(channel, 'author').length > 0, 'nobody wrote it');
    const link = isAtom ? own(entry, 'link')[0]?.getAttribute('href') : text(entry, 'link');
    must(isWhole(link), 'no whole link: ' + link);
    const html = text(entry, isAtom ? 'content' : 'content:encoded');
    for (const [, url] of html.matchAll(/(?:href|src)="([^"]*)"/g)) must(/^[a-z]+:/.test(url), 'no whole address: ' + url);
  }
  return faults;
})`;
