import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  /** Returns what is shown instead after a failure; `retry` shows the children again. By default nothing. */
  fallback?: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps the failure of a part of the page in this part. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children
  }
}
