import Typography from '@mui/material/Typography';
import type { Dashboard } from '@livres/api/contract';
import { useState } from 'react';
import { Panel } from '../shared/layout/Panel';
import type { Domain } from '../shared/theme/domain-colors';
import { dashboard as texts } from './dashboard.fr';
import { TodoFilter } from './TodoFilter';
import { TodoGroups } from './TodoGroups';
import { useTodo } from './use-todo';

/** What waits for someone, the most pressing first; for who only reads, what the team has to do. */
export function TodayPanel({ messages }: { messages: Dashboard['messages'] }) {
  const { todo, isReader } = useTodo(messages);
  const [domain, setDomain] = useState<Domain | null>(null);
  const late = todo.filter(({ when }) => when === 'late').length;
  const shown = todo
    .filter((line) => domain === null || line.domain === domain)
    .map((line) => (isReader ? { ...line, action: texts.read } : line));
  return (
    <Panel
      title={isReader ? texts.to_read : texts.todo}
      {...(isReader && { help: texts.to_read_help })}
      actions={
        todo.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.todo_count(todo.length, late)}
          </Typography>
        )
      }
    >
      {todo.length === 0 && <Typography color="textSecondary">{texts.nothing_to_do}</Typography>}
      <TodoFilter todo={todo} chosen={domain} onChoose={setDomain} />
      <TodoGroups todo={shown} />
    </Panel>
  );
}
