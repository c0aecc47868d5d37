import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';

interface Place {
  /** The group of the screen that is open. */
  group: string | null;
  /** Its entry. */
  path: string | undefined;
}

/** Which groups of the menu are folded in this browser. The one of the open screen unfolds, until it is folded there. */
export function useFoldedGroups({ group, path }: Place) {
  const [folded, setFolded] = useStore<string[]>('menu.folded', []);
  const [isClosedHere, setClosedHere] = useState(false);
  useEffect(() => setClosedHere(false), [path]);
  const isOpen = (title: string | null) =>
    title === null || (title === group ? !isClosedHere : !folded.includes(title));
  const toggle = (title: string) => {
    const others = folded.filter((one) => one !== title);
    setFolded(isOpen(title) ? [...others, title] : others);
    if (title === group) setClosedHere(isOpen(title));
  };
  return { isOpen, toggle };
}
