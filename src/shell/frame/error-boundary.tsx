import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What to show instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value gives the children another try: the address of the page. */
  resetKey?: string;
}

/** Keeps a crash below it from taking what is around it along. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.crashed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  private retry = () => this.setState({ crashed: false });

  override render() {
    return this.state.crashed ? this.props.fallback(this.retry) : this.props.children;
  }
}
