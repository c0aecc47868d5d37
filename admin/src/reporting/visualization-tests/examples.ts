import type { ComponentType } from 'react';
import type { ExampleName } from './Example';
import { FiguresExample } from './figures-example';
import { FlowsExample, WaterfallExample } from './flow-examples';
import { CohortsExample, HoursExample } from './grid-examples';
import { GoalsExample, GroupsExample, ListExample, PointsExample, SharesExample } from './part-examples';
import { PlacesExample } from './map-example';
import type { SampleKind } from './sample-kinds';
import { BarsExample, LinesExample, ProjectionExample, StacksExample } from './time-examples';

/** Each chart of the panel. */
export const EXAMPLES: readonly [ExampleName, ComponentType<{ kind: SampleKind }>][] = [
  ['figures', FiguresExample],
  ['lines', LinesExample],
  ['projection', ProjectionExample],
  ['bars', BarsExample],
  ['stacks', StacksExample],
  ['list', ListExample],
  ['shares', SharesExample],
  ['points', PointsExample],
  ['hours', HoursExample],
  ['cohorts', CohortsExample],
  ['goals', GoalsExample],
  ['waterfall', WaterfallExample],
  ['groups', GroupsExample],
  ['flows', FlowsExample],
  ['places', PlacesExample],
];
