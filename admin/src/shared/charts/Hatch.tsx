interface Props {
  id: string;
  color: string;
  paper: string;
}

/** What is lost, or left over: stripes instead of a colour. */
export const Hatch = ({ id, color, paper }: Props) => (
  <defs>
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill={paper} />
      <path d="M1.2 0V6" stroke={color} strokeWidth={2.4} />
    </pattern>
  </defs>
);

/** What is not over and still grows: short strokes, as lines have. */
export const RunningFill = ({ id, color, paper }: Props) => (
  <defs>
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
      <rect width={6} height={6} fill={paper} />
      <path d="M0 1.5H6" stroke={color} strokeWidth={3} />
    </pattern>
  </defs>
);

/** Stripes for what is not SVG. */
export const hatched = (color: string, paper: string) =>
  ({
    backgroundImage: `repeating-linear-gradient(135deg, ${color} 0 2.2px, ${paper} 2.2px 6px)`,
    border: `1px solid ${color}`,
  }) as const;
