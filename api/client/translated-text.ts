/**
 * Keeps what React does to a text working on a page that the browser translates: Chrome and Edge put `<font>` in the
 * place of each text, and React goes on with the text that is no longer there. Once a text is replaced, its changes,
 * its removal and what is put before it are made where its translation stands. To be called before React starts.
 */
export function followTranslations(): void {
  const translations = new WeakMap<Node, Element>();
  const standIn = (node: Node | null, parent: Node): Node | null => {
    const font = node && node.parentNode !== parent ? translations.get(node) : undefined;
    return font?.parentNode === parent ? font : node;
  };
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes)
        if (text.nodeType === Node.TEXT_NODE && !text.parentNode) {
          const font = [...addedNodes, previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT');
          if (font) translations.set(text, font as Element);
        }
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = standIn(child, this);
    if (there?.parentNode === this) removeChild.call(this, there);
    else if (child.nodeType !== Node.TEXT_NODE) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    translations.get(added)?.remove();
    return insertBefore.call(this, added, standIn(before, this)) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, added: T): T {
    translations.get(added)?.remove();
    return appendChild.call(this, added) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      value.set!.call(this, text);
      const font = this.parentNode ? undefined : translations.get(this);
      font?.replaceWith(this);
    },
  });
}
