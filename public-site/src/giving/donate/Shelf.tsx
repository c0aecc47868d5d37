const WIDTH = 320;
const FLOOR = 58;
const GAP = 2;
const COLOURS = ['#343d96', '#0c6b45', '#7c87d6', '#f7b733', '#aab2e6'];

/** As many books as are said, side by side on their shelf. */
export function Shelf({ books }: { books: number }) {
  const spines = spinesOf(books);
  return (
    <svg viewBox={`0 0 ${WIDTH} 64`} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      {COLOURS.map((colour) => (
        <path
          key={colour}
          fill={colour}
          d={spines
            .filter((spine) => spine.colour === colour)
            .map(({ x, width, height }) => `M${x} ${FLOOR}v-${height}h${width}v${height}z`)
            .join('')}
        />
      ))}
      <path fill="currentColor" d={`M0 ${FLOOR}h${WIDTH}v5H0z`} />
    </svg>
  );
}

/** Uneven as on a shelf, and the same at each drawing. */
function spinesOf(books: number) {
  const thickest = Math.min(22, (WIDTH / books) * 1.12);
  let x = 0;
  return Array.from({ length: books }, (_, index) => {
    const width = Math.round(thickest * (0.7 + ((index * 7) % 4) / 10) * 10) / 10 - GAP;
    const height = 36 + ((index * 11 + books) % 7) * 3;
    const spine = { x, width, height, colour: COLOURS[(index * 3 + (index >> 2)) % COLOURS.length] };
    x = Math.round((x + width + GAP) * 10) / 10;
    return spine;
  });
}
