import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown after a failure, by default nothing; `retry` shows the children again. */
  fallback?: (retry: () => void) => ReactNode
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children
  }
}
