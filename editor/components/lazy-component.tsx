import { type ComponentType, useEffect, useState } from 'react'
import { savesData } from '#ui/saves-data.ts'

/** Rendered while a component loads and after loading has failed; `retry` is set after a failure. */
type Fallback<Props> = ComponentType<Props & { retry?: (() => void) | undefined }>

const parts: (() => Promise<void>)[] = []

/** Creates a component whose code is loaded on first use. If loading fails, the fallback can offer to try again. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  WhileLoading: Fallback<Props>,
) {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function loadOnce() {
    try {
      Part = await load()
    } finally {
      // Removed, so that a failed load can be retried. React's `lazy` would cache the failure.
      loading = undefined
    }
  }
  function prefetch(): Promise<void> {
    if (Part) return Promise.resolve()
    loading ??= loadOnce()
    return loading
  }

  parts.push(prefetch)

  function LazyComponent(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    useEffect(() => {
      if (state !== 'loading') return
      prefetch().then(
        () => setState('loaded'),
        () => setState('failed'),
      )
    }, [state])
    if (Part) return <Part {...props} />
    return <WhileLoading {...props} retry={state === 'failed' ? () => setState('loading') : undefined} />
  }

  return Object.assign(LazyComponent, {
    /** Starts loading before the component is needed, for example on hover. Resolves when it is loaded or has failed. */
    prefetch: () => prefetch().catch(() => {}),
    isLoaded: () => Part !== undefined,
  })
}

const longestWait = 1_000

/** Returns true once the components are loaded or `longestWait` ms have passed, so that they appear together. */
export function useLoaded(parts: { prefetch: () => Promise<void>; isLoaded: () => boolean }[]): boolean {
  const [isReady, setReady] = useState(() => parts.every((part) => part.isLoaded()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a component do not change
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setReady(true), longestWait)
    void Promise.all(parts.map((part) => part.prefetch())).then(() => setReady(true))
    return () => clearTimeout(timer)
  }, [])
  return isReady
}

/** Long enough not to delay the page's first pictures or a user's first edit. */
const prefetchDelayMs = 2_000

/**
 * Prefetches `first` and then all lazy components, one after the other, while the browser is idle. Stops if the browser
 * is offline or saves data (`Save-Data`), or when the returned function is called.
 */
export function prefetchWhenIdle(first: () => Promise<void>): () => void {
  let isWanted = true
  const timer = setTimeout(async () => {
    for (const prefetch of [first, ...parts]) {
      await idle()
      if (!isWanted || !navigator.onLine || savesData()) return
      await prefetch().catch(() => {})
    }
  }, prefetchDelayMs)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** Waits until the browser is idle. Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
