import type { Domain } from '../../theme/domain-colors';
import type { ChartData } from '../data/chart-data';
import type { PlaceKeys } from './map-places';

export interface RegionMapProps<Key extends string = string> extends PlaceKeys<Key> {
  data: ChartData<Key>;
  domain?: Domain;
}
