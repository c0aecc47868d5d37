import Box from '@mui/material/Box';
import { Caption } from '../../layout/Caption';
import type { Domain } from '../../theme/domain-colors';
import { columnOf, figuresOf, type ChartData } from '../data/chart-data';
import { parts as texts } from '../parts/parts.fr';
import { useWidth } from '../use-width';
import { boundedFlows, type FlowKeys } from './flow-layout';
import { FlowList } from './FlowList';
import { FlowRibbons } from './FlowRibbons';

const LIST_UNDER = 560;
const MOST = 7;

interface Props<Key extends string> extends FlowKeys<Key> {
  data: ChartData<Key>;
  domain?: Domain;
}

/** What goes from where to where, as ribbons; a list of both ends where there is no room. */
export function FlowChart<Key extends string>({ data, domain, ...keys }: Props<Key>) {
  const { ref, width } = useWidth();
  const flows = boundedFlows(data, keys, MOST);
  const left = figuresOf(data, keys.value).filter((figure) => figure === null || figure <= 0).length;
  const drawn = { flows, column: columnOf(data, keys.value), domain };
  if (flows.length === 0) return <Caption component="p">{texts.nothing_above_zero}</Caption>;
  return (
    <Box ref={ref}>
      {width > 0 && width < LIST_UNDER && <FlowList {...drawn} heading={columnOf(data, keys.from).label} />}
      {width >= LIST_UNDER && <FlowRibbons {...drawn} width={width} />}
      {left > 0 && (
        <Caption component="p" sx={{ mt: 1 }}>
          {texts.not_drawn(left)}
        </Caption>
      )}
    </Box>
  );
}
