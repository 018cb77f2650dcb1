import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Replacement content; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value, such as the page's URL, renders the children again. */
  resetKey?: string;
}

/** Keeps a crash in its children from reaching the content around it. */
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
