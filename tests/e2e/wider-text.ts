/** To be run in a page: how wide it is where the window holds it not, and the texts that reach beyond the window. */
export const WIDER_TEXT = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? ['the page is ' + scrollWidth + ' px wide'] : [];
  // What scrolls in a part of its own, or is shortened with an ellipsis inside the window, takes no width.
  const scrolls = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX)) return true;
      const isShortened = overflowX !== 'visible' && textOverflow === 'ellipsis';
      if (isShortened && one.getBoundingClientRect().right <= clientWidth + 1) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    range.selectNodeContents(walker.currentNode);
    const right = Math.max(0, ...[...range.getClientRects()].map((part) => part.right));
    if (right <= clientWidth + 1 || scrolls(parentElement)) continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    found.push(parentElement.tagName + '.' + parentElement.className + ' reaches ' + Math.round(right) + ': ' + data.slice(0, 40));
  }
  return found;
})()`;
