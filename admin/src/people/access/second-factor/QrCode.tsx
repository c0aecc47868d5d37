import type { SecondFactorEnrolment } from '@livres/api/contract';

const QUIET_ZONE = 4;

/** Dark on white whatever the theme: cameras read nothing else for sure. */
export function QrCode({
  code: { size, path },
  label,
}: {
  code: SecondFactorEnrolment['qr_code'];
  label: string;
}) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: 'min(240px, 100%)', display: 'block', borderRadius: 8 }}
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}H${-QUIET_ZONE}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
