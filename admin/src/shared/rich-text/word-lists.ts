const ITEM = 'p[style*="mso-list"]:not([style*="mso-list:none"]), p[class^="MsoListParagraph"]';
const MARK = 'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]';
/** « 1. », « a) », « iv. »: anything else is a bullet. */
const NUMBER = /^\s*\(?(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** Word and Outlook write a list as paragraphs that say their level, each with its mark typed before it. */
export function withWordLists(body: HTMLElement): void {
  const done = new Set<Element>();
  for (const first of body.querySelectorAll<HTMLElement>(ITEM)) {
    if (done.has(first)) continue;
    const items: HTMLElement[] = [];
    for (let one: Element | null = first; one !== null && one.matches(ITEM); one = one.nextElementSibling) {
      items.push(one as HTMLElement);
      done.add(one);
    }
    replaceItems(items);
  }
}

function replaceItems(items: HTMLElement[]): void {
  const place = document.createElement('div');
  items[0]!.before(place);
  /** The lists that are open, by level. */
  const open: HTMLElement[] = [];
  for (const item of items) {
    const { level, isNumbered } = kindOf(item);
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      const holder = open.at(-1);
      (holder?.lastElementChild ?? holder ?? place).append(list);
      open.push(list);
    }
    const line = document.createElement('li');
    line.append(...item.childNodes);
    open.at(-1)!.append(line);
    item.remove();
  }
  place.replaceWith(...place.childNodes);
}

/** How deep an item lies, and whether it is numbered; its typed mark is taken off. */
function kindOf(item: HTMLElement): { level: number; isNumbered: boolean } {
  const level = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
  const mark = item.querySelector(MARK);
  const typed = mark?.textContent ?? '';
  mark?.remove();
  return { level, isNumbered: NUMBER.test(typed) && typed.trim() !== 'o' };
}
