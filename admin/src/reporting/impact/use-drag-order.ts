import { useState, type PointerEvent } from 'react';

interface Options {
  count: number;
  /** Where a line was let go: the place it had, and the one it takes. */
  onDrop: (from: number, to: number) => void;
}

interface Drag {
  from: number;
  to: number;
}

/** Lines dragged by a handle, with a mouse, a pen or a finger. The handles are in the lines of an `<ol>`. */
export function useDragOrder({ count, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const to = placeUnder(event.clientY, linesAround(event.currentTarget), count);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handle };
}

function linesAround(handle: HTMLElement): Element[] {
  return [...(handle.closest('ol')?.children ?? [])];
}

/** The place of the line under the pointer; the last one below them all. */
function placeUnder(y: number, lines: Element[], count: number): number {
  const place = lines.findIndex((line) => {
    const { top, height } = line.getBoundingClientRect();
    return y < top + height;
  });
  return place === -1 ? count - 1 : place;
}
