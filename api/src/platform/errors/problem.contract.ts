/** RFC 9457 `application/problem+json`, as every refusal answers. */
export interface Problem {
  /** `/problems/{code}`: stable, for programs. */
  type: string;
  title: string;
  status: number;
  /** A French sentence that helps the person act. */
  detail: string;
  /** One message a refused field; nested fields with dots. */
  errors?: Record<string, string>;
  request_id?: string;
}

/** The 409 that answers a write made from an older version of the record. */
export interface ConflictProblem extends Problem {
  changed_by: string | null;
  changed_at: string | null;
  changed_fields: string[];
  current_version: number;
}
