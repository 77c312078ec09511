import { type ComponentType, useEffect, useState } from 'react'

/** Stands in for a part that is on its way; it is given `again` once that did not come. */
type Fallback<Props> = ComponentType<Props & { retry?: (() => void) | undefined }>

const parts: (() => Promise<void>)[] = []

/** A part of the editor that is loaded when it is first needed. Whatever becomes of it, the page and all else stay. */
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
      // What did not come may be asked for again; React's `lazy` would remember the failure.
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
    const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming')
    useEffect(() => {
      if (state !== 'coming') return
      let isWanted = true
      const become = (next: 'here' | 'failed') => () => isWanted && setState(next)
      prefetch().then(become('here'), become('failed'))
      return () => {
        isWanted = false
      }
    }, [state])
    if (Part) return <Part {...props} />
    return <WhileLoading {...props} retry={state === 'failed' ? () => setState('coming') : undefined} />
  }

  return Object.assign(LazyComponent, {
    /** Loads it while somebody still points at what needs it. */
    prefetch: () => void prefetch().catch(() => {}),
  })
}

/** Long enough that a page's first pictures, and whoever came to change one word, do not wait for it. */
const quietAfter = 2_000

/**
 * Fetches `first` and then all such parts, one after the other, while the browser is idle, so that each opens at once; not
 * where data is to be saved. The function that it returns ends it.
 */
export function prefetchWhenIdle(first: () => Promise<void>): () => void {
  let isWanted = true
  const timer = setTimeout(async () => {
    for (const prefetch of [first, ...parts]) {
      await idle()
      if (!isWanted || !navigator.onLine || savesData()) return
      await prefetch().catch(() => {})
    }
  }, quietAfter)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** Safari knows no idle callback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
