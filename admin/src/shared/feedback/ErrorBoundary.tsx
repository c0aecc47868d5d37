import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  /** A new value tries again: the address, say. */
  resetKey?: string;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && this.state.error) this.retry();
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    if (!this.state.error) return this.props.children;
    return <ErrorScreen error={this.state.error} onRetry={this.retry} />;
  }
}
