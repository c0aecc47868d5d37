import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { MINUTE_MS } from '@livres/api/contract';

const HALF_AN_HOUR_MS = 30 * MINUTE_MS;

/** The fields of study of open scholarships, to write the same word for the same thing. */
export function useFieldsOfStudy(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['scholarships', 'fields_of_study'],
    queryFn: ({ signal }) => api.get('/universities/scholarships/fields_of_study/', { signal }),
    staleTime: HALF_AN_HOUR_MS,
  });
  return data;
}
