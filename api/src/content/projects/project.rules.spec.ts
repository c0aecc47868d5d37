import { describe, expect, it } from 'vitest';
import { PROJECT_MESSAGES, projectProgress } from './project.contract.js';
import { projectFaults } from './project.rules.js';

describe('a project', () => {
  it('may end on the day it begins, not before', () => {
    const dated = (start_date: string | null, end_date: string | null) =>
      projectFaults({ start_date, end_date });
    expect(dated('2027-03-01', '2027-03-01')).toEqual({});
    expect(dated('2027-03-01', null)).toEqual({});
    expect(dated(null, '2027-03-01')).toEqual({});
    expect(dated('2027-03-02', '2027-03-01')).toEqual({ end_date: PROJECT_MESSAGES.dates_order });
  });

  it('counts the staff’s estimate only while it is in progress', () => {
    expect(projectProgress({ status: 'planned', progress: 40 })).toBe(0);
    expect(projectProgress({ status: 'in_progress', progress: 40 })).toBe(40);
    expect(projectProgress({ status: 'completed', progress: 40 })).toBe(100);
  });
});
